import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { race } from '#test/race.ts'
import { address, freshEmail, lastMail, newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'

/**
 * Edits, exchanges and drafts against payments, cancellations and each other, with 6 ms of database latency, so that data read by one call
 * may be changed by another before it writes.
 */
let shop: CardShop
let app: CardShop['app']
let staff: string
let shirt: Product
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: 6 })
  ;({ app } = shop)
  const variants = [
    ['S', 30],
    ['L', 36],
  ].map(([size, price]) => ({ options: { Size: String(size) }, sku: `RACE-${size}`, price: Number(price), stock: 500 }))
  ;[shirt] = (await stockShop(app, [{ ...seedProduct(), options: [{ name: 'Size', values: ['S', 'L'] }], variants }])) as [Product]
  staff = await staffToken(app)
})
afterEach(async () => {
  await app.jobs.runDue()
  await shop.assertBooks()
})
afterAll(async () => {
  await shop.close()
})

const line = (quantity: number, variant = 0) => ({ productId: shirt.id, variantId: shirt.variants[variant]!.id, quantity })
const settleKey = () => ({ token: staff, idempotencyKey: newKey() })

const cancel = (id: string) => app.call('POST /admin/orders/:id/cancel', { id }, { token: staff })
const mark = (id: string, amount: number) => app.call('POST /admin/orders/:id/mark-paid', { id, payment: 'bank', amount }, { token: staff })

it('an order is edited, paid by card, marked as paid, packed and canceled in parallel: one edit per version, one cancellation', async () => {
  const input = await orderInput(app, [{ product: shirt, quantity: 2 }], { paymentMethod: 'Stripe' })
  for (const quantity of [1, 3]) {
    const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    const wanted = { id: order.id, lines: [line(quantity)] }
    const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', wanted, { token: staff })
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    const edit = () => app.call('POST /admin/orders/:id/edit', { ...wanted, edits: 0, totalCost }, { token: staff })
    const [edits, , marked, cancelled] = await race([
      edit,
      () => shop.deliverLastEvent(),
      () => mark(order.id, order.totalCost),
      () => cancel(order.id),
      () => app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff }),
    ])
    expect([edits! <= 1, marked! <= 1, cancelled! <= 1]).toEqual([true, true, true])
    await app.jobs.runDue()
    await shop.assertBooks()
  }
})

it('50 parallel edits, payments, cancellations and packings: one edit per version succeeds, and the books agree', async () => {
  const input = await orderInput(app, [{ product: shirt, quantity: 2 }], { paymentMethod: 'Stripe' })
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  const { sessionId } = await shop.begin(order)
  const lines = [line(3)]
  const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', { id: order.id, lines }, { token: staff })
  shop.stripe.payWith(sessionId, card)
  const edit = () => app.call('POST /admin/orders/:id/edit', { id: order.id, lines, edits: 0, totalCost }, { token: staff })
  const pack = () => app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff })
  const [some, , others] = await race([edit, () => shop.deliverLastEvent(), edit, pack, () => cancel(order.id)])
  expect(some! + others!).toBeLessThanOrEqual(1)
})

it('a draft is placed, paid by its link, saved, deleted and canceled in parallel: there is one order, either paid or canceled', async () => {
  const contents = { email: freshEmail(), lines: [line(2)], shippingAddress: address(), shippingMethod: 'standard' }
  const { id } = await app.call('POST /admin/order-drafts', contents, { token: staff })
  const { email: _, ...priced } = contents
  const { totalCost } = await app.call('POST /admin/order-drafts/preview', priced, { token: staff })
  const stock = await shop.stockOf(shirt)
  const place = () =>
    app.call('POST /admin/order-drafts/:id/place', { id, version: 1, payment: 'link', days: 2, totalCost }, { token: staff })
  const [placed] = await race([place])
  expect(placed).toBe(1)
  expect(stock - (await shop.stockOf(shirt))).toBe(2)
  const token = /token=([\w.-]+)/.exec((await lastMail(app, contents.email))!.text)![1]!
  const number = (await app.call('GET /admin/order-drafts/:id', { id }, { token: staff })).orderNumber!
  const order = { id: (await app.call('GET /admin/orders/:id', { id: number }, { token: staff })).order.id, token }
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  const [, cancelled, , deleted] = await race([
    () => shop.deliverLastEvent(),
    () => cancel(order.id),
    place,
    () => app.call('DELETE /admin/order-drafts/:id', { id }, { token: staff }),
    () => app.call('PUT /admin/order-drafts/:id', { id, version: 1, ...contents }, { token: staff }),
  ])
  expect([cancelled, deleted]).toEqual([1, 0])
  expect(await shop.readOrder(order)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
  expect(await shop.stockOf(shirt)).toBe(stock)
})

it('an exchange is approved and rejected, then settled while its difference is paid and it is canceled: each happens once', async () => {
  const input = await orderInput(app, [{ product: shirt, quantity: 1 }], { paymentMethod: 'Stripe' })
  const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  const { id: orderId, token } = order
  const ask = () =>
    app.call('POST /user/orders/:id/returns', {
      id: orderId,
      token,
      lines: [{ variantId: line(1).variantId, quantity: 1, exchangeVariantId: line(1, 1).variantId }],
      reason: 'wrong-size',
    })
  expect(await race([ask])).toEqual([1])
  const { id } = (await shop.readOrder(order)).returns[0]!
  const approve = () => app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
  expect(await race([approve])).toEqual([1])
  const number = (await shop.readOrder(order)).returns[0]!.exchangeOrder!
  const { order: exchange } = await app.call('GET /admin/orders/:id', { id: number }, { token: staff })
  expect(exchange.amountOwed).toBe(6)
  const texts = (await readOutbox(app.database.db, 20)).map(({ text }) => new RegExp(`/${number}\\?token=([\\w.-]+)`).exec(text))
  const link = texts.find((found) => found !== null)![1]!
  shop.stripe.payWith((await shop.begin({ id: exchange.id, token: link })).sessionId, card)
  await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
  const settle = () => app.call('POST /admin/returns/:id/refund', { id }, settleKey())
  const [, settled, cancelled] = await race([() => shop.deliverLastEvent(), settle, () => cancel(exchange.id), () => mark(exchange.id, 6)])
  expect([settled, cancelled]).toEqual([1, 1])
})
