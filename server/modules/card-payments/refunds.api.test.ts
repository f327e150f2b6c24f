import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { givePoints, newKey, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let stripe: CardShop['stripe']
let kettlebell: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app, stripe } = shop)
  ;[kettlebell] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
})
beforeEach(() => {
  stripe.state.isDown = false
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const place = (options: Partial<Parameters<CardShop['place']>[0]> = {}) => shop.place({ product: kettlebell, ...options })

describe('a refund', () => {
  const paidOrder = async () => {
    const order = await place()
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.tell()
    return order
  }
  const refund = (token: string, id: string, amount?: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, ...(amount !== undefined && { amount }), reason: 'Scratched' },
      { token, idempotencyKey: newKey() },
    )

  it('pays a part back, then the rest, and never more than was paid; 20 at once neither', async () => {
    const { token } = await staffIn(app, 'support')
    const order = await paidOrder()
    expect(await refund(token, order.id, 10)).toMatchObject({ refunded: 10, paymentStatus: 'Paid' })
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => refund(token, order.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.see(order)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled', orderStatus: 'Cancelled' })
    await app.jobs.runDue()
    const refunds = [...stripe.state.refunds.values()].slice(-2)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(order.totalCost * 100))
  })

  it('of all of an order that is not packed cancels it: stock and points go back, too', async () => {
    const { token } = await staffIn(app, 'support')
    const buyer = await signedIn(app)
    await givePoints(app, buyer.userId, 500)
    const order = await place({ token: buyer.token, over: { points: 500, email: undefined } })
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.tell()
    const before = await shop.stockOf(kettlebell)
    expect(await refund(token, order.id)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunded: order.amountDue })
    expect((await shop.stockOf(kettlebell)) - before).toBe(1)
    expect((await app.call('GET /points', {}, { token: buyer.token })).balance).toBe(500)
    // When a paid order would have earned its own.
    app.pass(8 * 86_400_000)
    await app.jobs.runDue()
    const { rows } = await app.database.db.query({ text: 'select points from users where id = $1', values: [buyer.userId] })
    expect(rows).toEqual([{ points: 500 }])
  })

  it('is paid once, though the provider was down at first', async () => {
    const { token } = await staffIn(app, 'support')
    const order = await paidOrder()
    await refund(token, order.id)
    const before = stripe.state.refunds.size
    stripe.state.isDown = true
    await app.jobs.runDue()
    stripe.state.isDown = false
    app.pass(60_000)
    await app.jobs.runDue()
    expect(stripe.state.refunds.size - before).toBe(1)
  })

  it('follows when staff cancel a paid order', async () => {
    const { token } = await staffIn(app, 'owner')
    const order = await paidOrder()
    const cancelled = await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Lost' }, { token })
    expect(cancelled).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunded: order.totalCost })
  })
})
