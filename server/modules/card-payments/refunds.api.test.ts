import { describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { card } from '#test/card-shop.ts'
import { openRefundShop } from '#test/refund-shop.ts'
import { eventBody } from '#test/stripe/objects.ts'
import { grantPoints, lastMail, newKey, signedIn, staffIn } from '#test/builders.ts'

const shop = await openRefundShop()
const { app, stripe, product: kettlebell, place, paidOrder, buyPaid, deliver, refund, points } = shop

describe('a refund', () => {
  it('pays a part back, then the rest, and never more than was paid, also with 20 at once', async () => {
    const { token } = await staffIn(app, 'support')
    const order = await paidOrder()
    expect(await refund(token, order.id, 10)).toMatchObject({ refunded: 10, paymentStatus: 'Paid' })
    await expect(refund(token, order.id, order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => refund(token, order.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.readOrder(order)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled', orderStatus: 'Cancelled' })
    await app.jobs.runDue()
    const refunds = [...stripe.state.refunds.values()].slice(-2)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(order.totalCost * 100))
  })

  it('of the full amount of an unpacked order cancels it, and returns stock and points', async () => {
    const { token } = await staffIn(app, 'support')
    const buyer = await signedIn(app)
    await grantPoints(app, buyer.userId, 500)
    const order = await place({ token: buyer.token, over: { points: 500, email: undefined } })
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
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

  it("made in the provider's dashboard changes nothing here, and asks staff to check it", async () => {
    const order = await paidOrder()
    const { rows } = await app.database.db.query({ text: 'select intent_id from payments where order_id = $1', values: [order.id] })
    const tell = async (over: object) => {
      const object = { id: `re_${newKey()}`, object: 'refund', amount: 1000, currency: 'usd', metadata: {}, status: 'succeeded', ...over }
      const event = eventBody('refund.updated', object, app.now())
      expect((await shop.send(stripe.signed(event))).status).toBe(200)
      const { rows: found } = await app.database.db.query({ text: 'select outcome from payment_events where id = $1', values: [event.id] })
      return (found[0] as { outcome: string }).outcome
    }
    expect(await tell({ payment_intent: (rows[0] as { intent_id: string }).intent_id })).toBe('unknown refund')
    expect(await tell({ payment_intent: 'pi_of_another_shop' })).toBe('nothing')
    expect(await tell({ payment_intent: null })).toBe('nothing')
    expect(await shop.readOrder(order)).toMatchObject({ refunded: 0, paymentStatus: 'Paid' })
  })

  it('is made once, even if the provider was down at first', async () => {
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

  it('is made when staff cancel a paid order', async () => {
    const { token } = await staffIn(app, 'owner')
    const order = await paidOrder()
    const cancelled = await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: 'Lost' }, { token })
    expect(cancelled).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunded: order.totalCost })
    // The order was paid by card alone, so the mail mentions nothing else.
    const mail = (await readOutbox(app.database.db, 20)).find(({ subject }) => subject.includes(`${order.number} is canceled`))!
    expect(mail.text).toMatch(/refunding \$[\d.]+ to your card/)
    expect(mail.text).not.toMatch(/points|gift card/i)
  })

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
    expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUNDED', amount: order.totalCost })
    expect(after.refunds).toMatchObject([{ amount: order.amountDue, method, pointsReturned: order.pointsSpent }])
    expect((await points(buyer.token)).balance).toBe(given)
    await expect(refund(token, order.id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    await app.jobs.runDue()
    expect((await lastMail(app, buyer.email))?.subject).toContain('Your refund')
  })

  it('takes back earned points in proportion, and reduces points earned later', async () => {
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

  it('can be paid as points if staff choose so, except to guests, and is then not refunded to the card again', async () => {
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

  it('one of 1 each, 50 at once, never exceeds what was paid, in money or points', async () => {
    const { token } = await staffIn(app, 'owner')
    const { buyer, order } = await buyPaid({ paymentMethod: 'COD' })
    await deliver(token, order.id)
    await Promise.allSettled(Array.from({ length: 50 }, () => refund(token, order.id, 2)))
    const { refunded, refunds } = await app.call('GET /user/orders/:id', { id: order.id }, { token: buyer.token })
    expect(refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(refunded * 100))
    expect(refunded).toBe(Math.floor(order.totalCost / 2) * 2)
  })

  describe('a refund that the provider confirms later', () => {
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

    it('notifies the buyer once, whether confirmed by an event, by repeated events or by polling', async () => {
      const { buyer, order, id } = await pending()
      expect(await subjects(buyer)).toEqual([])
      stripe.endRefund(id, 'succeeded')
      await shop.deliverLastEvent()
      await shop.send(stripe.signed({ ...stripe.state.events.at(-1)!, id: 'evt_again' }))
      expect(await subjects(buyer)).toEqual([`Your refund for Gymfolk order ${order.number}`])
      const other = await pending()
      stripe.endRefund(other.id, 'succeeded')
      app.pass(3 * 3_600_000)
      await app.jobs.runDue()
      expect(await subjects(other.buyer)).toHaveLength(1)
    })

    it('is marked as failed when the provider refuses it in the end, even after confirming it', async () => {
      const { token, buyer, order, id } = await pending()
      stripe.endRefund(id, 'succeeded')
      await shop.deliverLastEvent()
      stripe.endRefund(id, 'failed')
      await shop.deliverLastEvent()
      expect(await subjects(buyer)).toMatchObject([expect.stringContaining('Your refund'), expect.stringContaining('About your refund')])
      expect((await shop.imbalances()).filter((one) => one.id === order.id)).toEqual([{ what: 'refund', id: order.id }])
      stripe.state.refundsArePending = false
      await app.call('POST /admin/orders/:id/refund', { id: order.id, again: true }, { token, idempotencyKey: newKey() })
      await app.jobs.runDue()
      expect((await shop.imbalances()).filter((one) => one.id === order.id)).toEqual([])
    })
  })

  it.each([0, -1, 0.001, 1e9, '5', null])('of %j is refused, and changes nothing', async (amount) => {
    const { token } = await staffIn(app, 'owner')
    const { order } = await buyPaid()
    await expect(refund(token, order.id, amount as number)).rejects.toMatchObject({ status: 422 })
    expect(await shop.readOrder(order)).toMatchObject({ refunded: 0, paymentStatus: 'Paid', refunds: [] })
  })
})
