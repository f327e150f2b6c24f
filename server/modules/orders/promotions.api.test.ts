import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { editOrder, freshEmail, lastMail, newKey, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { addTestPlans, makeMember } from '#test/members.ts'
import type { Refusal } from '#contract/refusal.ts'
import { addPromotion, orderInputWithCodes, placeOrderWithCodes } from '#test/promotions.ts'
import { saveCodes } from '#server/modules/promotions/promotions.ts'

let app: TestApp
let strap: Product
let bell: Product
let gift: Product
beforeAll(async () => {
  app = await startApp()
  ;[strap, bell, gift] = (await stockShop(app, [
    seedProduct({ price: 20, stock: 500 }),
    seedProduct({ price: 9.95, stock: 500, brand: 'saltwell', categories: ['accessories'] }),
    seedProduct({ price: 7, stock: 2 }),
  ])) as [Product, Product, Product]
})
afterAll(() => app.stop())

const lines = () => [
  { product: strap, quantity: 1 },
  { product: bell, quantity: 3 },
]
const summarise = (codes: string[], token?: string) =>
  app.call(
    'POST /user/orders/checkout-summary',
    { products: lines().map(({ product, quantity }) => ({ productId: product.id, quantity })), codes },
    { token },
  )
const outcome = async (code: string, token?: string) => (await summarise([code], token)).codes[0]
const percent = (n: number) => ({ kind: 'percent', percent: n }) as const

it('a code applies its discount, however it is typed; the order, its mail and its lines add up to the cent', async () => {
  await addPromotion(app, { name: 'Welcome', firstCode: 'WELCOME15', effect: percent(15) })
  const summary = await summarise([' welcome15 '])
  expect(summary).toMatchObject({ productCost: 49.85, discount: 7.48, shippingCost: 4.9, totalCost: 47.27 })
  expect(summary.adjustments).toEqual([{ name: 'Welcome', code: 'WELCOME15', amount: 7.48, shippingAmount: 0 }])
  expect(summary.codes).toEqual([{ code: 'WELCOME15', reason: null, missingAmount: null, missingQuantity: null }])
  const email = freshEmail()
  const order = await placeOrderWithCodes(app, lines(), { codes: ['welcome15'], email })
  expect(order).toMatchObject({ discount: 7.48, totalCost: 47.27, adjustments: summary.adjustments })
  expect(order.products.map(({ discount }) => discount)).toEqual([3, 4.48])
  expect((await lastMail(app, email))?.text).toContain('Welcome')
})

it('an unused promotion can be deleted with its codes; one applied to an order stays, even if that is canceled', async () => {
  const token = await staffToken(app, 'manager')
  const remove = (id: string) => app.call('DELETE /admin/promotions/:id', { id }, { token })
  const unused = await addPromotion(app, { firstCode: 'NEVER', effect: percent(5) })
  expect(await outcome('NEVER')).toMatchObject({ reason: null })
  await remove(unused.id)
  await expect(remove(unused.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await outcome('NEVER')).toMatchObject({ reason: 'UNKNOWN' })
  await addPromotion(app, { firstCode: 'NEVER', effect: percent(5) })
  const used = await addPromotion(app, { firstCode: 'ONCE', effect: percent(5) })
  const { id } = await placeOrderWithCodes(app, lines(), { codes: ['ONCE'], email: freshEmail() })
  await app.call('POST /admin/orders/:id/cancel', { id }, { token })
  await expect(remove(used.id)).rejects.toMatchObject({ code: 'PROMOTION_WAS_USED' })
})

it('a usage limit added later counts earlier uses, except those of canceled orders', async () => {
  const { id: promotionId } = await addPromotion(app, { firstCode: 'LATER', effect: percent(5) })
  const order = () => placeOrderWithCodes(app, lines(), { codes: ['LATER'], email: freshEmail() })
  const [first] = [await order(), await order()]
  const limit = (usesMax: number | null) =>
    app.database.transaction((tx) => saveCodes(tx, [{ code: 'LATER', promotionId, usesMax }], app.now()))
  await limit(2)
  expect(await outcome('LATER')).toMatchObject({ reason: 'USED_UP' })
  await app.call('POST /admin/orders/:id/cancel', { id: first.id }, { token: await staffToken(app, 'manager') })
  await order()
  expect(await outcome('LATER')).toMatchObject({ reason: 'USED_UP' })
  await limit(null)
  await order()
  await limit(3)
  expect(await outcome('LATER')).toMatchObject({ reason: 'USED_UP' })
})

it("an import that changes a code's limit counts the order using it at that moment", async () => {
  const { id: promotionId } = await addPromotion(app, { firstCode: 'RACED', effect: percent(5) })
  const limit = (usesMax: number) => app.database.transaction((tx) => saveCodes(tx, [{ code: 'RACED', promotionId, usesMax }], app.now()))
  await limit(3)
  const [first, other] = [
    await placeOrderWithCodes(app, lines(), { codes: ['RACED'], email: freshEmail() }),
    await placeOrderWithCodes(app, lines(), { codes: [], email: freshEmail() }),
  ]
  const waiting = async () => {
    const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%promotion_codes%'`
    return (await app.database.db.query({ text, values: [] })).rows.length
  }
  const { saving } = await app.database.transaction(async (tx) => {
    const text = `
      insert into promotion_uses (order_id, promotion_id, code, people, is_counted, amount, used_at)
      select $2, promotion_id, code, people, is_counted, amount, used_at from promotion_uses where order_id = $1`
    await tx.query({ text, values: [first.id, other.id] })
    await tx.query({ text: `update promotion_codes set used = used + 1 where code = 'RACED'`, values: [] })
    const begun = limit(4)
    await expect.poll(waiting).toBe(1)
    return { saving: begun }
  })
  await saving
  const { rows } = await app.database.db.query({ text: `select used, uses_max from promotion_codes where code = 'RACED'`, values: [] })
  expect(rows).toEqual([{ used: 2, uses_max: 4 }])
  // That order wasn't cheaper by it.
  await app.database.db.query({ text: `delete from promotion_uses where order_id = $1`, values: [other.id] })
  await limit(4)
})

it('the checkout says why a code applies no discount', async () => {
  const at = (ms: number) => new Date(app.now().getTime() + ms).toISOString()
  const hour = 3_600_000
  const { token } = await signedIn(app)
  const bells = { products: [bell.id] }
  await addPromotion(app, { firstCode: 'SOON', effect: percent(5), startsAt: at(hour) })
  await addPromotion(app, { firstCode: 'OVER', effect: percent(5), startsAt: at(-2 * hour), endsAt: at(-hour) })
  await addPromotion(app, { firstCode: 'BIG', effect: percent(5), minSubtotal: 100 })
  await addPromotion(app, { firstCode: 'MANY', effect: percent(5), minQuantity: 5, scope: bells })
  await addPromotion(app, { firstCode: 'PLAN', effect: percent(5), plans: ['none'] })
  await addPromotion(app, { firstCode: 'OTHER', effect: percent(5), scope: { products: [gift.id] } })
  expect(await outcome('nothing')).toMatchObject({ reason: 'UNKNOWN' })
  expect(await outcome('no\0code')).toMatchObject({ reason: 'UNKNOWN' })
  expect(await outcome('SOON')).toMatchObject({ reason: 'NOT_STARTED' })
  expect(await outcome('OVER')).toMatchObject({ reason: 'EXPIRED' })
  expect(await outcome('BIG')).toMatchObject({ reason: 'MIN_SUBTOTAL', missingAmount: 50.15 })
  expect(await outcome('MANY')).toMatchObject({ reason: 'MIN_QUANTITY', missingQuantity: 2 })
  expect(await outcome('PLAN')).toMatchObject({ reason: 'SIGN_IN' })
  expect(await outcome('PLAN', token)).toMatchObject({ reason: 'NOT_FOR_YOUR_PLAN' })
  expect(await outcome('OTHER')).toMatchObject({ reason: 'NO_MATCHING_ITEMS' })
  await expect(placeOrderWithCodes(app, lines(), { codes: ['OVER'] })).rejects.toMatchObject({
    code: 'PROMOTION_CODE_IS_REFUSED',
    errors: { 'codes.0': ['EXPIRED'] },
  })
  await addPromotion(app, { firstCode: 'FINE', effect: percent(5) })
  await expect(placeOrderWithCodes(app, lines(), { codes: ['FINE', 'FINE', 'OVER'] })).rejects.toMatchObject({
    errors: { 'codes.2': ['EXPIRED'] },
  })
})

it('the checkout applies to a category with its subcategories, a brand, or a plan; member prices are applied first', async () => {
  const plans = await addTestPlans(app)
  const member = await signedIn(app)
  await makeMember(app, member.userId, plans.regular)
  const kettlebells = (await app.call('GET /categories', {})).categories.find(({ slug }) => slug === 'strength')!
  await addPromotion(app, { firstCode: 'STRONG', effect: percent(10), scope: { categories: [kettlebells.id] } })
  await addPromotion(app, { name: 'For members', firstCode: 'MEMBERS', effect: percent(10), plans: [plans.regular.code] })
  expect(await summarise(['STRONG'])).toMatchObject({ discount: 2 })
  // 18.00 and 3 × 8.96 are left by the membership.
  expect(await summarise(['MEMBERS'], member.token)).toMatchObject({ discount: 4.97 + 4.49, memberPlan: 'Regular' })
})

it('recognizes a first order by account and verified email, and again once it was canceled', async () => {
  await addPromotion(app, { firstCode: 'FIRST', effect: { kind: 'fixed', amount: 5, each: 'order' }, firstOrder: true })
  const { token, email } = await signedIn(app)
  const order = await placeOrderWithCodes(app, lines(), { codes: ['FIRST'], token, email })
  expect(await outcome('FIRST', token)).toMatchObject({ reason: 'NOT_FIRST_ORDER' })
  await app.call('DELETE /user/orders/cancel-order/:id', { id: order.id }, { token })
  expect(await outcome('FIRST', token)).toMatchObject({ reason: null })
  // Guest orders with the account's own email count as well, and the summary says so before the order is refused.
  await placeOrderWithCodes(app, lines(), { email })
  expect(await outcome('FIRST', token)).toMatchObject({ reason: 'NOT_FIRST_ORDER' })
  await expect(placeOrderWithCodes(app, lines(), { codes: ['FIRST'], token, email: freshEmail() })).rejects.toMatchObject({
    errors: { 'codes.0': ['NOT_FIRST_ORDER'] },
  })
})

it('a first-order code does not reveal whether an address has ordered', async () => {
  const email = freshEmail()
  await placeOrderWithCodes(app, lines(), { email })
  const { token } = await signedIn(app)
  const asGuest = (to: string) =>
    placeOrderWithCodes(app, lines(), { codes: ['FIRST'], email: to }).catch(({ code, errors }: Refusal) => ({ code, errors }))
  expect(await asGuest(email)).toEqual({ code: 'PROMOTION_CODE_IS_REFUSED', errors: { 'codes.0': ['SIGN_IN'] } })
  expect(await asGuest(freshEmail())).toEqual(await asGuest(email))
  expect(await outcome('FIRST')).toMatchObject({ reason: 'SIGN_IN' })
  // A customer who enters someone else's email learns nothing about that person's orders either.
  expect((await placeOrderWithCodes(app, lines(), { codes: ['FIRST'], token, email })).discount).toBe(5)
})

it('a gift is added while stocks last, deducted from stock, and joined with a line of the same variant', async () => {
  const offer = await addPromotion(app, {
    name: 'A strap with it',
    firstCode: 'GIFT',
    effect: { kind: 'gift', productId: gift.id, variantId: gift.variants[0]!.id, quantity: 1 },
  })
  const summary = await summarise(['GIFT'])
  expect(summary).toMatchObject({ productCost: 56.85, discount: 7, totalCost: 54.75 })
  expect(summary.products[2]).toMatchObject({ productId: gift.id, quantity: 1, giftQuantity: 1, discount: 7 })
  const order = await placeOrderWithCodes(app, [...lines(), { product: gift, quantity: 1 }], { codes: ['GIFT'] })
  expect(order.products).toHaveLength(3)
  expect(order.products[2]).toMatchObject({ quantity: 2, giftQuantity: 1, discount: 7 })
  expect(await outcome('GIFT')).toMatchObject({ reason: 'GIFT_IS_OUT_OF_STOCK' })
  const token = await staffToken(app)
  expect(await app.call('GET /admin/promotions/:id', { id: offer.id }, { token })).toMatchObject({ uses: 1, discounted: 7 })
})

it('refunds are exact to the cent, whatever was discounted', async () => {
  await addPromotion(app, { firstCode: 'ODD', effect: { kind: 'fixed', amount: 3.33, each: 'order' } })
  const { token } = await signedIn(app)
  const order = await placeOrderWithCodes(app, lines(), { codes: ['ODD'], token })
  const staff = { token: await staffToken(app) }
  for (const route of ['POST /admin/orders/:id/ship', 'POST /admin/orders/:id/deliver'] as const)
    await app.call(route, { id: order.id }, staff)
  const send = async (quantity: number, product: Product) => {
    const back = { id: order.id, reason: 'wrong-size' as const, lines: [{ variantId: product.variants[0]!.id, quantity }] }
    const { returns } = await app.call('POST /user/orders/:id/returns', back, { token })
    const { id } = returns.at(-1)!
    await app.call('POST /admin/returns/:id/approve', { id }, staff)
    await app.call('POST /admin/returns/:id/receive', { id, lines: [] }, staff)
    return app.call('POST /admin/returns/:id/refund', { id, to: 'original' }, { ...staff, idempotencyKey: newKey() })
  }
  await send(1, bell)
  await send(1, strap)
  const { refunded } = await send(2, bell)
  expect(refunded).toBe(order.totalCost - order.shippingCost)
})

it("an automatic promotion applies to every order until it ends, and is listed among the shop's offers", async () => {
  const { id } = await addPromotion(app, { name: 'Free shipping', effect: { kind: 'freeShipping' }, minSubtotal: 30 })
  const summary = await summarise([])
  expect(summary).toMatchObject({ shippingCost: 0, totalCost: 49.85, adjustments: [{ code: null, amount: 0, shippingAmount: 4.9 }] })
  expect(summary.shippingMethods.map(({ price }) => price)).toEqual([0, 14.9])
  expect(await placeOrderWithCodes(app, lines(), {})).toMatchObject({ shippingCost: 0, adjustments: summary.adjustments })
  const token = await staffToken(app)
  const {
    codeCount: _,
    firstCode: __,
    uses: ___,
    discounted: ____,
    createdAt: _____,
    ...offer
  } = await app.call('GET /admin/promotions/:id', { id }, { token })
  await app.call('PUT /admin/promotions/:id', { ...offer, active: false }, { token })
  expect(await summarise([])).toMatchObject({ shippingCost: 4.9, adjustments: [] })
})

it('an edit to a cheaper shipping method takes off no more than that costs, and one back what was agreed', async () => {
  await addPromotion(app, { firstCode: 'SENT', effect: { kind: 'freeShipping', methods: ['standard', 'express'] } })
  const order = await placeOrderWithCodes(app, lines(), { codes: ['SENT'], email: freshEmail(), shippingMethod: 'express' })
  const token = await staffToken(app)
  const wanted = order.products.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
  const edit = async (shippingMethod: string) => (await editOrder(app, token, { id: order.id, lines: wanted, shippingMethod })).order
  expect(order).toMatchObject({ shippingCost: 0, adjustments: [{ shippingAmount: 14.9 }] })
  expect(await edit('standard')).toMatchObject({ shippingCost: 0, totalCost: order.totalCost, adjustments: [{ shippingAmount: 4.9 }] })
  expect(await edit('express')).toMatchObject({ shippingCost: 0, totalCost: order.totalCost, adjustments: [{ shippingAmount: 14.9 }] })
})

it('10,000 generated codes are unique, work once each, and are exported as CSV', async () => {
  const offer = await addPromotion(app, { firstCode: 'BULK', effect: percent(10) })
  const token = await staffToken(app)
  const made = await app.call('POST /admin/promotions/:id/codes', { id: offer.id, count: 10_000, prefix: 'spring-', usesMax: 1 }, { token })
  expect(made).toEqual({ created: 10_000 })
  const response = await app.request(`/api/admin/promotions/${offer.id}/codes.csv`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.headers.get('content-type')).toContain('text/csv')
  const rows = (await response.text()).trim().split('\r\n')
  expect(rows).toHaveLength(10_002)
  const code = rows.at(-1)!.split(',')[rows[0]!.split(',').indexOf('Code')]!
  expect(code).toMatch(/^SPRING-[A-Z2-9]{10}$/)
  expect(new Set(rows).size).toBe(10_002)
  await placeOrderWithCodes(app, lines(), { codes: [code] })
  expect(await outcome(code)).toMatchObject({ reason: 'USED_UP' })
  const page = await app.call('GET /admin/promotions/:id/codes', { id: offer.id, limit: 2 }, { token })
  expect(page.codes[0]).toMatchObject({ code: 'BULK', usesMax: null })
  expect(
    (await app.call('GET /admin/promotions/:id/codes', { id: offer.id, cursor: page.nextCursor! }, { token })).codes[0]!.code,
  ).not.toBe('BULK')
  await expect(addPromotion(app, { firstCode: code, effect: percent(1) })).rejects.toMatchObject({ code: 'PROMOTION_CODE_IS_TAKEN' })
})

it('staff preview a promotion on sample carts before saving it', async () => {
  const token = await staffToken(app)
  const { carts } = await app.call(
    'POST /admin/promotions/preview',
    {
      promotion: { name: 'Three for two', trigger: 'automatic', effect: { kind: 'buyGet', buy: 2, get: 1, percent: 100, timesMax: null } },
      carts: [[{ productId: bell.id, quantity: 3 }], [{ productId: strap.id, quantity: 2 }]],
    },
    { token },
  )
  expect(carts).toMatchObject([
    { productCost: 29.85, discount: 9.95, totalCost: 24.8, reason: null },
    { discount: 0, reason: 'MIN_QUANTITY' },
  ])
})

it('an outdated total is refused after a promotion has changed', async () => {
  const input = await orderInputWithCodes(app, lines(), {})
  const { id: _, ...offer } = await addPromotion(app, { name: 'Surprise', effect: percent(10) })
  await expect(app.call('POST /user/orders/create-order', input, { idempotencyKey: 'surprise-surprise' })).rejects.toMatchObject({
    code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    errors: { totalCost: ['It is 49.76 now'] },
  })
  expect(offer.uses).toBe(0)
})
