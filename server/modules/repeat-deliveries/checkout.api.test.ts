import { afterAll, expect, it } from 'vitest'
import { address, signedIn } from '#test/builders.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'

const shop = await openRepeatShop()
const { app, whey } = shop
const { id: variantId, price } = whey.variants[0]!
const line = { productId: whey.id, variantId }
afterAll(() => shop.close())

it('a repeat delivery is a separate line in the cart next to a single purchase of the variant, with its interval and price', async () => {
  const { token } = await signedIn(app)
  await app.call('POST /cart', { ...line, quantity: 1 }, { token })
  const cart = await app.call('POST /cart', { ...line, quantity: 2, repeatWeeks: 4 }, { token })
  expect(cart.items).toMatchObject([
    { quantity: 1, price: 40 },
    { quantity: 2, price: 36, repeatWeeks: 4, repeat: { percent: 10, oneTimePrice: 40 } },
  ])
  expect(cart.subtotal).toBe(112)
  await expect(app.call('POST /cart', { ...line, quantity: 2, repeatWeeks: 8 }, { token })).rejects.toMatchObject({
    errors: { repeatWeeks: ['is not offered for this product'] },
  })
  const changed = await app.call('PATCH /cart/item', { ...line, repeatWeeks: 4, quantity: 3 }, { token })
  expect(changed.items.map(({ quantity }) => quantity)).toEqual([1, 3])
  const merged = await app.call(
    'POST /cart/merge',
    { items: [{ ...line, repeatWeeks: 2, quantity: 5, changedAt: app.now().toISOString() }] },
    { token },
  )
  expect(merged.items.map(({ quantity, repeatWeeks }) => [quantity, repeatWeeks])).toEqual([
    [1, undefined],
    [3, 4],
    [5, 2],
  ])
  const left = await app.call('DELETE /cart/item', { ...line, repeatWeeks: 2 }, { token })
  expect(left.items).toHaveLength(2)
  const preview = await app.call('POST /cart/preview', { items: [{ ...line, quantity: 1, repeatWeeks: 4 }] })
  expect(preview.items).toMatchObject([{ price: 36 }])
  // An order removes both lines from the cart.
  const order = await shop.order(token, { quantity: 3, once: 1 })
  expect(order.products).toMatchObject([{ quantity: 4, repeats: [{ weeks: 4, quantity: 3 }] }])
  expect((await app.call('GET /cart', {}, { token })).items).toEqual([])
})

it('a repeat delivery is paid by card by signed-in customers, and by no other method', async () => {
  const { token } = await signedIn(app)
  const products = [{ ...line, quantity: 1, repeatWeeks: 4 }]
  const ask = (over: object, as?: string) =>
    app.call('POST /user/orders/checkout-summary', { products, ...over }, as === undefined ? {} : { token: as })
  expect((await ask({}, token)).paymentMethods).toEqual(['Stripe'])
  expect((await ask({})).paymentMethods).toEqual([])
  await expect(ask({ paymentMethod: 'Stripe' })).rejects.toMatchObject({
    errors: { paymentMethod: ['needs a sign-in: the order has repeat deliveries'] },
  })
  await expect(ask({ paymentMethod: 'COD' }, token)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_IS_INVAILD' })
  await expect(shop.order(token, { over: { paymentMethod: 'COD' } })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_IS_INVAILD' })
  await expect(shop.order(token, { over: { products: [{ ...line, price, quantity: 1, repeatWeeks: 12 }] } })).rejects.toMatchObject({
    code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
  })
})

it('a repeat delivery is limited in units together with single purchases', async () => {
  const { token } = await signedIn(app)
  await shop.setVariant(0, { stock: 3 })
  const products = [
    { ...line, quantity: 2 },
    { ...line, quantity: 2, repeatWeeks: 4 },
  ]
  const summary = await app.call('POST /user/orders/checkout-summary', { products, shippingAddress: address() }, { token })
  expect(summary.problems).toEqual({ 'products.1': ['Only 3 left'] })
})

it('a repeat delivery is offered by staff for stocked variants, and keeps its agreed terms when the offer changes', async () => {
  const { token } = shop.staff
  const offer = { percent: 15, weeks: [4, 2] as (2 | 4)[] }
  expect(await app.call('PUT /admin/products/:id/repeat-offer', { id: whey.id, offer }, { token })).toEqual({
    offer: { percent: 15, weeks: [2, 4] },
  })
  expect((await app.call('GET /user/products/:id', { id: whey.id })).repeat).toEqual({ percent: 15, weeks: [2, 4] })
  await expect(
    app.call('PUT /admin/products/:id/repeat-offer', { id: whey.id, offer: { percent: 15, weeks: [4, 4] } }, { token }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await app.call('PUT /admin/products/:id/repeat-offer', { id: whey.id, offer: null }, { token })
  expect((await app.call('GET /user/products/:id', { id: whey.id })).repeat).toBeUndefined()
})
