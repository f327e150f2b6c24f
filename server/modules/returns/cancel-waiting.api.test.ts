import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Order } from '#contract/order.ts'
import type { Product } from '#contract/product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { backOrderActions, type BackOrderActions } from '#test/back-orders.ts'
import { freshEmail, grantPoints, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { readOutbox } from '#server/messaging/outbox.ts'

/** Cancelling the waiting pieces of an order that otherwise continues, with 6 ms of database latency. */
let shop: CardShop
let app: CardShop['app']
let staff: string
let mat: Product
let { newProduct, levels, receive, create } = {} as BackOrderActions
beforeAll(async () => {
  shop = await openCardShop({ databaseMs: 6 })
  ;({ app } = shop)
  staff = await staffToken(app)
  ;({ newProduct, levels, receive, create } = backOrderActions(app, staff))
  ;[mat] = (await stockShop(app, [seedProduct({ stock: 5000, price: 20, isRedeemable: true })])) as [Product]
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

type Over = Partial<ApiInput<'POST /user/orders/create-order'>>
type Placed = { id: string; token: string; number: string; email: string; amountDue: number; paymentMethod: string }
/** An order of one mat in stock, and a number of pieces of a product that has to be waited for (one is in stock). */
async function order(product: Product, quantity: number, over: Over = {}, token?: string): Promise<Placed> {
  const lines = [
    { product, quantity },
    { product: mat, quantity: 1 },
  ]
  const input = await orderInput(app, lines, { ...over, ...(token && { email: undefined }) })
  const products = input.products.map((line) => ({ ...line, ...(line.productId === product.id && { backOrdered: quantity }) }))
  const placed = await create({ ...input, products }, token)
  if (placed.paymentMethod === 'Stripe' && placed.amountDue > 0) {
    shop.stripe.payWith((await shop.begin(placed)).sessionId, card)
    await shop.deliverLastEvent()
  }
  return placed
}
const ship = ({ id }: { id: string }) => app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
const deliver = ({ id }: { id: string }) => app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
const byStaff = ({ id }: { id: string }, reason = '') => app.call('POST /admin/orders/:id/cancel-waiting', { id, reason }, { token: staff })
const byBuyer = ({ id, token }: { id: string; token: string }) => app.call('POST /user/orders/:id/cancel-waiting', { id, token })
const cents = (amount: number): number => Math.round(amount * 100)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const mailsTo = async (email: string) => (await readOutbox(app.database.db, 200)).filter(({ to }) => to === email).map(({ text }) => text)
const documents = ({ id, token }: Placed) => app.call('GET /user/orders/:id/invoices', { id, token })
/** Runs all calls concurrently; returns which succeeded. The others must be refused with a code of the contract. */
async function race(works: (() => Promise<unknown>)[]): Promise<boolean[]> {
  const results = await Promise.allSettled(works.map((work) => work()))
  expect(results.flatMap((one) => (one.status === 'rejected' && !isRefusal(one.reason) ? [one.reason as unknown] : []))).toEqual([])
  return results.map(({ status }) => status === 'fulfilled')
}

describe('back-ordered units of a paid order', () => {
  it('that staff already refunded are canceled without another refund; shipped ones can still be returned', async () => {
    const product = await newProduct(1, { limit: 10 })
    const placed = await order(product, 3, { paymentMethod: 'Stripe' })
    await ship(placed)
    const variantId = product.variants[0]!.id
    const refund = (quantity: number) =>
      app.call(
        'POST /admin/orders/:id/refund',
        { id: placed.id, amount: 30 * quantity, lines: [{ variantId, quantity }] },
        { token: staff, idempotencyKey: newKey() },
      )
    expect(await refund(1)).toMatchObject({ refunded: 30 })
    const after = await byStaff(placed)
    expect(after).toMatchObject({ refunded: 60, paymentStatus: 'Paid', returns: [{ kind: 'cancellation', lines: [{ quantity: 2 }] }] })
    await deliver(placed)
    const lines = [{ variantId, quantity: 1 }]
    const asked = await app.call('POST /user/orders/:id/returns', { id: placed.id, token: placed.token, lines, reason: 'other' })
    expect(asked.returns.at(-1)).toMatchObject({ state: 'requested', lines: [{ quantity: 1 }] })
    await app.jobs.runDue()
  })

  it('are refunded although staff refunded another unit before, which was shipped and returned', async () => {
    const product = await newProduct(1, { limit: 10 })
    const placed = await order(product, 3, { paymentMethod: 'Stripe' })
    await ship(placed)
    const pieces = [{ variantId: product.variants[0]!.id, quantity: 1 }]
    const input = { id: placed.id, amount: 30, lines: pieces, restock: pieces }
    expect(await app.call('POST /admin/orders/:id/refund', input, { token: staff, idempotencyKey: newKey() })).toMatchObject({
      refunded: 30,
    })
    const after = await byStaff(placed)
    const waited = after.returns.at(-1)!.lines[0]!.quantity
    expect(waited).toBeGreaterThan(0)
    expect(after.refunded).toBe(30 + 30 * waited)
  })

  it('are canceled by staff: refunded to the card with a credit note, while the rest of the order continues', async () => {
    // Pays the refunds that earlier tests have left in the queue.
    await app.jobs.runDue()
    const product = await newProduct(1, { limit: 10 })
    const placed = await order(product, 3, { paymentMethod: 'Stripe' })
    await ship(placed)
    expect(await codeOf(byBuyer(placed))).toBe('CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT')
    const after = await byStaff(placed, 'No longer made.')
    expect(after).toMatchObject({
      shippingStatus: 'Shipped',
      paymentStatus: 'Paid',
      refunded: 60,
      returns: [{ kind: 'cancellation', state: 'refunded', lines: [{ quantity: 2 }] }],
      timeline: expect.arrayContaining([
        { event: 'WAITING_CANCELLED', at: expect.any(String), note: `2 × ${after.products[0]!.name}. No longer made.` },
      ]),
    })
    expect(after.products.some(({ backOrder }) => backOrder)).toBe(false)
    expect(await levels(product)).toEqual([0, 0, 1])
    await app.jobs.runDue()
    expect([...shop.stripe.state.refunds.values()].at(-1)?.amount).toBe(6000)
    const mails = await mailsTo(placed.email)
    expect(mails.some((text) => text.includes("weren't in stock yet") && text.includes('No longer made.'))).toBe(true)
    const { invoices } = await documents(placed)
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    // Stock that arrives now isn't for this order.
    await receive(product, 2)
    expect(await levels(product)).toEqual([2, 0, 1])
    expect(await codeOf(byStaff(placed))).toBe('CAN_NOT_CANCEL_ORDER')
    const done = await deliver(placed)
    expect(done).toMatchObject({ shippingStatus: 'Delivered', orderStatus: 'Completed' })
    expect(done.returnable.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it('are refunded in points, gift card and money in proportion; returning the rest refunds exactly what remains', async () => {
    const product = await newProduct(1, { limit: 10 })
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 1001)
    const recipientEmail = freshEmail()
    const issued = { amount: 33.33, recipientEmail, note: 'Test' }
    await app.call('POST /admin/gift-cards', issued, { token: staff, idempotencyKey: newKey() })
    const [text] = await mailsTo(recipientEmail)
    const check = () => app.call('POST /gift-cards/check', { code: /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec(text!)![0] })
    const placed = await order(
      product,
      3,
      { paymentMethod: 'Stripe', points: 1001, giftCards: [(await check()).token], creditCost: 33.33 },
      token,
    )
    await ship(placed)
    const after = await byStaff(placed)
    const { amount, creditReturned, pointsReturned } = after.refunds[0]!
    const worth = cents(60)
    const total = cents(after.totalCost)
    expect(pointsReturned).toBe(Math.floor((1001 * worth) / total))
    expect(cents((await check()).balance)).toBe(cents(creditReturned))
    const pointsCost = Math.floor((cents(after.pointsCost) * worth) / total)
    expect(cents(amount) + cents(creditReturned) + pointsCost).toBe(worth)
    expect([creditReturned > 0, amount > 0]).toEqual([true, true])
    await deliver(placed)
    const lines = (await app.call('GET /user/orders/:id', { id: placed.id }, { token })).returnable
    const { returns } = await app.call('POST /user/orders/:id/withdrawal', { id: placed.id, lines }, { token })
    const id = returns.at(-1)!.id
    await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
    const end = await app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
    const sum = (of: (one: Order['refunds'][number]) => number) => end.refunds.reduce((all, one) => all + of(one), 0)
    expect(sum(({ pointsReturned: points }) => points)).toBe(1001)
    expect(cents(sum((one) => one.creditReturned))).toBe(3333)
    expect(cents(sum((one) => one.amount))).toBe(cents(end.amountDue))
  })

  it('complete an order whose parcels have all arrived when canceled, and not one of which nothing else is left', async () => {
    const product = await newProduct(1, { limit: 10 })
    const arrived = await order(product, 2, { paymentMethod: 'Stripe' })
    await ship(arrived)
    await deliver(arrived)
    expect(await byStaff(arrived)).toMatchObject({ shippingStatus: 'Delivered', orderStatus: 'Completed', paymentStatus: 'Paid' })
    const { create: createOrder, inputOf } = backOrderActions(app, staff)
    const whole = await createOrder(await inputOf(product, 2))
    expect(await codeOf(byStaff(whole))).toBe('CAN_NOT_CANCEL_ORDER')
    await app.call('POST /admin/orders/:id/cancel', { id: whole.id }, { token: staff })
  })

  it('are canceled when the buyer withdraws from the order, without a stock receipt', async () => {
    const product = await newProduct(1, { limit: 10 })
    const first = await order(product, 3, { paymentMethod: 'Stripe' })
    const next = await order(product, 2, { paymentMethod: 'Stripe' })
    await ship(first)
    const lines = [{ variantId: product.variants[0]!.id, quantity: 2 }]
    const { returns } = await app.call('POST /user/orders/:id/withdrawal', { id: first.id, token: first.token, lines })
    await app.call('POST /admin/returns/:id/receive', { id: returns.at(-1)!.id }, { token: staff })
    expect(await levels(product)).toEqual([0, 2, 3])
    const waits = (await shop.readOrder(next)).products.find(({ productId }) => productId === product.id)!.backOrder!.quantity
    expect(waits).toBe(2)
  })
})

describe('back-ordered units of an order paid in cash', () => {
  it('can be canceled by the buyer within the cancellation period: the total decreases, and the invoice is for what arrived', async () => {
    const product = await newProduct(0, { limit: 10 })
    const placed = await order(product, 3)
    await ship(placed)
    expect(await shop.readOrder(placed)).toMatchObject({ canCancel: false, canCancelWaiting: true, totalCost: 110 })
    const after = await byBuyer(placed)
    // The cancelled line is gone, and the shipped line is still listed as shipped.
    expect(after.products.map(({ productId, quantity }) => [productId, quantity])).toEqual([[mat.id, 1]])
    expect(after).toMatchObject({ totalCost: 20, amountOwed: 20, shippingStatus: 'Shipped', refunds: [], returns: [] })
    expect(after.shipments[0]!.lines).toEqual([{ variantId: mat.variants[0]!.id, quantity: 1 }])
    expect(after.canCancelWaiting).toBe(undefined)
    expect((await mailsTo(placed.email)).some((text) => text.includes('You now pay $20.00 when your order arrives.'))).toBe(true)
    expect(await levels(product)).toEqual([0, 0, 0])
    expect(await deliver(placed)).toMatchObject({ orderStatus: 'Completed', paymentStatus: 'Paid', amountDue: 20 })
    const { invoices } = await documents(placed)
    expect(invoices).toMatchObject([{ kind: 'invoice', totalCost: 20 }])
  })

  it("can't be canceled after 7 days, nor by strangers", async () => {
    const product = await newProduct(1, { limit: 10 })
    const placed = await order(product, 2)
    await ship(placed)
    expect(await codeOf(byBuyer({ ...placed, token: 'x' }))).toBe('NOT_FOUND')
    app.pass(8 * 86_400_000)
    staff = await staffToken(app)
    ;({ newProduct, levels, receive, create } = backOrderActions(app, staff))
    expect((await shop.readOrder(placed)).canCancelWaiting).toBe(undefined)
    expect(await codeOf(byBuyer(placed))).toBe('CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS')
    expect(await byStaff(placed)).toMatchObject({ totalCost: 50 })
  })
})

describe('in parallel', () => {
  it('50 cancellations while the stock arrives: canceled once, and the totals add up', async () => {
    const product = await newProduct(0, { limit: 100 })
    const placed = await order(product, 4, { paymentMethod: 'Stripe' })
    await ship(placed)
    const done = await race([
      ...Array.from({ length: 50 }, () => () => byStaff(placed)),
      ...Array.from({ length: 4 }, () => () => receive(product, 1)),
    ])
    const cancelled = done.slice(0, 50).filter(Boolean).length
    const { refunded, returns } = await shop.readOrder(placed)
    const [stock, waiting, sold] = await levels(product)
    const gone = returns.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
    // Pieces that arrived before the first cancellation are in stock and stay in the order.
    expect(cancelled).toBe(gone > 0 ? 1 : 0)
    expect([refunded, waiting, sold, stock]).toEqual([30 * gone, 0, 4 - gone, gone])
  })

  it('cancellations by buyers and staff while staff ship: each order is either canceled or shipped', async () => {
    const product = await newProduct(10, { limit: 100 })
    const orders = []
    for (let n = 0; n < 10; n += 1) orders.push(await order(product, 2))
    await race(
      [...orders, ...orders].flatMap((one, at) =>
        [() => byBuyer(one), () => (at < 10 ? ship(one) : byStaff(one)), () => receive(product, 1)].slice(0, at < 5 ? 3 : 2),
      ),
    )
    for (const one of orders) {
      const { products, shipments, totalCost } = await shop.readOrder(one)
      const pieces = products.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
      expect(totalCost).toBeGreaterThanOrEqual(pieces)
      for (const { variantId, quantity } of shipments.flatMap(({ lines }) => lines))
        expect(products.find((line) => line.variantId === variantId)!.quantity).toBeGreaterThanOrEqual(quantity)
    }
  })
})
