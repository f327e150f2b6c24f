import { describe, expect, it } from 'vitest'
import { lastMail, newKey, staffIn } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const shop = await openRefundShop()
const { app, stripe, paidOrder, buyPaid, deliver, refund, points } = shop

describe('a refund that the provider refuses permanently', () => {
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
    const failed = await shop.readOrder(order)
    expect(failed.timeline.at(-1)).toMatchObject({ event: 'REFUND_FAILED', amount: amount ?? order.totalCost, note: '' })
    expect(await booksOf(order.id)).toEqual([{ what: 'refund', id: order.id }])
    expect((await lastMail(app, buyer.email))?.subject).toContain('About your refund')
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const before = stripe.state.refunds.size
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => again(token, order.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.jobs.runDue()
    const paid = [...stripe.state.refunds.values()].slice(before)
    expect(paid.map((one) => one.amount)).toEqual([Math.round((amount ?? order.totalCost) * 100)])
    const after = await shop.readOrder(order)
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
    const after = await shop.readOrder(order)
    expect(after.refunds).toMatchObject([{ amount: 10, method: to, pointsGiven: to === 'points' ? 1000 : 0 }])
    expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUND_REPLACED', note: 'Sent on the 3rd' })
    expect((await points(buyer.token)).balance).toBe(before + (to === 'points' ? 1000 : 0))
    expect((await lastMail(app, buyer.email))?.subject).toContain('Your refund')
    expect(await booksOf(order.id)).toEqual([])
    // Only the remaining amount can be refunded.
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    expect(await refund(token, order.id)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled' })
    await app.jobs.runDue()
  })

  it('can be paid by hand to a guest, and only what has failed can be', async () => {
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

  it('is not retried when none has failed', async () => {
    const { token } = await staffIn(app, 'owner')
    const { order } = await buyPaid()
    await expect(again(token, order.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })
})
