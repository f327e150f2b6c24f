import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { grantPoints, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

let app: TestApp
let bottle: Product
let last: Product
beforeAll(async () => {
  app = await startApp()
  ;[bottle, last] = (await stockShop(app, [
    seedProduct({ price: 20, stock: 500, isRedeemable: true }),
    seedProduct({ price: 5, stock: 1 }),
  ])) as [Product, Product]
})
afterAll(() => app.stop())

const route = 'DELETE /user/orders/cancel-order/:id'
const place = async (options: { token?: string; product?: Product; over?: object } = {}) => {
  const { token, product = bottle, over = {} } = options
  return app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity: 1 }], over), {
    idempotencyKey: newKey(),
    token,
  })
}
const stockOf = async ({ variants: [variant] }: Product) => {
  const { rows } = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [variant!.id] })
  return (rows[0] as { stock: number }).stock
}
const refusal = (id: string, options: { token?: string } = {}) => app.call(route, { id }, options).catch((error: unknown) => error)

describe('canceling an order', () => {
  it('puts stock back, is shown in the history and by mail, and makes the units available again', async () => {
    const { token, email } = await signedIn(app)
    const order = await place({ token, product: last, over: { email: undefined } })
    const product = () => app.call('GET /user/products/:id', { id: last.id })
    expect((await product()).variants[0]!.stock).toEqual({ state: 'out' })
    expect(await app.call(route, { id: order.number }, { token })).toEqual({ message: 'Cancelled Order successfully' })
    expect((await product()).variants[0]!.stock).toEqual({ state: 'low', left: 1 })
    const seen = await app.call('GET /user/orders/:id', { id: order.id }, { token })
    expect(seen).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', canCancel: false })
    expect(seen.timeline.map(({ event }) => event)).toEqual(['PLACED', 'CANCELLED'])
    expect((await lastMail(app, email))?.subject).toContain('is canceled')
  })

  it('is possible for a guest with the signed link, and for nobody else', async () => {
    const order = await place()
    const other = await signedIn(app)
    expect(await refusal(order.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusal(order.id, { token: other.token })).toMatchObject({ code: 'NOT_FOUND' })
    await app.call(route, { id: order.id, token: order.token })
    expect(await app.call(route, { id: order.id, token: order.token }).catch((e: unknown) => e)).toMatchObject({
      code: 'CAN_NOT_CANCEL_ORDER',
      message: 'Can not cancel order',
    })
  })

  it('is refused after 7 days, after payment, and during packing', async () => {
    const { token } = await signedIn(app)
    const { token: staff } = await staffIn(app, 'warehouse')
    const packed = await place({ token })
    await app.call('POST /admin/orders/:id/pack', { id: packed.id }, { token: staff })
    expect(await refusal(packed.id, { token })).toMatchObject({ code: 'CAN_NOT_CANCEL_ORDER' })
    const paid = await place({ token })
    await app.database.db.query({ text: `update orders set payment_status = 'Paid' where id = $1`, values: [paid.id] })
    expect(await refusal(paid.id, { token })).toMatchObject({ message: 'Can not cancel order after payment' })
    const old = await place({ token })
    app.pass(7 * dayMs)
    const fresh = await place({ token })
    app.pass(1)
    expect(await refusal(old.id, { token })).toMatchObject({ message: 'Can not cancel order after 7 days' })
    expect(await app.call(route, { id: fresh.id }, { token })).toBeTruthy()
  })

  it('returns the points that were spent on it', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 900)
    const order = await place({ token, over: { points: 500 } })
    expect(order).toMatchObject({ pointsSpent: 500, pointsCost: 5, amountDue: order.totalCost - 5, paymentStatus: 'Pending' })
    expect((await app.call('GET /points', {}, { token })).balance).toBe(400)
    await app.call(route, { id: order.id }, { token })
    expect(await app.call('GET /points', {}, { token })).toMatchObject({
      balance: 900,
      entries: [{ points: 500, reason: 'SPENT_RETURNED', orderNumber: order.number }, { points: -500, reason: 'SPENT' }, { points: 900 }],
    })
  })

  it('50 times in parallel succeeds once: stock and points are returned once', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 300)
    const order = await place({ token, over: { points: 300 } })
    const before = await stockOf(bottle)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => app.call(route, { id: order.id }, { token })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stockOf(bottle)) - before).toBe(1)
    expect((await app.call('GET /points', {}, { token })).balance).toBe(300)
  })

  it('in parallel with packing: exactly one of both succeeds', async () => {
    const { token } = await signedIn(app)
    const { token: staff } = await staffIn(app, 'owner')
    for (let round = 0; round < 10; round += 1) {
      const order = await place({ token })
      const before = await stockOf(bottle)
      const results = await Promise.allSettled([
        app.call(route, { id: order.id }, { token }),
        app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff }),
      ])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { orderStatus } = await app.call('GET /user/orders/:id', { id: order.id }, { token })
      expect((await stockOf(bottle)) - before).toBe(orderStatus === 'Cancelled' ? 1 : 0)
    }
  })
})

describe('canceling by staff', () => {
  it('requires the permission to refund; it includes orders paid in points, which are returned', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 5000)
    const order = await place({ token, over: { paymentMethod: 'Points' } })
    expect(order).toMatchObject({ paymentStatus: 'Paid', pointsSpent: 2490, amountDue: 0 })
    expect(await refusal(order.id, { token })).toMatchObject({ code: 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT' })
    const { token: warehouse } = await staffIn(app, 'warehouse')
    const cancelling = { id: order.id, reason: 'The parcel got wet.' }
    await expect(app.call('POST /admin/orders/:id/cancel', cancelling, { token: warehouse })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const { token: support } = await staffIn(app, 'support')
    const cancelled = await app.call('POST /admin/orders/:id/cancel', cancelling, { token: support })
    expect(cancelled).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
    expect(cancelled.timeline.slice(-2)).toMatchObject([
      { event: 'CANCELLED', note: 'The parcel got wet.' },
      { event: 'REFUNDED', note: '', amount: order.totalCost },
    ])
    expect((await app.call('GET /points', {}, { token })).balance).toBe(5000)
  })
})
