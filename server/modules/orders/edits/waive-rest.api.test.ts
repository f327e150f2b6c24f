import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { editOrder, lastMail, seedProduct, staffIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
let sticker: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle, sticker] = (await stockShop(app, [seedProduct({ price: 30, stock: 900 }), seedProduct({ price: 0.3, stock: 900 })])) as [
    Product,
    Product,
  ]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const lineOf = (product: Product) => ({ productId: product.id, variantId: product.variants[0]!.id, quantity: 1 })
const waive = (id: string, amount: number, token = staff) =>
  app.call('POST /admin/orders/:id/waive', { id, amount, note: 'Too little for a card' }, { token })

/** An order that was paid by card, to which staff added something for 0.30. */
async function owingLittle() {
  const order = await shop.place({ product: bottle })
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  const { order: after } = await editOrder(app, staff, { id: order.id, lines: [lineOf(bottle), lineOf(sticker)] })
  expect(after).toMatchObject({ paymentStatus: 'Pending', amountOwed: 0.3 })
  return order
}

it('staff waive a rest that is too little for a card: it becomes a discount, and the order is paid, once of 50 times', async () => {
  const order = await owingLittle()
  const inCash = app.call('POST /admin/orders/:id/mark-paid', { id: order.id, payment: 'cash', amount: 0.3 }, { token: staff })
  await expect(inCash).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  await expect(waive(order.id, 0.2)).rejects.toMatchObject({ code: 'ORDER_WAS_CHANGED', errors: { amount: ['It is 0.30 now'] } })
  const { token: warehouse } = await staffIn(app, 'warehouse')
  await expect(waive(order.id, 0.3, warehouse)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const { sessionId } = await shop.begin(order)
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => waive(order.id, 0.3)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const paid = { paymentStatus: 'Paid', amountOwed: 0, discount: 0.3, totalCost: order.totalCost, refunded: 0 }
  expect(await shop.readOrder(order)).toMatchObject(paid)
  expect((await lastMail(app, order.email))?.text).toContain(order.number)
  const { invoices } = await app.call('GET /user/orders/:id/invoices', { id: order.id, token: order.token })
  expect(invoices.map(({ kind, totalCost }) => [kind, totalCost])).toEqual([
    ['invoice', order.totalCost],
    ['invoice', order.totalCost],
    ['credit_note', order.totalCost],
  ])
  const { notes } = await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })
  expect(notes[0]!.text).toBe('Waived 0.30. Too little for a card')
  // Someone who still pays it gets it back.
  shop.stripe.payWith(sessionId, card)
  await shop.deliverLastEvent()
  expect(await shop.readOrder(order)).toMatchObject(paid)
})

it('an order with a waived rest is canceled with all the money that was paid', async () => {
  const order = await owingLittle()
  await waive(order.id, 0.3)
  await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
  expect(await shop.readOrder(order)).toMatchObject({ orderStatus: 'Cancelled', refunded: order.totalCost })
})

it('what was waived goes again with what an edit had added', async () => {
  const order = await owingLittle()
  await waive(order.id, 0.3)
  const { order: after } = await editOrder(app, staff, { id: order.id, lines: [lineOf(bottle)] })
  expect(after).toMatchObject({ paymentStatus: 'Paid', totalCost: order.totalCost, discount: 0, refunded: 0 })
})

it('a rest that a card can pay is not waived', async () => {
  const order = await shop.place({ product: bottle })
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  const more = { ...lineOf(bottle), quantity: 2 }
  await editOrder(app, staff, { id: order.id, lines: [more] })
  await expect(waive(order.id, 30)).rejects.toMatchObject({
    code: 'ORDER_IS_NOT_IN_THAT_STATE',
    errors: { amount: ['can be paid by card'] },
  })
})

it('nothing is waived of an order that no card has paid in part', async () => {
  const order = await shop.place({ product: bottle })
  await expect(waive(order.id, order.totalCost)).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
})
