import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { eventBody } from '#test/stripe/objects.ts'
import { address, grantPoints, lastMail, newKey, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let bell: Product
let staff: string
type Currency = ApiInput<'PUT /admin/currencies'>['currencies'][number]
type Input = ApiInput<'POST /user/orders/create-order'>
const euro: Currency = { code: 'EUR', rate: '0.92', rounding: '99', active: true }
const yen: Currency = { code: 'JPY', rate: '151.37', rounding: 'minor', active: true }

async function offer(...currencies: Currency[]): Promise<void> {
  const { version } = await app.call('GET /admin/currencies', {}, { token: staff })
  await app.call('PUT /admin/currencies', { version, currencies }, { token: staff })
}

/** The input that the checkout sends for a summary in this currency. */
async function seen(
  code: string,
  { quantity = 1, token, ...over }: { quantity?: number; token?: string } & Partial<Input> = {},
): Promise<Input> {
  const line = { productId: bell.id, variantId: bell.variants[0]!.id, quantity }
  const sent = { products: [line], shippingAddress: address(), currency: code }
  const summary = await app.call('POST /user/orders/checkout-summary', sent, { token })
  return {
    ...sent,
    products: [{ ...line, price: summary.products[0]!.price }],
    shippingMethod: summary.shippingMethod!,
    paymentMethod: 'Stripe',
    productCost: summary.productCost,
    shippingCost: summary.shippingCost,
    totalCost: summary.totalCost,
    currency: summary.currency!,
    email: 'buyer@example.com',
    ...over,
  }
}
const place = (input: Input, token?: string) => app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
const storedOf = async (id: string) =>
  (await app.database.db.query({ text: 'select currency, shop_rate::text as rate, total_cost from orders where id = $1', values: [id] }))
    .rows[0] as {
    currency: { code: string; rate: string } | null
    rate: string | null
    total_cost: number
  }

beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bell] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
  staff = await staffToken(app)
  await offer(euro, yen)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

it("an order in another currency is shown, charged, invoiced and refunded in it, and reported in the shop's", async () => {
  const before = await app.call('GET /admin/orders/count', {}, { token: staff })
  const input = await seen('EUR')
  // 49.90 at a rate of 0.92 is 45.91, rounded to 45.99. Shipping is converted to the cent.
  expect(input).toMatchObject({ productCost: 45.99, shippingCost: 4.51, totalCost: 50.5, currency: { code: 'EUR', rate: '0.92' } })
  const order = await place(input)
  expect(order).toMatchObject({ totalCost: 50.5, currency: { code: 'EUR', rate: '0.92' } })
  expect(await storedOf(order.id)).toMatchObject({ rate: '0.92', total_cost: 5050 })
  const { sessionId } = await shop.begin(order)
  const session = shop.stripe.state.sessions.get(sessionId)!
  expect(session).toMatchObject({ amount_total: 5050, currency: 'eur' })
  shop.stripe.payWith(sessionId, card)
  await shop.deliverLastEvent()
  expect((await shop.readOrder(order)).paymentStatus).toBe('Paid')
  expect((await lastMail(app, 'buyer@example.com'))!.text).toContain('€50.50')
  const { invoices } = await app.call('GET /user/orders/:id/invoices', { id: order.id, token: order.token })
  expect(invoices).toMatchObject([{ totalCost: 50.5, currency: 'EUR' }])
  // 50.50 € at 0.92 are 54.89 $.
  const after = await app.call('GET /admin/orders/count', {}, { token: staff })
  expect(after.sum! - before.sum!).toBeCloseTo(54.89)
  const options = { token: staff, idempotencyKey: newKey() }
  const refunded = await app.call('POST /admin/orders/:id/refund', { id: order.id, amount: 45.99, reason: '', to: 'original' }, options)
  expect(refunded).toMatchObject({ refunded: 45.99, currency: { code: 'EUR' } })
})

it("the file of orders has the rate of each, and its total in the shop's currency", async () => {
  const { id } = await place(await seen('EUR'))
  const { order } = await app.call('GET /admin/orders/:id', { id }, { token: staff })
  const { rate } = await storedOf(id)
  const response = await app.request(`/api/admin/orders/export?q=${order.number}`, { headers: { authorization: `Bearer ${staff}` } })
  const [head, line] = (await response.text()).trim().split('\r\n')
  const at = (column: string) => line!.split(',').at(head!.split(',').indexOf(column) - head!.split(',').length)
  const total = Math.round((order.totalCost * 100) / Number(rate)) / 100
  expect([at('Exchange rate'), at('Shop currency'), at("Total in the shop's currency")]).toEqual(['0.92', 'USD', String(total)])
})

it('an order in a currency without minor units has no decimals', async () => {
  const order = await place(await seen('JPY', { quantity: 2 }))
  expect(order).toMatchObject({ productCost: 15106, shippingCost: 0, totalCost: 15106 })
  expect(await storedOf(order.id)).toMatchObject({ rate: '1.5137', total_cost: 15106 })
  const { sessionId } = await shop.begin(order)
  expect(shop.stripe.state.sessions.get(sessionId)).toMatchObject({ amount_total: 15106, currency: 'jpy' })
  await expect(place({ ...(await seen('JPY')), totalCost: 7553.5 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('an event that names another currency never marks an order as paid', async () => {
  const order = await place(await seen('EUR'))
  const { sessionId } = await shop.begin(order)
  shop.stripe.payWith(sessionId, card)
  const session = shop.stripe.state.sessions.get(sessionId)!
  const event = eventBody('checkout.session.completed', { ...session, currency: 'usd', id: `cs_test_${newKey()}` }, app.now())
  expect((await shop.send(shop.stripe.signed(event))).status).toBe(200)
  expect((await shop.readOrder(order)).paymentStatus).toBe('Pending')
})

it("an order in the shop's own currency has no conversion data", async () => {
  const line = { productId: bell.id, variantId: bell.variants[0]!.id, quantity: 1 }
  expect(await app.call('POST /user/orders/checkout-summary', { products: [line], shippingAddress: address() })).not.toHaveProperty(
    'currency',
  )
  expect(await app.call('POST /user/orders/checkout-summary', { products: [line], currency: 'USD' })).not.toHaveProperty('currency')
})

it("an unknown or disabled currency, an outdated rate, and amounts in the shop's own currency are refused", async () => {
  const input = await seen('EUR')
  const refused = { code: 'CURRENCY_IS_NOT_OFFERED' }
  await expect(seen('GBP')).rejects.toMatchObject(refused)
  await expect(place({ ...input, useCredit: true })).rejects.toMatchObject(refused)
  await expect(place({ ...input, giftCards: ['x'] })).rejects.toMatchObject(refused)
  await offer({ ...euro, rate: '0.93' }, { ...yen, active: false })
  await expect(seen('JPY')).rejects.toMatchObject(refused)
  await expect(place(input)).rejects.toMatchObject({
    code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    errors: { 'currency.rate': ['It is 0.93 now'] },
  })
  await offer(euro, yen)
})

it("points are worth the same as in the shop's currency, and so are earned ones", async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 1000)
  const { products, shippingAddress, ...wanted } = await seen('EUR', { token, points: 1000, paymentMethod: 'COD' })
  const sent = { products: products.map(({ price: _, ...line }) => line), shippingAddress, currency: 'EUR', points: 1000 }
  expect(await app.call('POST /user/orders/checkout-summary', sent, { token })).toMatchObject({ totalCost: 50.5, amountDue: 41.3 })
  const order = await place({ products, shippingAddress, ...wanted }, token)
  // 1000 points are 10 $, and so 9.20 €.
  expect(order).toMatchObject({ pointsSpent: 1000, pointsCost: 9.2, amountDue: 41.3 })
  await app.call('DELETE /user/orders/cancel-order/:id', { id: order.id }, { token })
  expect((await app.call('GET /points', {}, { token })).balance).toBe(1000)
  const other = await place(await seen('JPY', { token, paymentMethod: 'COD' }), token)
  await app.call('POST /admin/orders/:id/ship', { id: other.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: other.id }, { token: staff })
  // 49.90 + 4.90 $, in yen.
  expect((await app.call('GET /points', {}, { token })).balance).toBe(1000 + 54)
})

it("an edit keeps the order's currency and rate, whatever they are now", async () => {
  const order = await place(await seen('EUR', { paymentMethod: 'COD' }))
  await offer({ ...euro, rate: '2' })
  const lines = [{ productId: bell.id, variantId: bell.variants[0]!.id, quantity: 2 }]
  const preview = await app.call('POST /admin/orders/:id/edit/preview', { id: order.id, lines }, { token: staff })
  expect(preview.productCost).toBe(91.98)
  const { edits } = await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })
  const edit = { id: order.id, lines, edits, totalCost: preview.totalCost, reason: '' }
  const edited = await app.call('POST /admin/orders/:id/edit', edit, { token: staff, idempotencyKey: newKey() })
  expect(edited.order).toMatchObject({ productCost: 91.98, currency: { code: 'EUR', rate: '0.92' } })
  await offer(euro, yen)
})

it('each of 50 orders placed while the owner changes the rate has the rate that its buyer saw', async () => {
  const input = await seen('EUR', { paymentMethod: 'COD' })
  const changed = offer({ ...euro, rate: '0.95' }, yen)
  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => place({ ...input, email: `racer-${n}@example.com` })))
  await changed
  const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
  const stored = await Promise.all(placed.map(storedOf))
  expect(stored.map(({ currency, rate, total_cost }) => [currency?.rate, rate, total_cost])).toEqual(
    placed.map(() => ['0.92', '0.92', 5050]),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as object] : []))
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })))
  await expect(place(input)).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
})
