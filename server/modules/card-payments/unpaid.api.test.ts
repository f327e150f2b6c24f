import { expect, describe, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { card } from '#test/card-shop.ts'
import { openRefundShop } from '#test/refund-shop.ts'
import { editOrder, lastMail, newKey, orderInput, seedProduct, staffIn, stockShop } from '#test/builders.ts'

const shop = await openRefundShop()
const { app, stripe, product: kettlebell, place, begin, send, readOrder, deliverLastEvent, stockOf } = shop
const [rare] = (await stockShop(app, [seedProduct({ price: 90, stock: 2 })])) as [Product]

it('sends one reminder ten minutes after an unpaid card order, with the time left, and none if it is paid or canceled by then', async () => {
  const [, paid, gone] = await Promise.all(
    ['open', 'paid', 'gone'].map((name) => shop.place({ product: kettlebell, over: { email: `${name}@example.com` } })),
  )
  stripe.payWith((await begin(paid!)).sessionId, card)
  await deliverLastEvent()
  await app.call('DELETE /user/orders/cancel-order/:id', { id: gone!.id, token: gone!.token })
  const remindersTo = async (name: string) =>
    (await readOutbox(app.database.db, 1000)).filter(({ to, subject }) => to === `${name}@example.com` && subject.includes('Finish paying'))
  await app.jobs.runDue()
  expect(await remindersTo('open')).toEqual([])
  app.pass(10 * 60_000)
  await app.jobs.runDue()
  await app.jobs.runDue()
  const [mail, ...more] = await remindersTo('open')
  expect(mail?.text).toContain('reserved for 20 minutes')
  expect(more).toEqual([])
  expect([...(await remindersTo('paid')), ...(await remindersTo('gone'))]).toEqual([])
})

describe('an unpaid card order', () => {
  const minutes = (count: number) => app.pass(count * 60_000)

  it('is canceled after 30 minutes; its stock is released and its session closed', async () => {
    const order = await place({ product: rare })
    const { sessionId } = await begin(order)
    expect(await stockOf(rare)).toBe(1)
    minutes(31)
    await app.jobs.runDue()
    expect(await readOrder(order)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
    expect(await stockOf(rare)).toBe(2)
    expect(stripe.state.sessions.get(sessionId)!.status).toBe('expired')
  })

  it('is restored by a late payment if its stock is still available; otherwise the money is refunded', async () => {
    const [late, tooLate] = [await place({ product: rare }), await place({ product: rare })]
    const sessions = [await begin(late), await begin(tooLate)]
    stripe.payWith(sessions[0]!.sessionId, card)
    stripe.payWith(sessions[1]!.sessionId, card)
    const [first, second] = stripe.state.events.slice(-2)
    minutes(31)
    await app.jobs.runDue()
    await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: rare, quantity: 1 }]), { idempotencyKey: newKey() })
    await send(stripe.signed(first!))
    await send(stripe.signed(second!))
    expect(await readOrder(late)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid' })
    expect(await lastMail(app, late.email)).toMatchObject({
      subject: expect.stringContaining('reopened'),
      text: expect.stringContaining("after we'd canceled"),
    })
    const over = await readOrder(tooLate)
    expect(over).toMatchObject({ orderStatus: 'Cancelled', refunded: tooLate.totalCost })
    expect(over.timeline.at(-1)?.event).toBe('PAID_TOO_LATE')
    expect(over.refunds).toMatchObject([{ method: 'card', amount: over.refunded }])
    expect(await stockOf(rare)).toBe(0)
    await app.jobs.runDue()
    expect([...stripe.state.refunds.values()].at(-1)).toMatchObject({ amount: Math.round(tooLate.totalCost * 100) })
  })
})

describe('an order canceled for lack of payment and already partly refunded', () => {
  it('is not restored by another payment, which the earlier refund would count against: that payment is refunded, too', async () => {
    const order = await place()
    const first = await begin(order)
    const lines = [{ productId: kettlebell.id, variantId: kettlebell.variants[0]!.id, quantity: 2 }]
    const { token } = await staffIn(app, 'owner')
    const { totalCost } = (await editOrder(app, token, { id: order.id, lines })).order
    // Both tabs pay: the older session pays a part, and the event of the newer one arrives too late.
    const second = await begin(order)
    stripe.payWith(first.sessionId, card)
    await deliverLastEvent()
    stripe.payWith(second.sessionId, card)
    const late = stripe.state.events.at(-1)!
    app.pass(31 * 60_000)
    await app.jobs.runDue()
    expect(await readOrder(order)).toMatchObject({ orderStatus: 'Cancelled', refunded: order.totalCost })
    await send(stripe.signed(late))
    await app.jobs.runDue()
    const after = await readOrder(order)
    expect(after).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
    expect(after.timeline.at(-1)?.event).toBe('PAID_TOO_LATE')
    const back = [...stripe.state.refunds.values()].slice(-2).map(({ amount }) => amount)
    expect(back.toSorted((a, b) => a - b)).toEqual([order.totalCost, totalCost].map((amount) => Math.round(amount * 100)))
  })
})
