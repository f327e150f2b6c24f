import { afterAll, afterEach, beforeEach } from 'vitest'
import type { Product } from '#contract/product.ts'
import { grantPoints, newKey, seedProduct, signedIn, stockShop } from './builders.ts'
import { card, openCardShop } from './card-shop.ts'

/** A shop with one product whose orders are paid, delivered and refunded; its books are compared after each test of the file. */
export async function openRefundShop() {
  const shop = await openCardShop()
  const { app, stripe } = shop
  const [product] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
  beforeEach(() => {
    stripe.state.isDown = false
    stripe.state.refundsArePending = false
  })
  afterEach(() => shop.assertBooks())
  afterAll(() => shop.close())

  const place = (options: Partial<Parameters<typeof shop.place>[0]> = {}) => shop.place({ product, ...options })
  return {
    ...shop,
    product,
    place,
    paidOrder: async () => {
      const order = await place()
      stripe.payWith((await shop.begin(order)).sessionId, card)
      await shop.deliverLastEvent()
      return order
    },
    buyPaid: async (over: object = {}, given = 0) => {
      const buyer = await signedIn(app)
      if (given > 0) await grantPoints(app, buyer.userId, given)
      const order = await place({ token: buyer.token, over: { email: undefined, ...over } })
      if (order.paymentMethod === 'Stripe') {
        stripe.payWith((await shop.begin(order)).sessionId, card)
        await shop.deliverLastEvent()
      }
      return { buyer, order }
    },
    deliver: async (staff: string, id: string) => {
      await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
      await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
    },
    refund: (token: string, id: string, amount?: number) =>
      app.call(
        'POST /admin/orders/:id/refund',
        { id, ...(amount !== undefined && { amount }), reason: 'Scratched' },
        { token, idempotencyKey: newKey() },
      ),
    points: (token: string) => app.call('GET /points', {}, { token }),
  }
}
