import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { expireUnpaid } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const run = async (text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows

it('an unpaid order that cannot be cancelled does not keep the stock of those after it', async () => {
  const [product] = await stockShop(app, [seedProduct({ stock: 9 })])
  const { token } = await signedIn(app)
  const ids: string[] = []
  for (const hour of ['08', '09']) {
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const { id } = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    await run('update orders set pay_until = $2 where id = $1', [id, `2020-01-01T${hour}:00Z`])
    ids.push(id)
  }
  const [stuck, other] = ids
  await run(`create function refuse_stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`)
  await run(`create trigger refuse_stuck before update on orders for each row when (old.id = '${stuck}') execute function refuse_stuck()`)
  const settings = { config: app.config, signingSecret: 'a secret of this test, long enough', gateway: null }
  await expect(expireUnpaid(app.database, settings, app.now())).rejects.toThrow('stuck')
  const statuses = await run('select id, order_status from orders where id = any($1) order by pay_until', [ids])
  expect(statuses).toEqual(
    expect.arrayContaining([
      { id: stuck, order_status: 'Pending' },
      { id: other, order_status: 'Cancelled' },
    ]),
  )
})
