import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'

/** Pieces that staff refunded before they were shipped, with 6 ms of database latency. */
let shop: CardShop
let app: CardShop['app']
let token: string
let rope: Product
let mat: Product
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: 6 })
  ;({ app } = shop)
  token = await staffToken(app)
  ;[rope, mat] = (await stockShop(app, [seedProduct({ stock: 100, price: 20 }), seedProduct({ stock: 100, price: 30 })])) as [
    Product,
    Product,
  ]
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

/** Ropes and a mat, paid by card. */
async function order(ropes: number) {
  const lines = [
    { product: rope, quantity: ropes },
    { product: mat, quantity: 1 },
  ]
  const placed = await app.call('POST /user/orders/create-order', await orderInput(app, lines, { paymentMethod: 'Stripe' }), {
    idempotencyKey: newKey(),
  })
  shop.stripe.payWith((await shop.begin(placed)).sessionId, card)
  await shop.deliverLastEvent()
  return placed
}
const ropes = (quantity: number) => [{ variantId: rope.variants[0]!.id, quantity }]
type Id = { id: string }
const refund = ({ id }: Id, quantity: number) =>
  app.call('POST /admin/orders/:id/refund', { id, amount: 20 * quantity, lines: ropes(quantity) }, { token, idempotencyKey: newKey() })
const cancel = ({ id }: Id, quantity: number, idempotencyKey = newKey()) =>
  app.call('POST /admin/orders/:id/cancel-refunded', { id, lines: ropes(quantity) }, { token, idempotencyKey })
const ship = ({ id }: Id, quantity?: number) =>
  app.call('POST /admin/orders/:id/ship', { id, ...(quantity !== undefined && { lines: ropes(quantity) }) }, { token })
const deliver = ({ id }: Id) => app.call('POST /admin/orders/:id/deliver', { id }, { token })
async function stock(): Promise<number> {
  const { rows } = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [rope.variants[0]!.id] })
  return (rows[0] as { stock: number }).stock
}
const invalid = { code: 'INVALID_INPUT' }
const notNow = { code: 'CAN_NOT_CANCEL_ORDER' }

it('refunded units go back into stock and are not shipped, without another refund, and the rest completes the order', async () => {
  const placed = await order(3)
  const before = await stock()
  await expect(cancel(placed, 1)).rejects.toMatchObject(invalid)
  await refund(placed, 2)
  const after = await cancel(placed, 1)
  expect(after).toMatchObject({ refunded: 40, paymentStatus: 'Paid', returns: [{ kind: 'cancellation', lines: [{ quantity: 1 }] }] })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUNDED_CANCELLED', note: expect.stringMatching(/^1 × \S/) as string })
  expect((await app.call('GET /admin/orders/:id', { id: placed.id }, { token })).buyer.returned).toBe(0)
  expect(await stock()).toBe(before + 1)
  await expect(cancel(placed, 2)).rejects.toMatchObject(invalid)
  await ship(placed, 1)
  // The second refunded one hasn't left either.
  expect(await cancel(placed, 1)).toMatchObject({ refunded: 40, shippingStatus: 'PartiallyShipped' })
  expect(await ship(placed)).toMatchObject({ shippingStatus: 'Shipped' })
  expect(await deliver(placed)).toMatchObject({ orderStatus: 'Completed', refunded: 40 })
  expect(await stock()).toBe(before + 2)
  await expect(cancel(placed, 1)).rejects.toMatchObject(invalid)
})

it('refunded units may be the last ones unshipped: the order is then on its way or complete', async () => {
  const placed = await order(2)
  await refund(placed, 1)
  await app.call(
    'POST /admin/orders/:id/ship',
    { id: placed.id, lines: [...ropes(1), { variantId: mat.variants[0]!.id, quantity: 1 }] },
    { token },
  )
  await deliver(placed)
  expect(await cancel(placed, 1)).toMatchObject({ orderStatus: 'Completed', shippingStatus: 'Delivered' })
})

it('refunded units are removed once, also in parallel, and never more than were refunded', async () => {
  const placed = await order(9)
  await refund(placed, 5)
  const before = await stock()
  const key = newKey()
  const same = await Promise.allSettled(Array.from({ length: 25 }, () => cancel(placed, 2, key)))
  expect(await stock()).toBe(before + 2)
  const others = await Promise.allSettled(Array.from({ length: 25 }, () => cancel(placed, 1)))
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect([same.some(({ status }) => status === 'fulfilled'), await stock()]).toEqual([true, before + 5])
})

it("refunded units can't be all of an order of which nothing was shipped", async () => {
  const placed = await app.call(
    'POST /user/orders/create-order',
    await orderInput(app, [{ product: rope, quantity: 2 }], { paymentMethod: 'Stripe' }),
    { idempotencyKey: newKey() },
  )
  shop.stripe.payWith((await shop.begin(placed)).sessionId, card)
  await shop.deliverLastEvent()
  await refund(placed, 2)
  await expect(cancel(placed, 2)).rejects.toMatchObject(notNow)
})
