import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
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

describe('the status of an order', () => {
  it('follows the transition table, and each change is in the history', async () => {
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

  it('does not change without a transition in the table, or by an actor who may not make it', async () => {
    const { id, token } = await place()
    expect(await change(id, { name: 'shippingStatus', to: 'Delivered', by: 'staff' })).toBe(false)
    expect(await change(id, { name: 'orderStatus', to: 'Processing', by: 'customer' })).toBe(false)
    expect(await change(newKey(), { name: 'orderStatus', to: 'Processing', by: 'staff' })).toBe(false)
    const order = await app.call('GET /user/orders/:id', { id, token })
    expect([order.orderStatus, order.shippingStatus, order.timeline.length]).toEqual(['Pending', 'NotYetShipped', 1])
  })

  it('is changed by one of 20 parallel calls, to canceled or processed, and recorded once', async () => {
    const { id, token } = await place()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(id, { name: 'orderStatus', to: n % 2 === 0 ? 'Cancelled' : 'Processing', by: 'system' })),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await app.call('GET /user/orders/:id', { id, token })).timeline).toHaveLength(2)
  })
})

describe('the orders table', () => {
  let order: string
  beforeAll(async () => {
    order = (await place()).id
  })

  it.each([
    'discount = -1',
    'tax = tax + 1',
    'total_cost = total_cost + 1',
    'points_spent = -1',
    'points_cost = total_cost + 1',
    'points_factor = 11',
    'points_earned = -1',
    'credit_cost = -1',
    'gift_card_cost = total_cost, points_cost = 1',
    'refunded = total_cost + 1',
    'refunded = -1',
    'gift_card_refunded = 1',
    'paid_part = -1',
    'credit_expected = -1',
    'edits = -1',
    'revision = -1',
    'shop_rate = 1',
    `order_status = 'Lost'`,
    `payment_status = 'Free'`,
    `shipping_status = 'Lost'`,
    `payment_method = 'Barter'`,
    `cancelled_by = 'nobody'`,
    `channel = 'radio'`,
  ])('refuses a row with %s', async (values) => {
    await expect(write(`update orders set ${values} where id = $1`, order)).rejects.toMatchObject({ code: '23514' })
  })

  it.each([
    'price = 0, total_price = 0',
    'quantity = 0, total_price = 0',
    'total_price = total_price + 1',
    'discount = total_price + 1',
    'gift_quantity = 2',
    'refunded = quantity + 1',
  ])('refuses a line with %s', async (values) => {
    await expect(write(`update order_lines set ${values} where order_id = $1`, order)).rejects.toMatchObject({ code: '23514' })
  })

  it.each([
    'stock = -1',
    'price = 0',
    'old_price = price',
    'back_ordered = -1',
    'back_order_limit = 2, back_ordered = 3, stock = 0',
    'weight = 0',
    `barcode = ''`,
  ])('refuses a variant with %s', async (values) => {
    const [variant] = bottle.variants as [Product['variants'][number]]
    await expect(write(`update variants set ${values} where id = $1`, variant.id)).rejects.toMatchObject({ code: '23514' })
  })
})

it('counts no documents of an unknown kind', async () => {
  const third = `insert into invoice_counters (kind, last) values ('receipt', 0)`
  await expect(app.database.db.query({ text: third, values: [] })).rejects.toMatchObject({ code: '23514' })
})

const write = (text: string, id: string) => app.database.db.query({ text, values: [id] })
