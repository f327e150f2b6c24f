import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { contentOf } from '#server/modules/invoices/content.ts'
import { documentsOf } from '#server/modules/invoices/invoices.ts'
import { translator } from '#server/text/text.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'
import { issueGiftCard } from './gift-card-shop.ts'
import { address, editOrder, freshEmail, grantPoints, lastMail, newKey, seedProduct, signedIn, staffToken, stockShop } from './builders.ts'
import { addPromotion } from './promotions.ts'

type Summary = ApiInput<'POST /user/orders/checkout-summary'>
type Input = ApiInput<'POST /user/orders/create-order'>
type Zone = NonNullable<ApiInput<'PUT /admin/tax'>['zones']>[number]

let shop: CardShop
let app: CardShop['app']
let staff: string
let mat: Product
beforeAll(async () => {
  shop = await openCardShop({ env: { LOCALES: 'en,bn' } })
  ;({ app } = shop)
  ;[mat] = (await stockShop(app, [seedProduct({ price: 72, stock: 900, isRedeemable: true })])) as [Product]
  staff = await staffToken(app)
})
beforeEach(async () => {
  await tax(true, [])
  await offer('4.50')
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

async function set(values: ApiInput<'PATCH /admin/settings'>['values']): Promise<void> {
  const { settings } = await app.call('PATCH /admin/settings', { values }, { token: staff })
  const valueOf = (wanted: string) => settings.find(({ name }) => name === wanted)!.value
  const { config } = app
  await expect
    .poll(() => [config.offersGiftWrap, config.giftWrap.price, config.giftWrap.taxClass])
    .toEqual([valueOf('GIFT_WRAP') === 'on', Number(valueOf('GIFT_WRAP_PRICE')) * 100, values.GIFT_WRAP_TAX_CLASS || 'standard'])
}
const offer = (price: string, taxClass = '') => set({ GIFT_WRAP: 'on', GIFT_WRAP_PRICE: price, GIFT_WRAP_TAX_CLASS: taxClass })

async function tax(inclusive: boolean, zones: Zone[]): Promise<void> {
  const { settings } = await app.call('GET /admin/tax', {}, { token: staff })
  const classes = ['standard', 'service'].map((code) => ({ code, name: code }))
  await app.call('PUT /admin/tax', { ...settings, inclusive, classes, zones }, { token: staff })
}
const zone: Zone = {
  country: address().country,
  name: 'VAT',
  rates: [
    { taxClass: 'standard', percent: 20 },
    { taxClass: 'service', percent: 8 },
  ],
  shippingClass: 'standard',
}

const line = { productId: '', variantId: '', quantity: 1 }
const lines = (quantity = 1) => [{ ...line, productId: mat.id, variantId: mat.variants[0]!.id, quantity }]
const summarise = (over: Partial<Summary> = {}, token?: string) =>
  app.call('POST /user/orders/checkout-summary', { products: lines(), shippingAddress: address(), isWrapped: true, ...over }, { token })

/** The input of a browser that shows this summary of a wrapped gift. */
async function seen(asked: Partial<Summary> = {}, over: Partial<Input> = {}, token?: string): Promise<Input> {
  const { productCost, shippingCost, totalCost, creditCost, paymentMethods, currency, products } = await summarise(asked, token)
  const { isWrapped = true, currency: _, ...sent } = asked
  return {
    shippingAddress: address(),
    shippingMethod: 'standard',
    paymentMethod: paymentMethods.includes('Stripe') ? 'Stripe' : paymentMethods[0]!,
    ...sent,
    products: (sent.products ?? lines()).map((one) => ({ ...one, price: products[0]!.price })),
    gift: { isWrapped },
    productCost,
    shippingCost,
    totalCost,
    ...(creditCost > 0 && { creditCost }),
    ...(currency && { currency }),
    ...(token === undefined && { email: freshEmail() }),
    ...over,
  }
}
const place = (input: Input, token?: string) => app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
async function buy(asked: Partial<Summary> = {}, over: Partial<Input> = {}, token?: string) {
  const order = await place(await seen(asked, over, token), token)
  if (order.amountDue > 0) await pay(order)
  return { ...(await shop.readOrder(order)), token: order.token }
}
async function pay(order: { id: string; token: string }) {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
}
const refund = (id: string, over: object = {}) =>
  app.call('POST /admin/orders/:id/refund', { id, reason: 'Torn', ...over }, { token: staff, idempotencyKey: newKey() })
const invoicesOf = async ({ id, token }: { id: string; token: string }) =>
  (await app.call('GET /user/orders/:id/invoices', { id, token })).invoices.map(({ kind, totalCost }) => [kind, totalCost])
const inTotal = async () => {
  const { rows } = await app.database.db.query({ text: 'select sum(amount)::int as n from refunds where status <> $1', values: ['failed'] })
  return ((rows[0] as { n: number | null }).n ?? 0) / 100
}

it('the summary shows the price, and has it in the total once it is chosen; neither free shipping nor a discount counts it', async () => {
  expect(await summarise({ isWrapped: false })).toMatchObject({
    offersGiftWrap: true,
    giftWrapPrice: 4.5,
    productCost: 72,
    totalCost: 76.9,
  })
  expect(await summarise({ isWrapped: false })).not.toHaveProperty('wrapCost')
  // Free from 75: the goods are 72.
  expect(await summarise()).toMatchObject({ productCost: 76.5, wrapCost: 4.5, shippingCost: 4.9, totalCost: 81.4 })
  await addPromotion(app, { firstCode: 'HALF', effect: { kind: 'percent', percent: 50 } })
  expect(await summarise({ codes: ['HALF'] })).toMatchObject({ discount: 36, wrapCost: 4.5, totalCost: 45.4 })
  await set({ GIFT_WRAP: 'off' })
  const off = await summarise()
  expect(off).toMatchObject({ productCost: 72, totalCost: 76.9 })
  expect(off).not.toHaveProperty('giftWrapPrice')
})

it('a free one costs and shows nothing', async () => {
  await offer('')
  const free = await summarise()
  expect(free).toMatchObject({ offersGiftWrap: true, productCost: 72, totalCost: 76.9 })
  expect(Object.keys(free)).not.toEqual(expect.arrayContaining(['giftWrapPrice']))
  expect(await place(await seen())).not.toHaveProperty('wrapCost')
})

it('a price that changed since, or that the buyer has not seen, is refused', async () => {
  const before = await seen()
  await offer('5')
  await expect(place(before)).rejects.toMatchObject({
    code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    errors: { productCost: ['It is 77.00 now'], totalCost: ['It is 81.90 now'] },
  })
  const unseen = await seen({ isWrapped: false }, { gift: { isWrapped: true } })
  await expect(place(unseen)).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
})

it('the order, its mail, its invoice and the file of orders have the price; canceling gives it back', async () => {
  const order = await buy()
  expect(order).toMatchObject({ gift: { message: '', isWrapped: true }, wrapCost: 4.5, productCost: 76.5, totalCost: 81.4 })
  const mail = (await lastMail(app, order.email))!.text
  expect(mail).toContain('Subtotal   $72.00')
  expect(mail).toContain('Gift wrap   $4.50')
  const [invoice] = await documentsOf(app.database.db, order.id)
  const printed = (locale: 'en' | 'bn') => contentOf({ ...invoice!, locale }, translator(locale)).lines.at(-1)
  expect(printed('en')).toMatchObject({ name: 'Gift wrap', details: '', amount: '$4.50' })
  expect(printed('bn')!.name).toBe('উপহারের মোড়ক')
  const file = await app.http.inject({ url: '/api/admin/orders/export?format=shopify', headers: { authorization: `Bearer ${staff}` } })
  expect(file.payload).toContain('yes,,yes,4.50,')
  const before = await inTotal()
  await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'x' }, { token: staff })
  await app.jobs.runDue()
  expect((await inTotal()) - before).toBeCloseTo(81.4)
  expect(await invoicesOf(order)).toEqual([
    ['invoice', 81.4],
    ['credit_note', 81.4],
  ])
})

it.each([
  [true, 81.4, { net: 4.17, amount: 0.33 }],
  [false, 97.14, { net: 4.5, amount: 0.36 }],
])('is taxed by its own class where prices include tax: %s', async (inclusive, totalCost, part) => {
  await tax(inclusive, [zone])
  await offer('4.50', 'service')
  const order = await buy()
  expect(order.totalCost).toBe(totalCost)
  expect(order.taxes.find(({ percent }) => percent === 8)).toEqual({ name: 'VAT', percent: 8, ...part })
  expect((await summarise()).taxes).toEqual(order.taxes)
  // Another price and class are for orders from now on: an edit keeps what was agreed.
  await offer('9')
  const { order: edited } = await editOrder(app, staff, { id: order.id, lines: lines(2) })
  expect(edited).toMatchObject({ wrapCost: 4.5, productCost: 148.5 })
  expect(edited.taxes.find(({ percent }) => percent === 8)).toEqual(order.taxes.find(({ percent }) => percent === 8))
  await pay(order)
  // Pieces alone don't give it back; all that is left does.
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  const amount = inclusive ? 144 : 172.8
  await refund(order.id, { amount, lines: lines(2).map(({ variantId, quantity }) => ({ variantId, quantity })) })
  expect((await shop.readOrder(order)).refunded).toBe(amount)
  await refund(order.id)
  const done = await shop.readOrder(order)
  expect(done.refunded).toBe(done.totalCost)
})

async function deliver() {
  const order = await buy()
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  return order
}
const piece = () => lines().map(({ variantId, quantity }) => ({ variantId, quantity }))

it('a withdrawal from everything gives it back with its tax; a return does not', async () => {
  await tax(false, [zone])
  await offer('4.50', 'service')
  const settle = async (id: string) => {
    await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
    const { amount } = await app.call('GET /admin/returns/:id/refund', { id }, { token: staff })
    await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
    return amount
  }
  const kept = await deliver()
  const wanted = { id: kept.id, token: kept.token, lines: piece(), reason: 'other' } as const
  const { returns } = await app.call('POST /user/orders/:id/returns', wanted)
  await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id }, { token: staff })
  expect(await settle(returns[0]!.id)).toBe(86.4)
  const gone = await deliver()
  const after = await app.call('POST /user/orders/:id/withdrawal', { id: gone.id, token: gone.token, lines: piece() })
  // 72 + 20%, wrapping 4.50 + 8%, shipping 4.90 + 20%.
  expect(await settle(after.returns[0]!.id)).toBe(97.14)
  expect(await invoicesOf(gone)).toEqual([
    ['invoice', 97.14],
    ['credit_note', 97.14],
  ])
})

it('an order that replaces pieces is neither a gift nor wrapped', async () => {
  const { id, token } = await deliver()
  const wanted = piece().map((one) => ({ ...one, exchangeVariantId: one.variantId }))
  const { returns } = await app.call('POST /user/orders/:id/returns', { id, token, lines: wanted, reason: 'damaged' })
  await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id }, { token: staff })
  const { exchangeOrder } = (await shop.readOrder({ id, token })).returns[0]!
  const { order } = await app.call('GET /admin/orders/:id', { id: exchangeOrder! }, { token: staff })
  expect(order).toMatchObject({ productCost: 72, totalCost: 72 })
  expect(order).not.toHaveProperty('gift')
})

it('points, a gift card and a card pay it together; edits add it at the current price, and remove it', async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 500)
  const { code } = await issueGiftCard(app, staff, 20)
  const { token: giftCard } = await app.call('POST /gift-cards/check', { code })
  const asked = { giftCards: [giftCard], points: 500 }
  const order = await buy(asked, {}, token)
  expect(order).toMatchObject({ totalCost: 81.4, pointsCost: 5, creditCost: 20, amountDue: 56.4 })
  const read = async () => await app.call('GET /user/orders/:id', { id: order.id }, { token })
  const change = (isWrapped: boolean) => editOrder(app, staff, { id: order.id, lines: lines(), gift: { message: 'Hi', isWrapped } })
  const { shown, order: plain } = await change(false)
  expect(shown).toMatchObject({ giftWrapPrice: 4.5, refund: 4.5, totalCost: 76.9 })
  expect(plain).not.toHaveProperty('wrapCost')
  expect(plain).toMatchObject({ amountDue: 51.9, paymentStatus: 'Paid' })
  await offer('6')
  expect((await change(true)).order).toMatchObject({ wrapCost: 6, amountDue: 57.9, amountOwed: 6, paymentStatus: 'Pending' })
  await pay(order)
  // The message alone changes nothing else.
  const words = await editOrder(app, staff, { id: order.id, lines: lines(), gift: { message: 'Bye', isWrapped: true } })
  expect(words.order).toMatchObject({ gift: { message: 'Bye', isWrapped: true }, wrapCost: 6, totalCost: 82.9 })
  await refund(order.id)
  await app.jobs.runDue()
  expect(await read()).toMatchObject({ orderStatus: 'Cancelled', refunded: 57.9 })
  expect((await app.call('POST /gift-cards/check', { code })).balance).toBe(20)
})

it('a draft has it, with the price of the day it is placed', async () => {
  const contents = { email: freshEmail(), lines: lines(), shippingAddress: address(), shippingMethod: 'standard' }
  const draft = await app.call('POST /admin/order-drafts', { ...contents, gift: { isWrapped: true } }, { token: staff })
  const { email: _, ...priced } = contents
  const preview = () => app.call('POST /admin/order-drafts/preview', { ...priced, isWrapped: true }, { token: staff })
  const { totalCost, ...shown } = await preview()
  expect(shown).toMatchObject({ giftWrapPrice: 4.5, wrapCost: 4.5, productCost: 76.5 })
  await offer('5')
  const send = (total: number) =>
    app.call('POST /admin/order-drafts/:id/place', { id: draft.id, version: 1, payment: 'cash', totalCost: total }, { token: staff })
  await expect(send(totalCost)).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
  expect(await send((await preview()).totalCost)).toMatchObject({ wrapCost: 5, totalCost: 81.9, paymentStatus: 'Paid' })
})

it('another currency converts it as it does shipping', async () => {
  const { version } = await app.call('GET /admin/currencies', {}, { token: staff })
  const euro = { code: 'EUR', rate: '0.92', rounding: '99', active: true } as const
  await app.call('PUT /admin/currencies', { version, currencies: [euro] }, { token: staff })
  const shown = await summarise({ currency: 'EUR' })
  expect(shown).toMatchObject({ giftWrapPrice: 4.14, wrapCost: 4.14, shippingCost: 4.51 })
  const order = await buy({ currency: 'EUR' })
  expect(order).toMatchObject({ wrapCost: 4.14, totalCost: shown.totalCost })
  const { order: plain } = await editOrder(app, staff, { id: order.id, lines: lines(), gift: null })
  expect(plain.totalCost).toBeCloseTo(shown.totalCost - 4.14)
  expect((await editOrder(app, staff, { id: order.id, lines: lines(), gift: { isWrapped: true } })).order.amountOwed).toBe(4.14)
  await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'x' }, { token: staff })
})

it('a process that knows no price can not drop it', async () => {
  const { id } = await buy()
  const text = 'update orders set product_cost = product_cost - 450, total_cost = total_cost - 450 where id = $1'
  await expect(app.database.db.query({ text, values: [id] })).rejects.toThrow('gift wrap')
})

it('its tax class is one of the shop, which can not be removed meanwhile', async () => {
  await expect(set({ GIFT_WRAP_TAX_CLASS: 'none' })).rejects.toMatchObject({ errors: { 'values.GIFT_WRAP_TAX_CLASS': expect.any(Array) } })
  await offer('1', 'service')
  const { settings } = await app.call('GET /admin/tax', {}, { token: staff })
  const classes = [{ code: 'standard', name: 'Standard' }]
  const remove = () => app.call('PUT /admin/tax', { ...settings, classes, zones: [] }, { token: staff })
  await expect(remove()).rejects.toMatchObject({ code: 'TAX_CLASS_IS_USED' })
  await offer('1')
  expect((await remove()).classes).toEqual(classes)
})
