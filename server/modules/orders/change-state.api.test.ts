import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, stockShop } from '#test/builders.ts'
import { changeState } from './change-state.ts'

let app: TestApp
let bottle: Product
beforeAll(async () => {
  app = await startApp({ withoutBooks: true })
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 500 })])) as [Product]
})
afterAll(() => app.stop())

const place = async () =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }]), { idempotencyKey: newKey() })
const change = (orderId: string, step: Omit<Parameters<typeof changeState>[1], 'orderId'>) =>
  app.database.transaction((tx) => changeState(tx, { orderId, ...step }, app.now()))

describe('a state of an order', () => {
  it('follows the table, and each step is told in the history', async () => {
    const { id, token } = await place()
    app.pass(1000)
    expect(await change(id, { name: 'orderStatus', to: 'Processing', by: 'staff' })).toBe(true)
    app.pass(1000)
    expect(await change(id, { name: 'shippingStatus', to: 'PartiallyShipped', by: 'staff' })).toBe(true)
    expect(await change(id, { name: 'shippingStatus', to: 'Shipped', by: 'staff' })).toBe(true)
    app.pass(1000)
    expect(await change(id, { name: 'shippingStatus', to: 'Delivered', by: 'system' })).toBe(true)
    const order = await app.call('GET /user/orders/:id', { id, token })
    expect(order).toMatchObject({ orderStatus: 'Processing', shippingStatus: 'Delivered', canCancel: false, canReview: [bottle.id] })
    expect(order.timeline.map(({ event }) => event)).toEqual(['PLACED', 'PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED'])
  })

  it('does not change where the table has no such step, or not for this actor', async () => {
    const { id, token } = await place()
    expect(await change(id, { name: 'shippingStatus', to: 'Delivered', by: 'staff' })).toBe(false)
    expect(await change(id, { name: 'orderStatus', to: 'Processing', by: 'customer' })).toBe(false)
    expect(await change(newKey(), { name: 'orderStatus', to: 'Processing', by: 'staff' })).toBe(false)
    const order = await app.call('GET /user/orders/:id', { id, token })
    expect([order.orderStatus, order.shippingStatus, order.timeline.length]).toEqual(['Pending', 'NotYetShipped', 1])
  })

  it('is changed by one of 20 at once, cancelled or processed, and told once', async () => {
    const { id, token } = await place()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(id, { name: 'orderStatus', to: n % 2 === 0 ? 'Cancelled' : 'Processing', by: 'system' })),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await app.call('GET /user/orders/:id', { id, token })).timeline).toHaveLength(2)
  })
})
