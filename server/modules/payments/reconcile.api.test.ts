import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CardShop, openCardShop } from '#test/card-shop.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import type { PaymentGateway, Session } from './payments.ts'
import { reconcile } from './reconcile.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

it('finds all sessions at the provider that differ from the stored ones, however many there are', async () => {
  const [product] = await stockShop(shop.app, [seedProduct()])
  const { id: orderId } = await shop.place({ product: product! })
  const { db } = shop.app.database
  await db.query({
    text: `insert into payments (id, order_id, session_id, url, amount, currency, status, created_at, expires_at)
      select gen_random_uuid(), $1, 'known-' || n, '', 1000, 'USD', 'expired', $2, $2 from generate_series(1, 250) n`,
    values: [orderId, shop.app.now()],
  })
  const sessionOf = (id: string, over: Partial<Session> = {}) => ({ id, orderId, amount: 1000, state: 'expired', ...over }) as Session
  async function* listSessions() {
    yield sessionOf('lost', { state: 'paid' })
    yield sessionOf('never paid')
    for (let n = 1; n <= 248; n += 1) yield sessionOf(`known-${n}`)
    yield sessionOf('known-249', { state: 'paid' })
    yield sessionOf('known-250', { amount: 999 })
  }
  expect(await reconcile(db, { listSessions } as unknown as PaymentGateway, new Date(0))).toEqual([
    { sessionId: 'lost', orderId, what: 'unknown to us' },
    { sessionId: 'known-249', orderId, what: 'paid, but not in our books' },
    { sessionId: 'known-250', orderId, what: 'another amount' },
  ])
})
