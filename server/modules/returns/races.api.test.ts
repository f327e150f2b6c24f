import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { grantPoints, newKey, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

/** Every statement is delayed, so that a call that reads first and writes later is overtaken by another. */
const latencyMs = 5
const clicks = 20

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: latencyMs })
  ;({ app } = shop)
  ;[bottle] = (await stockShop(app, [seedProduct({ price: 30, stock: 100, isRedeemable: true })])) as [Product]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(async () => {
  await shop.close()
})

/** An order by card and 500 points, paid and delivered. */
async function delivered() {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 500)
  const order = await shop.place({ product: bottle, token, over: { points: 500, email: undefined } })
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  return { order, token }
}

/** The number of concurrent clicks that weren't refused. */
async function done(work: () => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: clicks }, work))
  return results.filter(({ status }) => status === 'fulfilled').length
}

it('each step of a return happens once, however many parallel clicks on a slow database', async () => {
  const { order, token } = await delivered()
  const lines = [{ variantId: bottle.variants[0]!.id, quantity: 1 }]
  expect(await done(() => app.call('POST /user/orders/:id/returns', { id: order.id, lines, reason: 'wrong-size' }, { token }))).toBe(1)
  const { id } = (await shop.readOrder(order)).returns[0]!
  const before = await shop.stockOf(bottle)
  expect(await done(() => app.call('POST /admin/returns/:id/approve', { id }, { token: staff }))).toBe(1)
  expect(await done(() => app.call('POST /admin/returns/:id/receive', { id }, { token: staff }))).toBe(1)
  const refund = () => app.call('POST /admin/returns/:id/refund', { id, to: 'original' }, { token: staff, idempotencyKey: newKey() })
  expect(await done(refund)).toBe(1)
  expect((await shop.stockOf(bottle)) - before).toBe(1)
  await app.jobs.runDue()
})

it('a return and a refund by staff in parallel never exceed what was paid', async () => {
  const { order, token } = await delivered()
  await app.call('POST /user/orders/:id/withdrawal', { id: order.id }, { token })
  const { id } = (await shop.readOrder(order)).returns[0]!
  await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  const key = () => ({ token: staff, idempotencyKey: newKey() })
  const ofReturn = () => app.call('POST /admin/returns/:id/refund', { id, to: 'original' }, key())
  const byHand = () => app.call('POST /admin/orders/:id/refund', { id: order.id, reason: 'Late' }, key())
  const before = shop.stripe.state.refunds.size
  await Promise.allSettled(Array.from({ length: clicks }, (_, click) => (click % 2 === 0 ? ofReturn() : byHand())))
  const { refunded, amountDue, refunds } = await shop.readOrder(order)
  expect([refunded, refunds.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0)]).toEqual([amountDue, 500])
  await app.jobs.runDue()
  const toCard = [...shop.stripe.state.refunds.values()].slice(before).reduce((sum, { amount }) => sum + amount, 0)
  expect(toCard).toBe(Math.round(amountDue * 100))
})
