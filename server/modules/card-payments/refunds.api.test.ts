import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { givePoints, lastMail, newKey, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let stripe: CardShop['stripe']
let kettlebell: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app, stripe } = shop)
  ;[kettlebell] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
})
beforeEach(() => {
  stripe.state.isDown = false
  stripe.state.refundsArePending = false
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const place = (options: Partial<Parameters<CardShop['place']>[0]> = {}) => shop.place({ product: kettlebell, ...options })

describe('a refund', () => {
  const paidOrder = async () => {
    const order = await place()
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.tell()
    return order
  }
  const refund = (token: string, id: string, amount?: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, ...(amount !== undefined && { amount }), reason: 'Scratched' },
      { token, idempotencyKey: newKey() },
    )

  it('pays a part back, then the rest, and never more than was paid; 20 at once neither', async () => {
    const { token } = await staffIn(app, 'support')
    const order = await paidOrder()
    expect(await refund(token, order.id, 10)).toMatchObject({ refunded: 10, paymentStatus: 'Paid' })
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => refund(token, order.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.see(order)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled', orderStatus: 'Cancelled' })
    await app.jobs.runDue()
    const refunds = [...stripe.state.refunds.values()].slice(-2)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(order.totalCost * 100))
  })

  it('of all of an order that is not packed cancels it: stock and points go back, too', async () => {
    const { token } = await staffIn(app, 'support')
    const buyer = await signedIn(app)
    await givePoints(app, buyer.userId, 500)
    const order = await place({ token: buyer.token, over: { points: 500, email: undefined } })
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.tell()
    const before = await shop.stockOf(kettlebell)
    expect(await refund(token, order.id)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunded: order.amountDue })
    expect((await shop.stockOf(kettlebell)) - before).toBe(1)
    expect((await app.call('GET /points', {}, { token: buyer.token })).balance).toBe(500)
    // When a paid order would have earned its own.
    app.pass(8 * 86_400_000)
    await app.jobs.runDue()
    const { rows } = await app.database.db.query({ text: 'select points from users where id = $1', values: [buyer.userId] })
    expect(rows).toEqual([{ points: 500 }])
  })

  it('is paid once, though the provider was down at first', async () => {
    const { token } = await staffIn(app, 'support')
    const order = await paidOrder()
    await refund(token, order.id)
    const before = stripe.state.refunds.size
    stripe.state.isDown = true
    await app.jobs.runDue()
    stripe.state.isDown = false
    app.pass(60_000)
    await app.jobs.runDue()
    expect(stripe.state.refunds.size - before).toBe(1)
  })

  it('follows when staff cancel a paid order', async () => {
    const { token } = await staffIn(app, 'owner')
    const order = await paidOrder()
    const cancelled = await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Lost' }, { token })
    expect(cancelled).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunded: order.totalCost })
  })

  const points = (token: string) => app.call('GET /points', {}, { token })
  const deliver = async (staff: string, id: string) => {
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
  }
  const buyPaid = async (over: object = {}, given = 0) => {
    const buyer = await signedIn(app)
    if (given > 0) await givePoints(app, buyer.userId, given)
    const order = await place({ token: buyer.token, over: { email: undefined, ...over } })
    if (order.paymentMethod === 'Stripe') stripe.payWith((await shop.begin(order)).sessionId, card)
    if (order.paymentMethod === 'Stripe') await shop.tell()
    return { buyer, order }
  }

  it.each([
    ['by card', {}, 0, 'card'],
    ['by card and points', { points: 333 }, 400, 'card'],
    ['in cash', { paymentMethod: 'COD' }, 0, 'cash'],
    ['in cash and points', { paymentMethod: 'COD', points: 250 }, 250, 'cash'],
    ['in points', { paymentMethod: 'Points' }, 6000, 'cash'],
  ])('of all of a delivered order that was paid %s brings spent points back and takes earned ones', async (_, over, given, method) => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid(over, given)
    await deliver(token, order.id)
    const after = await refund(token, order.id)
    expect(after).toMatchObject({ orderStatus: 'Completed', paymentStatus: 'Cancelled', refunded: order.amountDue })
    expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUNDED' })
    expect(after.refunds).toMatchObject([{ amount: order.amountDue, method, pointsReturned: order.pointsSpent }])
    expect((await points(buyer.token)).balance).toBe(given)
    await expect(refund(token, order.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    await app.jobs.runDue()
    expect((await lastMail(app, buyer.email))?.subject).toContain('Your refund')
  })

  it('takes earned points in proportion, whatever the parts, and what is earned later is less', async () => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid()
    await refund(token, order.id, 10)
    await deliver(token, order.id)
    const earned = Math.floor(order.totalCost)
    const left = (back: number) => Math.floor((earned * Math.round((order.totalCost - back) * 100)) / Math.round(order.totalCost * 100))
    expect((await points(buyer.token)).balance).toBe(left(10))
    for (const [amount, back] of [
      [0.01, 10.01],
      [7.77, 17.78],
      [12.22, 30],
    ] as const) {
      await refund(token, order.id, amount)
      expect((await points(buyer.token)).balance).toBe(left(back))
    }
    await refund(token, order.id)
    expect((await points(buyer.token)).balance).toBe(0)
  })

  it('goes to points where staff choose so; a guest has none; what went there does not go to the card again', async () => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid()
    const toPoints = (id: string, amount?: number) =>
      app.call('POST /admin/orders/:id/refund', { id, to: 'points', ...(amount && { amount }) }, { token, idempotencyKey: newKey() })
    expect(await toPoints(order.id, 10)).toMatchObject({
      refunded: 10,
      paymentStatus: 'Paid',
      refunds: [{ method: 'points', pointsGiven: 1000 }],
    })
    expect((await points(buyer.token)).entries).toMatchObject([{ reason: 'REFUND', points: 1000 }])
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const cancelled = await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token })
    expect(cancelled).toMatchObject({ paymentStatus: 'Cancelled', refunded: order.totalCost })
    await app.jobs.runDue()
    const amounts = [...stripe.state.refunds.values()].map(({ amount }) => amount)
    expect(amounts).toContain(Math.round((order.totalCost - 10) * 100))
    const guests = await paidOrder()
    await expect(toPoints(guests.id)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { to: [expect.any(String)] } })
  })

  it('of 50 at once for 1 each never comes to more than was paid, in money or points', async () => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid({ paymentMethod: 'COD' })
    await deliver(token, order.id)
    await Promise.allSettled(Array.from({ length: 50 }, () => refund(token, order.id, 2)))
    const { refunded, refunds } = await app.call('GET /user/orders/:id', { id: order.id }, { token: buyer.token })
    expect(refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(refunded * 100))
    expect(refunded).toBe(Math.floor(order.totalCost / 2) * 2)
  })

  describe('that the provider agrees to later', () => {
    const pending = async () => {
      stripe.state.refundsArePending = true
      const { token } = await staffIn(app, 'owner')
      const { buyer, order } = await buyPaid()
      await deliver(token, order.id)
      await refund(token, order.id, 10)
      await app.jobs.runDue()
      return { token, buyer, order, id: [...stripe.state.refunds.keys()].at(-1)! }
    }
    const subjects = async ({ email }: { email: string }) => {
      const { rows } = await app.database.db.query({
        text: 'select subject from messages where recipient = $1 order by id',
        values: [email],
      })
      return (rows as { subject: string }[]).map(({ subject }) => subject).filter((subject) => subject.includes('refund'))
    }

    it('is told to the buyer then, once: by its event, however often, or by asking where none comes', async () => {
      const { buyer, order, id } = await pending()
      expect(await subjects(buyer)).toEqual([])
      stripe.endRefund(id, 'succeeded')
      await shop.tell()
      await shop.send(stripe.signed({ ...stripe.state.events.at(-1)!, id: 'evt_again' }))
      expect(await subjects(buyer)).toEqual([`Your refund for Gymfolk order ${order.number}`])
      const other = await pending()
      stripe.endRefund(other.id, 'succeeded')
      app.pass(3 * 3_600_000)
      await app.jobs.runDue()
      expect(await subjects(other.buyer)).toHaveLength(1)
    })

    it('and that it refuses in the end, even after it had agreed, is a failed one', async () => {
      const { token, buyer, order, id } = await pending()
      stripe.endRefund(id, 'succeeded')
      await shop.tell()
      stripe.endRefund(id, 'failed')
      await shop.tell()
      expect(await subjects(buyer)).toMatchObject([expect.stringContaining('Your refund'), expect.stringContaining('About your refund')])
      expect((await shop.imbalances()).filter((one) => one.id === order.id)).toEqual([{ what: 'refund', id: order.id }])
      stripe.state.refundsArePending = false
      await app.call('POST /admin/orders/:id/refund', { id: order.id, again: true }, { token, idempotencyKey: newKey() })
      await app.jobs.runDue()
      expect((await shop.imbalances()).filter((one) => one.id === order.id)).toEqual([])
    })
  })

  describe('that the provider refuses for good', () => {
    const again = (token: string, id: string) =>
      app.call('POST /admin/orders/:id/refund', { id, again: true }, { token, idempotencyKey: newKey() })
    const booksOf = async (id: string) => (await shop.imbalances()).filter((one) => one.id === id)
    const refuseIt = async (order: { id: string }) => {
      const { rows } = await app.database.db.query({ text: 'select session_id from payments where order_id = $1', values: [order.id] })
      const session = stripe.state.sessions.get((rows[0] as { session_id: string }).session_id)!
      const intent = session.payment_intent
      session.payment_intent = null
      await app.jobs.runDue()
      session.payment_intent = intent
    }

    it.each([
      ['all of it', undefined],
      ['a part', 10],
    ])('%s: is told to staff, in the books and to the buyer, and paid again only once', async (_, amount) => {
      const { token } = await staffIn(app, 'owner')
      const { buyer, order } = await buyPaid()
      await deliver(token, order.id)
      const told = await refund(token, order.id, amount)
      const balance = (await points(buyer.token)).balance
      await refuseIt(order)
      const failed = await shop.see(order)
      expect(failed.timeline.at(-1)).toMatchObject({ event: 'REFUND_FAILED', note: `$${(amount ?? order.totalCost).toFixed(2)}` })
      expect(await booksOf(order.id)).toEqual([{ what: 'refund', id: order.id }])
      expect((await lastMail(app, buyer.email))?.subject).toContain('About your refund')
      await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
      const before = stripe.state.refunds.size
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => again(token, order.id)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await app.jobs.runDue()
      const paid = [...stripe.state.refunds.values()].slice(before)
      expect(paid.map((one) => one.amount)).toEqual([Math.round((amount ?? order.totalCost) * 100)])
      const after = await shop.see(order)
      expect(after).toMatchObject({ refunded: told.refunded, paymentStatus: told.paymentStatus, refunds: told.refunds })
      expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUND_RETRIED' })
      expect((await points(buyer.token)).balance).toBe(balance)
      expect(await booksOf(order.id)).toEqual([])
    })

    it.each(['points', 'bank', 'cash'] as const)('is paid as %s once, and the books say so', async (to) => {
      const { token } = await staffIn(app, 'owner')
      const { buyer, order } = await buyPaid()
      await deliver(token, order.id)
      await refund(token, order.id, 10)
      await refuseIt(order)
      const { failures } = await app.call('GET /admin/refund-failures', {}, { token })
      expect(failures).toContainEqual(expect.objectContaining({ kind: 'order', orderNumber: order.number, amount: 10, hasAccount: true }))
      expect((await app.call('GET /admin/home', {}, { token })).waiting.refunds.count).toBeGreaterThan(0)
      const before = (await points(buyer.token)).balance
      const settle = (reason: string) =>
        app.call('POST /admin/orders/:id/refund', { id: order.id, again: true, to, reason }, { token, idempotencyKey: newKey() })
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => settle('Sent on the 3rd')))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const after = await shop.see(order)
      expect(after.refunds).toMatchObject([{ amount: 10, method: to, pointsGiven: to === 'points' ? 1000 : 0 }])
      expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUND_REPLACED', note: 'Sent on the 3rd' })
      expect((await points(buyer.token)).balance).toBe(before + (to === 'points' ? 1000 : 0))
      expect((await lastMail(app, buyer.email))?.subject).toContain('Your refund')
      expect(await booksOf(order.id)).toEqual([])
      // What is left of it, and no more.
      await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
      expect(await refund(token, order.id)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled' })
      await app.jobs.runDue()
    })

    it('goes to a guest by hand only, and by hand only what has failed', async () => {
      const { token } = await staffIn(app, 'owner')
      const order = await paidOrder()
      const call = (over: object) =>
        app.call('POST /admin/orders/:id/refund', { id: order.id, reason: 'By hand', ...over }, { token, idempotencyKey: newKey() })
      await expect(call({ to: 'bank' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      await expect(call({ to: 'bank', again: true })).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
      await refund(token, order.id)
      await refuseIt(order)
      await expect(call({ to: 'bank', again: true, reason: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      await expect(call({ to: 'points', again: true })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      expect((await call({ to: 'cash', again: true })).refunds).toMatchObject([{ method: 'cash' }])
    })

    it('is not paid again where none has failed', async () => {
      const { token } = await staffIn(app, 'owner')
      const { order } = await buyPaid()
      await expect(again(token, order.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    })
  })

  it.each([0, -1, 0.001, 1e9, '5', null])('of %j is refused, and nothing moves', async (amount) => {
    const { token } = await staffIn(app, 'owner')
    const { order } = await buyPaid()
    await expect(refund(token, order.id, amount as number)).rejects.toMatchObject({ status: 422 })
    expect(await shop.see(order)).toMatchObject({ refunded: 0, paymentStatus: 'Paid', refunds: [] })
  })
})
