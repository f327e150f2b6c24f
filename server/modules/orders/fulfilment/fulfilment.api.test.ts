import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Tx } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { failSome } from '#test/count-statements.ts'
import { earnDuePoints } from '../refunds/earn-points.ts'

let app: TestApp
let bottle: Product
let mat: Product
let staff: string
beforeAll(async () => {
  app = await startApp()
  ;[bottle, mat] = (await stockShop(app, [seedProduct({ price: 12.5, stock: 500 }), seedProduct({ price: 30, stock: 500 })])) as [
    Product,
    Product,
  ]
  ;({ token: staff } = await staffIn(app, 'warehouse'))
})
afterAll(() => app.stop())

const place = async (token: string) =>
  app.call(
    'POST /user/orders/create-order',
    await orderInput(
      app,
      [
        { product: bottle, quantity: 3 },
        { product: mat, quantity: 1 },
      ],
      { email: undefined },
    ),
    { idempotencyKey: newKey(), token },
  )
const variantOf = (product: Product) => product.variants[0]!.id

it('an order ships in two parcels; with the second it is delivered, paid and complete, and earns its points', async () => {
  const { token, email } = await signedIn(app)
  const { id, totalCost } = await place(token)
  const first = await app.call(
    'POST /admin/orders/:id/ship',
    {
      id,
      lines: [{ variantId: variantOf(bottle), quantity: 2 }],
      carrier: 'DHL',
      trackingNumber: '0034',
      trackingUrl: 'https://dhl.example/0034',
    },
    { token: staff },
  )
  expect(first).toMatchObject({ orderStatus: 'Processing', shippingStatus: 'PartiallyShipped' })
  expect((await lastMail(app, email))?.text).toContain('https://dhl.example/0034')
  app.pass(1000)
  const second = await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
  expect(second.shipments.map(({ lines }) => lines)).toEqual([
    [{ variantId: variantOf(bottle), quantity: 2 }],
    [
      { variantId: variantOf(bottle), quantity: 1 },
      { variantId: variantOf(mat), quantity: 1 },
    ],
  ])
  expect(second.shippingStatus).toBe('Shipped')
  app.pass(1000)
  const half = await app.call('POST /admin/orders/:id/deliver', { id, shipmentId: second.shipments[0]!.id }, { token: staff })
  expect(half).toMatchObject({ shippingStatus: 'Shipped', paymentStatus: 'Pending', canReview: [] })
  app.pass(1000)
  const whole = await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
  expect(whole).toMatchObject({ shippingStatus: 'Delivered', paymentStatus: 'Paid', orderStatus: 'Completed' })
  const history = ['PLACED', 'PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'PAID', 'COMPLETED']
  expect(whole.timeline.map(({ event }) => event)).toEqual(history)
  expect(await app.call('GET /points', {}, { token })).toMatchObject({
    balance: Math.floor(totalCost),
    entries: [{ points: Math.floor(totalCost), reason: 'ORDER' }],
  })
})

it('lines that are missing, repeated or of another order are refused by name', async () => {
  const { token } = await signedIn(app)
  const { id } = await place(token)
  const ship = (lines: { variantId: string; quantity: number }[]) =>
    app.call('POST /admin/orders/:id/ship', { id, lines }, { token: staff })
  await expect(ship([{ variantId: variantOf(bottle), quantity: 4 }])).rejects.toMatchObject({
    code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
    errors: { 'lines.0.quantity': ['Only 3 left'] },
  })
  const twice = { variantId: variantOf(mat), quantity: 1 }
  await expect(ship([twice, twice])).rejects.toMatchObject({ errors: { 'lines.1.variantId': ['Named twice'] } })
  await expect(ship([{ variantId: newKey(), quantity: 1 }])).rejects.toMatchObject({ code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' })
  expect((await app.call('GET /user/orders/:id', { id }, { token })).shipments).toEqual([])
})

it('of 20 parallel parcels with all remaining units one is created', async () => {
  const { token } = await signedIn(app)
  const { id } = await place(token)
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => app.call('POST /admin/orders/:id/ship', { id }, { token: staff })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { shipments } = await app.call('GET /user/orders/:id', { id }, { token })
  expect(shipments).toHaveLength(1)
})

it('repeated calls with an idempotency key count once: a parcel, a stock receipt, a return', async () => {
  const { token } = await signedIn(app)
  const { id } = await place(token)
  const repeat = <T>(call: (key: { idempotencyKey: string; token: string }) => Promise<T>, by = staff) => {
    const key = { idempotencyKey: newKey(), token: by }
    return Promise.all(Array.from({ length: 50 }, () => call(key)))
  }
  const lines = [{ variantId: variantOf(bottle), quantity: 1 }]
  const parcels = await repeat((key) => app.call('POST /admin/orders/:id/ship', { id, lines }, key))
  expect(new Set(parcels.map(({ shipments }) => shipments.map((one) => one.id).join())).size).toBe(1)
  const received = { kind: 'receive' as const, lines: [{ variantId: variantOf(bottle), quantity: 5 }] }
  const [before] = (await app.call('POST /admin/stock/changes', received, { token: staff })).levels
  const levels = await repeat((key) => app.call('POST /admin/stock/changes', received, key))
  expect(new Set(levels.map(({ levels: [level] }) => level!.stock))).toEqual(new Set([before!.stock + 5]))
  await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
  const asked = { id, lines, reason: 'damaged' } as const
  const returned = await repeat((key) => app.call('POST /user/orders/:id/returns', asked, key), token)
  expect(returned.map(({ returns }) => returns.length)).toEqual(returned.map(() => 1))
  const other = { idempotencyKey: newKey(), token }
  await app.call('POST /user/orders/:id/returns', asked, other)
  await expect(app.call('POST /user/orders/:id/returns', { ...asked, text: 'Another' }, other)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_IS_USED',
  })
})

it('delivery requires shipping, and happens once; 20 parallel deliveries earn points once', async () => {
  const { token } = await signedIn(app)
  const { id, totalCost } = await place(token)
  const deliver = () => app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
  await expect(deliver()).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
  const results = await Promise.allSettled(Array.from({ length: 20 }, deliver))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await app.call('GET /points', {}, { token })).balance).toBe(Math.floor(totalCost))
})

it("a canceled order is neither packed nor shipped, and strangers can't find it", async () => {
  const { token } = await signedIn(app)
  const { id } = await place(token)
  await app.call('DELETE /user/orders/cancel-order/:id', { id }, { token })
  for (const step of ['pack', 'ship', 'deliver'] as const)
    await expect(app.call(`POST /admin/orders/:id/${step}`, { id }, { token: staff })).rejects.toMatchObject({
      code: 'ORDER_IS_NOT_IN_THAT_STATE',
    })
  await expect(app.call('POST /admin/orders/:id/pack', { id: newKey() }, { token: staff })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('an order refunded as points is neither packed nor shipped', async () => {
  const [{ token }, { token: owner }] = [await signedIn(app), await staffIn(app, 'owner')]
  const { id, totalCost } = await place(token)
  await app.call('POST /admin/orders/:id/mark-paid', { id, payment: 'cash', amount: totalCost }, { token: owner })
  await app.call('POST /admin/orders/:id/refund', { id, to: 'points' }, { token: owner, idempotencyKey: newKey() })
  for (const call of ['POST /admin/orders/:id/pack', 'POST /admin/orders/:id/ship'] as const)
    await expect(app.call(call, { id }, { token: staff })).rejects.toMatchObject({ errors: { paymentStatus: ['was refunded'] } })
})

it('an order earns its points even if another one fails to, and the job fails then', async () => {
  const people = [await signedIn(app), await signedIn(app)]
  for (const { token } of people) {
    const { id } = await place(token)
    const text = `update orders set payment_status = 'Paid', points_due_at = $2 where id = $1`
    await app.database.db.query({ text, values: [id, app.now()] })
  }
  const earned = (db: Pick<Tx, 'query'>) => async (userId: string) =>
    (await db.query({ text: `select 1 from points_entries where user_id = $1 and reason = 'ORDER'`, values: [userId] })).rows.length
  const database = failSome(app.database, async (tx) => (await earned(tx)(people[0]!.userId)) > 0)
  await expect(earnDuePoints(database, app.config, { now: app.now() })).rejects.toThrow('it failed')
  const all = () => Promise.all(people.map(({ userId }) => earned(app.database.db)(userId)))
  expect(await all()).toEqual([0, 1])
  await Promise.all(Array.from({ length: 5 }, () => earnDuePoints(app.database, app.config, { now: app.now() })))
  expect(await all()).toEqual([1, 1])
})
