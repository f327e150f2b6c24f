import { describe, expect, it } from 'vitest'
import { newKey, staffIn } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const shop = await openRefundShop()
const { app, stripe, buyPaid, deliver, refund, points } = shop

const read = async (text: string, id: string) => (await app.database.db.query({ text, values: [id] })).rows
const intentOf = async (id: string) =>
  ((await read('select intent_id from payments where order_id = $1', id)) as { intent_id: string }[])[0]!.intent_id
const close = async (
  id: string,
  amount: number,
  { status = 'lost', currency = 'usd' }: { status?: 'lost' | 'won'; currency?: string } = {},
) => {
  stripe.closeDispute(await intentOf(id), { status, amount: Math.round(amount * 100), currency })
  return shop.deliverLastEvent()
}
const documentsOf = (id: string) => read('select kind, total_cost, reason from invoices where order_id = $1 order by kind desc', id)
const booksOf = async (id: string) => (await shop.imbalances()).filter((one) => one.id === id)
const cents = (amount: number) => Math.round(amount * 100)

describe('a dispute that the shop lost', () => {
  it('is a refund of the order in the books, told once of 50 events, and nothing of it is paid again', async () => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid()
    await deliver(token, order.id)
    const before = stripe.state.refunds.size
    await close(order.id, order.totalCost)
    const event = stripe.state.events.at(-1)!
    const others = Array.from({ length: 50 }, (_, n) => shop.send(stripe.signed({ ...event, id: `${event.id}_${n}` })))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    await app.jobs.runDue()
    const after = await shop.readOrder(order)
    expect(after).toMatchObject({
      refunded: order.totalCost,
      paymentStatus: 'Cancelled',
      refunds: [{ method: 'card', amount: order.totalCost }],
    })
    expect(after.timeline.filter(({ event: name }) => name === 'DISPUTE_LOST')).toMatchObject([{ amount: order.totalCost }])
    expect(await documentsOf(order.id)).toEqual([
      { kind: 'invoice', total_cost: cents(order.totalCost), reason: '' },
      { kind: 'credit_note', total_cost: cents(order.totalCost), reason: 'dispute' },
    ])
    expect((await points(buyer.token)).balance).toBe(0)
    expect(stripe.state.refunds.size).toBe(before)
    await expect(refund(token, order.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it('is accounted for when its event is sent again, after a process of another release took it for nothing', async () => {
    const { order } = await buyPaid()
    stripe.closeDispute(await intentOf(order.id), { status: 'lost', amount: cents(order.totalCost), currency: 'usd' })
    const event = stripe.state.events.at(-1)!
    const outcome = async () => (await read('select outcome from payment_events where id = $1', event.id))[0]
    await app.database.db.query({
      text: `insert into payment_events (id, type, outcome, received_at) values ($1, $2, 'nothing', now())`,
      values: [event.id, event.type],
    })
    for (const _ of [1, 2]) await shop.send(stripe.signed(event))
    expect(await shop.readOrder(order)).toMatchObject({ refunded: order.totalCost })
    expect(await outcome()).toEqual({ outcome: 'dispute lost' })
  })

  it('about a part leaves the rest to be refunded', async () => {
    const { token } = await staffIn(app, 'owner')
    const { order } = await buyPaid()
    await deliver(token, order.id)
    await refund(token, order.id, 10)
    await close(order.id, 15)
    expect(await shop.readOrder(order)).toMatchObject({ refunded: 25, paymentStatus: 'Paid' })
    await app.jobs.runDue()
    expect((await refund(token, order.id)).refunded).toBe(order.totalCost)
    await app.jobs.runDue()
  })

  it.each(['before', 'after'])('pays a refund that the provider refuses %s it', async (when) => {
    const { token } = await staffIn(app, 'owner')
    const { order } = await buyPaid()
    await deliver(token, order.id)
    await refund(token, order.id, 10)
    stripe.state.refundsArePending = true
    await app.jobs.runDue()
    const asked = [...stripe.state.refunds.keys()].at(-1)!
    const refuse = async () => {
      stripe.endRefund(asked, 'failed')
      await shop.deliverLastEvent()
    }
    if (when === 'before') await refuse()
    await close(order.id, order.totalCost)
    if (when === 'after') await refuse()
    await shop.deliverLastEvent()
    const after = await shop.readOrder(order)
    expect(after).toMatchObject({ refunded: order.totalCost })
    // The event that ends the failure is about its amount; the rest is a refund by the dispute.
    expect(after.timeline.filter(({ event }) => event === 'REFUND_REPLACED')).toMatchObject([{ amount: 10, note: '' }])
    expect(after.timeline.filter(({ event }) => event === 'DISPUTE_LOST')).toMatchObject([{ amount: order.totalCost - 10 }])
    expect((await app.call('GET /admin/refund-failures', {}, { token })).failures).toEqual([])
    const again = app.call('POST /admin/orders/:id/refund', { id: order.id, again: true }, { token, idempotencyKey: newKey() })
    await expect(again).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it('is compared with the books', async () => {
    const { order } = await buyPaid()
    await close(order.id, order.totalCost)
    const lose = `update lost_disputes set amount = amount + $2 where payment_id = (select id from payments where order_id = $1)`
    await app.database.db.query({ text: lose, values: [order.id, -1] })
    expect(await booksOf(order.id)).toEqual([{ what: 'disputes', id: order.id }])
    await app.database.db.query({ text: lose, values: [order.id, 1] })
  })

  it('is not what was won, in another currency, or about a payment that is none of the shop', async () => {
    const { order } = await buyPaid()
    await close(order.id, order.totalCost, { status: 'won' })
    await close(order.id, order.totalCost, { currency: 'eur' })
    stripe.closeDispute('pi_unknown', { status: 'lost', amount: 1, currency: 'usd' })
    expect((await shop.deliverLastEvent()).status).toBe(200)
    expect(await shop.readOrder(order)).toMatchObject({ refunded: 0, paymentStatus: 'Paid' })
  })
})
