import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import { newKey, staffIn } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const shop = await openRefundShop()
const { app, place, paidOrder, buyPaid, deliver, refund } = shop

/** The events of the order's history in their order, each with its amount if it has one. */
const told = ({ timeline }: Pick<Order, 'timeline'>) =>
  timeline.map(({ event, amount }) => (amount === undefined ? event : [event, amount]))
const staff = () => staffIn(app, 'owner')
const asStaff = (token: string, id: string) => app.call('GET /admin/orders/:id', { id }, { token })
const stateInList = async (token: string, { id, number }: Order) =>
  (await app.call('GET /admin/orders', { q: number }, { token })).rows.find((row) => row.id === id)?.isRefunded

describe('the history of an order', () => {
  it('canceled before payment shows no refund', async () => {
    const { token } = await staff()
    const order = await place()
    const after = await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token })
    expect(told(after)).toEqual(['PLACED', 'CANCELLED'])
    expect(await stateInList(token, after)).toBeUndefined()
  })

  it.each([
    ['by card', {}],
    ['in cash', { paymentMethod: 'COD' as const }],
  ])('that was paid %s and is canceled tells how much went back, once', async (_, over) => {
    const { token } = await staff()
    const { order } = await buyPaid(over)
    if ('paymentMethod' in over)
      await app.call('POST /admin/orders/:id/mark-paid', { id: order.id, payment: 'cash', amount: order.totalCost }, { token })
    app.pass(1000)
    const after = await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Lost' }, { token })
    expect(told(after)).toEqual(['PLACED', 'PAID', 'CANCELLED', ['REFUNDED', order.totalCost]])
    expect(after.timeline.slice(-2).map(({ note }) => note)).toEqual(['Lost', ''])
    expect(await stateInList(token, after)).toBe(true)
  })

  it('shows each of two partial refunds, whether or not the last one cancels the order, and tells staff who made each', async () => {
    const { token } = await staff()
    for (const isDelivered of [false, true]) {
      const order = await paidOrder()
      if (isDelivered) await deliver(token, order.id)
      app.pass(1000)
      await refund(token, order.id, 10)
      app.pass(1000)
      await refund(token, order.id)
      const { order: after, notes } = await asStaff(token, order.id)
      const rest = Math.round((order.totalCost - 10) * 100) / 100
      expect(told(after).slice(isDelivered ? -2 : -3)).toEqual([
        ['REFUNDED', 10],
        ...(isDelivered ? [] : ['CANCELLED']),
        ['REFUNDED', rest],
      ])
      const refundedAt = after.timeline.filter(({ event }) => event === 'REFUNDED').map(({ at }) => at)
      expect(notes).toEqual(
        refundedAt.toReversed().map((at) => ({ id: expect.any(String), at, author: expect.any(String), text: '', isRefund: true })),
      )
    }
  })

  it('shows the refund of a return once, without a note', async () => {
    const { token } = await staff()
    const { buyer, order } = await buyPaid()
    await deliver(token, order.id)
    const lines = [{ variantId: order.products[0]!.variantId, quantity: 1 }]
    const asked = await app.call(
      'POST /user/orders/:id/returns',
      { id: order.number, lines, reason: 'damaged', text: '' },
      { token: buyer.token },
    )
    const id = asked.returns[0]!.id
    for (const step of ['approve', 'receive', 'refund'] as const) {
      app.pass(1000)
      await app.call(`POST /admin/returns/:id/${step}`, { id }, { token, idempotencyKey: newKey() })
    }
    const { order: after, notes } = await asStaff(token, order.id)
    expect(told(after).slice(-4)).toEqual(['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_RECEIVED', ['REFUNDED', after.refunded]])
    expect(notes).toEqual([])
  })
})
