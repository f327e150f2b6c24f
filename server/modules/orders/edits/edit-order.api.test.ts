import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import {
  address,
  editOrder,
  grantPoints,
  lastMail,
  newKey,
  orderInput,
  seedProduct,
  signedIn,
  staffToken,
  stockShop,
} from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
let mat: Product
let rare: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle, mat, rare] = (await stockShop(app, [
    seedProduct({ price: 30, stock: 900, isRedeemable: true }),
    seedProduct({ price: 50, stock: 900, isRedeemable: true }),
    seedProduct({ price: 9, stock: 5 }),
  ])) as [Product, Product, Product]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const lineOf = (product: Product, quantity: number) => ({ productId: product.id, variantId: product.variants[0]!.id, quantity })
type Wanted = Omit<ApiInput<'POST /admin/orders/:id/edit/preview'>, 'id'>

const edit = (id: string, wanted: Wanted, reason = '') => editOrder(app, staff, { id, ...wanted, reason })
async function pay(order: { id: string; token: string }) {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
}
const paidByCard = async (quantity = 2) => {
  const input = await orderInput(app, [{ product: bottle, quantity }], { paymentMethod: 'Stripe' })
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  await pay(order)
  return order
}
const toCard = () => [...shop.stripe.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)
const invoicesOf = (order: { id: string; token: string }) => app.call('GET /user/orders/:id/invoices', order)

it('removing units from a paid order refunds the difference to the card, puts back stock, and issues a new invoice', async () => {
  const order = await paidByCard(3)
  const stock = await shop.stockOf(bottle)
  const before = toCard()
  const { order: after } = await edit(order.id, { lines: [lineOf(bottle, 1)] }, 'You wanted one')
  expect(after).toMatchObject({ paymentStatus: 'Paid', productCost: 30, amountOwed: 0, refunded: 0 })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'EDITED', note: 'You wanted one' })
  expect((await shop.stockOf(bottle)) - stock).toBe(2)
  await app.jobs.runDue()
  expect(toCard() - before).toBe(Math.round((order.totalCost - after.totalCost) * 100))
  // Its buyer sees when and how; it may be edited again.
  expect((await shop.readOrder(order)).refunds).toMatchObject([
    { method: 'card', amount: order.totalCost - after.totalCost, at: expect.any(String) },
  ])
  const { invoices } = await invoicesOf({ id: order.id, token: order.token })
  expect(invoices.map(({ kind, totalCost }) => [kind, totalCost])).toEqual([
    ['invoice', order.totalCost],
    ['invoice', after.totalCost],
    ['credit_note', order.totalCost],
  ])
  expect(new Set(invoices.map(({ url }) => url)).size).toBe(3)
  const mail = await lastMail(app, order.email)
  expect([mail?.subject.includes('has changed'), mail?.text.includes('You wanted one')]).toEqual([true, true])
})

it('adding units to a paid order requires paying the difference by the link in the mail before it is packed', async () => {
  const order = await paidByCard(1)
  const stock = await shop.stockOf(mat)
  const { order: after } = await edit(order.id, { lines: [lineOf(bottle, 1), lineOf(mat, 2)] })
  expect(after).toMatchObject({ paymentStatus: 'Pending', orderStatus: 'Pending', amountOwed: 100 })
  expect(stock - (await shop.stockOf(mat))).toBe(2)
  expect((await lastMail(app, order.email))?.text).toContain('100')
  await expect(app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff })).rejects.toMatchObject({
    code: 'ORDER_IS_NOT_IN_THAT_STATE',
  })
  await pay(order)
  expect(await shop.readOrder(order)).toMatchObject({ paymentStatus: 'Paid', amountOwed: 0 })
  const { invoices } = await invoicesOf({ id: order.id, token: order.token })
  expect(invoices.map(({ kind, totalCost }) => [kind, totalCost])).toEqual([
    ['invoice', order.totalCost],
    ['invoice', after.totalCost],
    ['credit_note', order.totalCost],
  ])
})

it('staff resend the confirmation, the payment link or the last status mail, to the buyer or to another address', async () => {
  const order = await paidByCard(1)
  const send = (mail: 'confirmation' | 'payment' | 'news', to?: string) =>
    app.call('POST /admin/orders/:id/mail', { id: order.id, mail, ...(to && { to }) }, { token: staff })
  await expect(send('payment')).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  await expect(send('news')).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  await edit(order.id, { lines: [lineOf(bottle, 2)] })
  await send('payment', 'kim@example.com')
  expect((await lastMail(app, 'kim@example.com'))?.text).toContain('30')
  await send('confirmation')
  expect((await lastMail(app, order.email))?.text).toContain(order.number)
  await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
  await send('news', 'lee@example.com')
  expect((await lastMail(app, 'lee@example.com'))?.subject).toContain('canceled')
  await expect(send('confirmation')).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  await app.jobs.runDue()
})

it("sending a buyer's link to another address requires the permission to refund; sending mails the one to change orders", async () => {
  const order = await paidByCard(1)
  await app.database.db.query({ text: `insert into roles (name, permissions) values ('phones', '{orders:read,orders:write}')`, values: [] })
  const [phones, warehouse] = [await staffToken(app, 'phones'), await staffToken(app, 'warehouse')]
  const send = (token: string, to?: string) => app.call('POST /admin/orders/:id/mail', { id: order.id, ...(to && { to }) }, { token })
  await expect(send(warehouse)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(send(phones, 'else@example.com')).rejects.toMatchObject({ code: 'NOT_ALLOWED', errors: { to: ["isn't the buyer's"] } })
  expect(await lastMail(app, 'else@example.com')).toBeUndefined()
  await send(phones, order.email)
  expect((await lastMail(app, order.email))?.text).toContain(order.number)
})

it('canceling before the difference is paid refunds everything that was paid', async () => {
  const order = await paidByCard(1)
  const before = toCard()
  await edit(order.id, { lines: [lineOf(bottle, 4)] })
  await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
  await app.jobs.runDue()
  expect(toCard() - before).toBe(Math.round(order.totalCost * 100))
})

it('a payment session started before an edit charges its own amount: the excess is refunded, a shortfall is a partial payment', async () => {
  for (const [quantity, status, owed] of [
    [1, 'Paid', 0],
    [3, 'Pending', 30],
  ] as const) {
    const input = await orderInput(app, [{ product: bottle, quantity: 2 }], { paymentMethod: 'Stripe' })
    const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    const { sessionId } = await shop.begin(order)
    await edit(order.id, { lines: [lineOf(bottle, quantity)] })
    shop.stripe.payWith(sessionId, card)
    await shop.deliverLastEvent()
    const seen = await shop.readOrder(order)
    expect([seen.paymentStatus, seen.amountOwed]).toEqual([status, owed])
    if (owed > 0) await pay(order)
    expect(await shop.readOrder(order)).toMatchObject({ paymentStatus: 'Paid' })
    await app.jobs.runDue()
    await shop.assertBooks()
  }
})

it('an order paid in cash or points can be edited, with its address, shipping and points', async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 20_000)
  const byPoints = await app.call(
    'POST /user/orders/create-order',
    await orderInput(app, [{ product: bottle, quantity: 2 }], { paymentMethod: 'Points', email: undefined }),
    { idempotencyKey: newKey(), token },
  )
  const balance = async () => (await app.call('GET /points', {}, { token })).balance
  const [spent] = [20_000 - (await balance())]
  const { order: fewer } = await edit(byPoints.id, { lines: [lineOf(bottle, 1)] })
  expect(20_000 - (await balance())).toBe(fewer.pointsSpent)
  expect(fewer.pointsSpent).toBeLessThan(spent)
  const points = spent - fewer.pointsSpent
  expect(fewer.refunds).toMatchObject([{ amount: 0, pointsReturned: points, creditReturned: 0, beyondTotal: true }])
  // It can be edited again, and the earlier refund stays listed.
  const { order: more } = await edit(byPoints.id, { lines: [lineOf(bottle, 3)] })
  expect(more.refunds).toEqual(fewer.refunds)
  expect([20_000 - (await balance()), more.paymentStatus]).toEqual([more.pointsSpent, 'Paid'])
  await expect(edit(byPoints.id, { lines: [lineOf(bottle, 60)] })).rejects.toMatchObject({ code: 'POINTS_DO_NOT_COVER_IT' })

  const byCash = await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: mat, quantity: 1 }]), {
    idempotencyKey: newKey(),
  })
  const moved = { lines: [lineOf(mat, 1)], shippingAddress: address({ city: 'Oakland' }), shippingMethod: 'express' }
  const { order: express } = await edit(byCash.id, moved)
  expect(express).toMatchObject({ shippingAddress: { city: 'Oakland' }, shippingMethod: { code: 'express' }, paymentStatus: 'Pending' })
  expect(express.totalCost).toBe(express.productCost + express.shippingCost)
})

it("amounts that an edit returns by hand are listed next to the order's total", async () => {
  const input = await orderInput(app, [{ product: mat, quantity: 3 }])
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  await app.call('POST /admin/orders/:id/mark-paid', { id: order.id, payment: 'bank', amount: order.totalCost }, { token: staff })
  const { order: fewer } = await edit(order.id, { lines: [lineOf(mat, 1)] })
  const back = order.totalCost - fewer.totalCost
  expect(fewer).toMatchObject({ paymentStatus: 'Paid', refunded: 0, amountOwed: 0 })
  expect(fewer.refunds).toMatchObject([{ amount: back, method: 'cash', pointsReturned: 0, beyondTotal: true }])
  await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
  const { refunds } = await shop.readOrder(order)
  expect(refunds.map(({ amount, beyondTotal }) => [amount, beyondTotal])).toEqual([
    [back, true],
    [fewer.totalCost, false],
  ])
})

it('edits of missing products, packed or changed orders, or outdated prices are refused by name, and change nothing', async () => {
  const order = await paidByCard(1)
  const lines = [lineOf(bottle, 1), lineOf(rare, 9)]
  const { problems } = await app.call('POST /admin/orders/:id/edit/preview', { id: order.id, lines }, { token: staff })
  expect(problems).toEqual({ 'lines.1': ['Only 5 left'] })
  const send = (over: object) =>
    app.call(
      'POST /admin/orders/:id/edit',
      { id: order.id, lines: [lineOf(bottle, 2)], edits: 0, totalCost: 60, ...over },
      { token: staff },
    )
  await expect(send({ lines })).rejects.toMatchObject({ code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' })
  await expect(send({ edits: 1 })).rejects.toMatchObject({ code: 'ORDER_WAS_CHANGED' })
  await expect(send({ totalCost: 1 })).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
  await app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff })
  await expect(send({})).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
})

/** A customer orders one piece; also returns a function that reads their points. */
async function ofCustomer(paymentMethod: 'Stripe' | 'COD' = 'Stripe') {
  const { token } = await signedIn(app)
  const input = await orderInput(app, [{ product: bottle, quantity: 1 }], { paymentMethod, email: undefined })
  const order = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  return { order, points: async () => (await app.call('GET /points', {}, { token })).balance }
}
/** Lets enough days pass that paid orders have earned their points; staff then have to sign in again. */
async function aWeekLater() {
  app.pass(8 * 86_400_000)
  await app.jobs.runDue()
  staff = await staffToken(app)
}
async function deliver(id: string) {
  await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
}

it('an edit after the points were earned adds points for the extra payment once, and takes back those of a reduction', async () => {
  const { order, points } = await ofCustomer()
  await pay(order)
  await edit(order.id, { lines: [lineOf(bottle, 1)], shippingAddress: { ...address(), firstName: 'Ada' } })
  for (let times = 0; times < 2; times += 1) {
    await aWeekLater()
    expect(await points()).toBe(Math.floor(order.totalCost))
  }
  const { order: more } = await edit(order.id, { lines: [lineOf(bottle, 3)] })
  await pay(order)
  await aWeekLater()
  expect(await points()).toBe(Math.floor(more.totalCost))
  const { order: fewer } = await edit(order.id, { lines: [lineOf(bottle, 2)] })
  expect(await points()).toBe(Math.floor(fewer.totalCost))
  await deliver(order.id)
  await aWeekLater()
  expect(await points()).toBe(Math.floor(fewer.totalCost))
})

it('an order edited before its points are earned earns them once, even if delivered later', async () => {
  const { order, points } = await ofCustomer()
  await pay(order)
  const { order: more } = await edit(order.id, { lines: [lineOf(bottle, 2)] })
  await pay(order)
  await aWeekLater()
  expect(await points()).toBe(Math.floor(more.totalCost))
  await deliver(order.id)
  expect(await points()).toBe(Math.floor(more.totalCost))
})

it.each([
  [1, 2],
  [2, 1],
])('an edit that costs the same changes no points, though a unit of money earns %j then and %j by now', async (perUnit, now) => {
  const { points: rule } = app.config
  const usual = rule.perUnit
  rule.perUnit = perUnit
  const { order, points } = await ofCustomer()
  await pay(order)
  await aWeekLater()
  const earned = await points()
  expect(earned).toBe(Math.floor(order.totalCost) * perUnit)
  rule.perUnit = now
  await edit(order.id, { lines: [lineOf(bottle, 1)], shippingAddress: { ...address(), firstName: 'Ada' } })
  await deliver(order.id)
  rule.perUnit = usual
  expect(await points()).toBe(earned)
})

it('cash on delivery for an order edited after its points were earned earns points, too', async () => {
  const { order, points } = await ofCustomer('COD')
  await app.call('POST /admin/orders/:id/mark-paid', { id: order.id, payment: 'cash', amount: order.totalCost }, { token: staff })
  await aWeekLater()
  expect(await points()).toBe(Math.floor(order.totalCost))
  const { order: more } = await edit(order.id, { lines: [lineOf(bottle, 2)] })
  expect(more).toMatchObject({ paymentStatus: 'Pending', paymentMethod: 'COD' })
  await deliver(order.id)
  expect(await points()).toBe(Math.floor(more.totalCost))
})
