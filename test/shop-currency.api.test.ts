import { afterAll, describe, expect, it } from 'vitest'
import { toInputText, setShopCurrency } from '#contract/currency.ts'
import { lastMail, newKey, orderInput, seedProduct, staffToken, stockShop } from './builders.ts'
import { card, openCardShop } from './card-shop.ts'

afterAll(() => setShopCurrency('USD'))

const email = 'buyer@example.com'

describe.each([
  { name: 'JPY', price: 4990, units: 4990, shipping: 490, mailed: '¥5,480', decimals: 1.5 },
  { name: 'BHD', price: 4.905, units: 4905, shipping: 0.49, mailed: '5.395', decimals: 1.2345 },
])('a shop in $name', ({ name, price, units, shipping, mailed, decimals }) => {
  it("prices, charges, invoices and refunds in its currency's minor units", async () => {
    const shop = await openCardShop({ env: { CURRENCY_NAME: name, CURRENCY_STYLE: 'US' } })
    try {
      const { app, stripe } = shop
      const [thing] = await stockShop(app, [seedProduct({ price, stock: 10 })])
      expect(thing!.variants[0]!.price).toBe(price)
      const input = await orderInput(app, [{ product: thing!, quantity: 1 }], { paymentMethod: 'Stripe', email })
      expect(input).toMatchObject({ productCost: price, shippingCost: shipping })
      await expect(
        app.call('POST /user/orders/create-order', { ...input, totalCost: decimals }, { idempotencyKey: newKey() }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { totalCost: [expect.stringContaining('decimals')] } })
      const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
      const { sessionId } = await shop.begin(order)
      const due = units + Math.round(shipping * (units / price))
      expect(stripe.state.sessions.get(sessionId)).toMatchObject({ amount_total: due, currency: name.toLowerCase() })
      stripe.payWith(sessionId, card)
      await shop.deliverLastEvent()
      expect((await shop.readOrder(order)).paymentStatus).toBe('Paid')
      expect((await lastMail(app, email))!.text).toContain(mailed)
      const staff = await staffToken(app)
      const options = { token: staff, idempotencyKey: newKey() }
      const refunded = await app.call('POST /admin/orders/:id/refund', { id: order.id, amount: price, reason: '', to: 'original' }, options)
      expect(refunded.refunded).toBe(price)
      const response = await app.request('/api/admin/orders/export?format=shopify', { headers: { authorization: `Bearer ${staff}` } })
      expect(await response.text()).toContain(toInputText(order.totalCost, name))
      await shop.assertBooks()
    } finally {
      await shop.close()
    }
  })
})
