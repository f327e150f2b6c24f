import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'
import { dayMs } from '#contract/time.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { grantPoints, lastMail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { upload } from '#test/pictures.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
let mat: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle, mat] = (await stockShop(app, [
    seedProduct({ price: 9.99, stock: 5000, isRedeemable: true }),
    seedProduct({ price: 20, stock: 5000, isRedeemable: true }),
  ])) as [Product, Product]
  ;({ token: staff } = await staffIn(app, 'owner'))
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const variantOf = (product: Product) => product.variants[0]!.id
const asStaff = {
  get token() {
    return staff
  },
}

/** Three bottles and a mat, delivered: 49.97, and 4.90 for standard delivery. */
async function delivered(over: Partial<ApiInput<'POST /user/orders/create-order'>> = {}, token?: string) {
  const lines = [
    { product: bottle, quantity: 3 },
    { product: mat, quantity: 1 },
  ]
  const input = await orderInput(app, lines, { ...(token && { email: undefined }), ...over })
  const order = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  if (order.paymentMethod === 'Stripe') {
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
  }
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, asStaff)
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, asStaff)
  return order
}
const ask = (order: { id: string; token?: string }, quantity = 1, over: object = {}) =>
  app.call('POST /user/orders/:id/returns', {
    id: order.id,
    token: order.token,
    lines: [{ variantId: variantOf(bottle), quantity }],
    reason: 'wrong-size',
    ...over,
  })
const withdraw = (order: { id: string; token?: string }, lines?: { variantId: string; quantity: number }[]) =>
  app.call('POST /user/orders/:id/withdrawal', { id: order.id, token: order.token, ...(lines && { lines }) })
const lastReturn = (order: Order) => order.returns.at(-1)!.id
const approve = (id: string) => app.call('POST /admin/returns/:id/approve', { id, note: 'Use the label' }, asStaff)
const receive = (id: string, lines: ApiInput<'POST /admin/returns/:id/receive'>['lines'] = []) =>
  app.call('POST /admin/returns/:id/receive', { id, lines }, asStaff)
const refund = (id: string, to: 'original' | 'points' = 'original') =>
  app.call('POST /admin/returns/:id/refund', { id, to }, { ...asStaff, token: staff, idempotencyKey: newKey() })
const balanceOf = async (token: string) => (await app.call('GET /points', {}, { token })).balance
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('a return', () => {
  it('is requested, approved, received and refunded, each in the history and by mail; stock and points follow', async () => {
    const { token, email } = await signedIn(app)
    const order = await delivered({}, token)
    expect(await balanceOf(token)).toBe(54)
    const { url } = await upload(app, token, 'return')
    const lines = [{ variantId: variantOf(bottle), quantity: 2 }]
    const input = { id: order.number, lines, reason: 'damaged', text: 'A dent', photo: { url, alt: 'The dent' } } as const
    const asked = await app.call('POST /user/orders/:id/returns', input, { token })
    expect(asked.returns).toMatchObject([
      { kind: 'return', state: 'requested', reason: 'damaged', text: 'A dent', photo: { url, alt: 'The dent' }, lines },
    ])
    expect(asked.returnable).toEqual([
      { variantId: variantOf(bottle), quantity: 1 },
      { variantId: variantOf(mat), quantity: 1 },
    ])
    const id = lastReturn(asked)
    const { returns } = await app.call('GET /admin/returns', { limit: 100 }, asStaff)
    expect(returns.at(-1)).toMatchObject({ id, orderNumber: order.number })
    await approve(id)
    expect((await lastMail(app, email))?.text).toContain('Use the label')
    const waiting = async () => (await app.call('GET /admin/home', {}, asStaff)).waiting.received.count
    const unsettled = await waiting()
    const before = await shop.stockOf(bottle)
    const received = await receive(id, [{ variantId: variantOf(bottle), restocked: 1 }])
    expect([received.returns[0]!.lines[0]!.restocked, (await shop.stockOf(bottle)) - before]).toEqual([1, 1])
    expect(await waiting()).toEqual(unsettled + 1)
    const after = await refund(id)
    expect(await waiting()).toEqual(unsettled)
    expect(after).toMatchObject({ refunded: 19.98, paymentStatus: 'Paid', refunds: [{ amount: 19.98, method: 'cash', pointsTaken: 20 }] })
    expect(after.timeline.map(({ event }) => event).slice(-4)).toEqual([
      'RETURN_REQUESTED',
      'RETURN_APPROVED',
      'RETURN_RECEIVED',
      'REFUNDED',
    ])
    expect(await balanceOf(token)).toBe(34)
    expect((await lastMail(app, email))?.text).toMatch(
      /In cash or by bank transfer: \$19\.98\n.*: −20\n?.*Total refunded: \$19\.98|Total refunded: \$19\.98\n.*: −20/,
    )
  })

  it('is refused with a reason, and may be requested again; each step happens once', async () => {
    const order = await delivered()
    const id = lastReturn(await ask(order, 3))
    expect(await code(ask(order))).toBe('CAN_NOT_RETURN_ITEMS')
    await expect(app.call('POST /admin/returns/:id/reject', { id, reason: '' }, asStaff)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const rejected = await app.call('POST /admin/returns/:id/reject', { id, reason: 'Worn outdoors' }, asStaff)
    expect(rejected.timeline.at(-1)).toMatchObject({ event: 'RETURN_REJECTED', note: 'Worn outdoors' })
    expect((await lastMail(app, order.email))?.text).toContain('Worn outdoors')
    for (const next of [approve, receive, refund]) expect(await code(next(id))).toBe('RETURN_IS_NOT_IN_THAT_STATE')
    const again = lastReturn(await ask(order, 3))
    expect(await Promise.all([refund(again), receive(again)].map(code))).toEqual([
      'RETURN_IS_NOT_IN_THAT_STATE',
      'RETURN_IS_NOT_IN_THAT_STATE',
    ])
    const results = await Promise.all(Array.from({ length: 20 }, () => code(approve(again))))
    expect(results.filter((one) => one === 'done')).toHaveLength(1)
    expect(await code(receive(again, [{ variantId: variantOf(bottle), restocked: 4 }]))).toBe('CAN_NOT_RETURN_ITEMS')
  })

  it('50 parallel requests for three units create three; 50 parallel refunds create one', async () => {
    const order = await delivered({ paymentMethod: 'Stripe' })
    const results = await Promise.all(Array.from({ length: 50 }, () => code(ask(order))))
    expect(results.filter((one) => one === 'done')).toHaveLength(3)
    const { returns } = await shop.readOrder(order)
    expect(returns.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
    await approve(returns[0]!.id)
    await receive(returns[0]!.id)
    const refunds = await Promise.all(Array.from({ length: 50 }, () => code(refund(returns[0]!.id))))
    expect(refunds.filter((one) => one === 'done')).toHaveLength(1)
    expect(await shop.readOrder(order)).toMatchObject({ refunded: 9.99 })
    await app.jobs.runDue()
    expect([...shop.stripe.state.refunds.values()].at(-1)).toMatchObject({ amount: 999 })
  })

  it.each([
    ['by card', { paymentMethod: 'Stripe' }],
    ['by card and points', { paymentMethod: 'Stripe', points: 777 }],
    ['in cash and points', { paymentMethod: 'COD', points: 1001 }],
    ['in points', { paymentMethod: 'Points' }],
  ])(
    'of an order paid %s, one piece after the other, comes to exactly all of it with the delivery, in money and points',
    async (_, over) => {
      const { token, userId } = await signedIn(app)
      await grantPoints(app, userId, 9000)
      const order = await delivered(over, token)
      for (const variantId of [variantOf(bottle), variantOf(mat), variantOf(bottle), variantOf(bottle)]) {
        const input = { id: order.id, lines: [{ variantId, quantity: 1 }] }
        const { returns } = await app.call('POST /user/orders/:id/withdrawal', input, { token })
        await receive(returns.at(-1)!.id)
        await refund(returns.at(-1)!.id)
      }
      const after = await app.call('GET /user/orders/:id', { id: order.id }, { token })
      expect(after).toMatchObject({ refunded: order.amountDue, paymentStatus: 'Cancelled', returnable: [], withdrawUntil: null })
      expect(after.refunds.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0)).toBe(order.pointsSpent)
      expect(await balanceOf(token)).toBe(9000)
    },
  )

  it('is refunded in points if staff choose so, but not for a guest', async () => {
    const { token } = await signedIn(app)
    const own = await delivered({ paymentMethod: 'Stripe' }, token)
    const { returns } = await app.call('POST /user/orders/:id/withdrawal', { id: own.id }, { token })
    await receive(returns[0]!.id)
    expect(await refund(returns[0]!.id, 'points')).toMatchObject({
      refunded: own.totalCost,
      refunds: [{ method: 'points', pointsGiven: 5487 }],
    })
    expect(await balanceOf(token)).toBe(5487)
    const guests = await delivered()
    const id = lastReturn(await withdraw(guests))
    await receive(id)
    await expect(refund(id, 'points')).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { to: [expect.any(String)] } })
    expect(await refund(id)).toMatchObject({ refunded: guests.totalCost })
  })

  it("never refunds more than is left after staff's refunds", async () => {
    const order = await delivered()
    const paid = { id: order.id, amount: order.totalCost - 3 }
    await app.call('POST /admin/orders/:id/refund', paid, { token: staff, idempotencyKey: newKey() })
    const id = lastReturn(await ask(order, 3))
    await approve(id)
    await receive(id)
    expect(await refund(id)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled', returns: [{ state: 'refunded' }] })
  })
})

describe('a withdrawal from the contract', () => {
  it('is possible for a guest with the signed link: it has a receipt with content and time, and refunds standard shipping if complete', async () => {
    const order = await delivered({ shippingMethod: 'express', shippingCost: 14.9, totalCost: 64.87 })
    const after = await withdraw(order)
    expect(after.returns).toMatchObject([{ kind: 'withdrawal', state: 'approved', reason: null }])
    const receipt = (await lastMail(app, order.email))!
    expect(receipt.subject).toContain('Receipt of your withdrawal')
    const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(app.now())
    for (const content of [time, order.number, order.email, bottle.info.name, mat.info.name, 'Quantity 3'])
      expect(receipt.text).toContain(content)
    const id = lastReturn(after)
    expect(await code(app.call('POST /admin/returns/:id/reject', { id, reason: 'No' }, asStaff))).toBe('RETURN_IS_NOT_IN_THAT_STATE')
    await receive(id)
    expect(await refund(id)).toMatchObject({ refunded: 54.87 })
  })

  it('50 in parallel create one, with one receipt; a partial one refunds no shipping', async () => {
    const order = await delivered()
    const results = await Promise.all(Array.from({ length: 50 }, () => code(withdraw(order, [{ variantId: variantOf(mat), quantity: 1 }]))))
    expect(results.filter((one) => one === 'done')).toHaveLength(1)
    const { returns } = await shop.readOrder(order)
    await receive(returns[0]!.id)
    expect(await refund(returns[0]!.id)).toMatchObject({ refunded: 20 })
  })

  it('is possible until the end of the 14th day after delivery, a return until the 30th', async () => {
    const order = await delivered()
    const { withdrawUntil, returnUntil } = await shop.readOrder(order)
    expect(Date.parse(withdrawUntil!) - app.now().getTime()).toBeGreaterThan(14 * dayMs)
    expect(Date.parse(returnUntil!) - Date.parse(withdrawUntil!)).toBe(16 * dayMs)
    app.pass(Date.parse(withdrawUntil!) - app.now().getTime() - 1)
    await withdraw(order, [{ variantId: variantOf(mat), quantity: 1 }])
    app.pass(1)
    expect(await code(withdraw(order))).toBe('CAN_NOT_WITHDRAW_FROM_CONTRACT')
    expect(await shop.readOrder(order)).toMatchObject({ withdrawUntil: null, returnUntil })
    app.pass(Date.parse(returnUntil!) - app.now().getTime() - 1)
    await ask(order)
    app.pass(1)
    await expect(ask(order)).rejects.toMatchObject({ code: 'CAN_NOT_RETURN_ORDER', message: 'Can not return order', status: 422 })
    expect(await shop.readOrder(order)).toMatchObject({ returnUntil: null })
    // The session of staff is over, too.
    staff = (await staffIn(app, 'owner')).token
  })
})

describe('refused returns, which change nothing', () => {
  it.each([
    ['no pieces', { lines: [] }, 'INVALID_INPUT'],
    ['0 pieces', { lines: [{ quantity: 0 }] }, 'INVALID_INPUT'],
    ['-1 pieces', { lines: [{ quantity: -1 }] }, 'INVALID_INPUT'],
    ['half a piece', { lines: [{ quantity: 0.5 }] }, 'INVALID_INPUT'],
    ['more than was bought', { lines: [{ quantity: 4 }] }, 'CAN_NOT_RETURN_ITEMS'],
    ['a line twice', { lines: [{ quantity: 1 }, { quantity: 1 }] }, 'CAN_NOT_RETURN_ITEMS'],
    ['something else', { lines: [{ quantity: 1, variantId: newKey() }] }, 'CAN_NOT_RETURN_ITEMS'],
    ['another reason', { reason: 'bored' }, 'INVALID_INPUT'],
    ['a price', { refund: 100 }, 'INVALID_INPUT'],
    ['a picture of nobody', { photo: { url: '/media/0198c0de-0000-7000-8000-000000000001.webp' } }, 'INVALID_INPUT'],
    ['another token', { token: 'x' }, 'NOT_FOUND'],
    ['another order', { id: 'GF-1' }, 'NOT_FOUND'],
  ])('%s', async (_, over: object, expected) => {
    const order = await delivered()
    const lines = 'lines' in over ? (over.lines as object[]).map((line) => ({ variantId: variantOf(bottle), ...line })) : undefined
    expect(await code(ask(order, 1, { ...over, ...(lines && { lines }) }))).toBe(expected)
    expect(await shop.readOrder(order)).toMatchObject({ returns: [], refunded: 0 })
  })

  it("are those of an undelivered order, another customer's, and by staff without the permission", async () => {
    const { token } = await signedIn(app)
    const order = await shop.place({ product: bottle, token, over: { email: undefined } })
    expect(await Promise.all([ask(order), withdraw(order)].map(code))).toEqual(['CAN_NOT_RETURN_ORDER', 'CAN_NOT_WITHDRAW_FROM_CONTRACT'])
    expect(await shop.readOrder(order)).toMatchObject({ canWithdraw: false })
    const stranger = await signedIn(app)
    const lines = [{ variantId: variantOf(bottle), quantity: 1 }]
    expect(await code(app.call('POST /user/orders/:id/returns', { id: order.id, lines, reason: 'other' }, stranger))).toBe('NOT_FOUND')
    expect(await code(app.call('POST /user/orders/:id/withdrawal', { id: order.id }, stranger))).toBe('NOT_FOUND')
    const { token: packer } = await staffIn(app, 'warehouse')
    expect(await code(app.call('POST /admin/returns/:id/approve', { id: newKey() }, { token: packer }))).toBe('NOT_ALLOWED')
    expect(await code(app.call('POST /admin/returns/:id/receive', { id: newKey() }, { token: packer }))).toBe('NOT_FOUND')
  })
})

describe("a guest's order", () => {
  it('is moved to the account with its email by its link only; repeating it changes nothing, and nobody else can', async () => {
    const { token, email } = await signedIn(app)
    const order = await shop.place({ product: bottle, over: { email } })
    const claim = (who: string, link: string) =>
      code(app.call('POST /user/orders/:id/claim', { id: order.number, token: link }, { token: who }))
    expect(await claim(token, 'x')).toBe('NOT_FOUND')
    const stranger = await signedIn(app)
    expect(await claim(stranger.token, order.token)).toBe('ORDER_BELONGS_TO_ANOTHER_EMAIL')
    expect(await code(app.call('GET /user/orders/:id', { id: order.id }, { token }))).toBe('NOT_FOUND')
    expect(await Promise.all(Array.from({ length: 10 }, () => claim(token, order.token)))).toEqual(Array.from({ length: 10 }, () => 'done'))
    expect(await claim(stranger.token, order.token)).toBe('ORDER_BELONGS_TO_ANOTHER_EMAIL')
    expect(await app.call('GET /user/orders/:id', { id: order.id }, { token })).toMatchObject({ id: order.id })
  })
})
