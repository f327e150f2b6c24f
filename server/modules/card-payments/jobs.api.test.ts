import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import type { PaymentGateway } from '#server/modules/payments/payments.ts'
import { expireUnpaid } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const run = async (text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows

/** Unpaid orders of one piece each, the payment of each overdue for an hour less than that of the one before. */
async function overdue(count: number): Promise<string[]> {
  const [product] = await stockShop(app, [seedProduct({ stock: 9 })])
  const { token } = await signedIn(app)
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const { id } = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    await run('update orders set pay_until = $2 where id = $1', [id, `2020-01-01T0${n}:00Z`])
    ids.push(id)
  }
  return ids
}
const statuses = (ids: string[]) => run('select id, order_status from orders where id = any($1) order by pay_until', [ids])
const settings = () => ({ config: app.config, signingSecret: 'a secret of this test, long enough', gateway: null })

it('releasing the stock of unpaid orders does not wait for the payment provider', async () => {
  const ids = await overdue(3)
  await run(
    `insert into payments (id, session_id, order_id, url, amount, currency, status, created_at, expires_at)
    select gen_random_uuid(), 'session ' || id, id, 'https://pay.example', 100, 'USD', 'open', $2, $2 from unnest($1::uuid[]) id`,
    [ids, app.now()],
  )
  // In any order: they are closed beside each other.
  const asked = new Map<string, unknown>()
  const expireSession = async (session: string) => void asked.set(session, await statuses(ids))
  await expireUnpaid(app.database, { ...settings(), gateway: { expireSession } as unknown as PaymentGateway }, app.now())
  const cancelled = ids.map((id) => ({ id, order_status: 'Cancelled' }))
  expect(asked).toEqual(new Map(ids.map((id) => [`session ${id}`, cancelled])))
})

it("an unpaid order that can't be canceled does not block the release of later ones", async () => {
  const ids = await overdue(2)
  const [stuck, other] = ids
  await run(`create function refuse_stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`)
  await run(`create trigger refuse_stuck before update on orders for each row when (old.id = '${stuck}') execute function refuse_stuck()`)
  await expect(expireUnpaid(app.database, settings(), app.now())).rejects.toThrow('stuck')
  expect(await statuses(ids)).toEqual([
    { id: stuck, order_status: 'Pending' },
    { id: other, order_status: 'Cancelled' },
  ])
})
