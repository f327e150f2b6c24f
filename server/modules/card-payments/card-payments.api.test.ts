import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { editOrder, grantPoints, lastMail, newKey, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { eventBody } from '#test/stripe/objects.ts'

let shop: CardShop
let app: CardShop['app']
let stripe: CardShop['stripe']
let kettlebell: Product
let staff: string
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app, stripe } = shop)
  ;[kettlebell] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 5000, isRedeemable: true })])) as [Product]
  staff = await staffToken(app)
})
beforeEach(() => {
  stripe.state.isDown = false
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const place = (options: Partial<Parameters<CardShop['place']>[0]> = {}) => shop.place({ product: kettlebell, ...options })
const begin: CardShop['begin'] = (order) => shop.begin(order)
const readOrder: CardShop['readOrder'] = (order) => shop.readOrder(order)
const send: CardShop['send'] = (message) => shop.send(message)
const deliverLastEvent: CardShop['deliverLastEvent'] = (at) => shop.deliverLastEvent(at)
const stockOf: CardShop['stockOf'] = (product) => shop.stockOf(product)
/** Changes the order to two pieces as staff; returns its new total. */
const makeItTwo = async ({ id }: { id: string }) => {
  const lines = [{ productId: kettlebell.id, variantId: kettlebell.variants[0]!.id, quantity: 2 }]
  return (await editOrder(app, staff, { id, lines })).order.totalCost
}
const outcomeOf = async (id: string) => {
  const { rows } = await app.database.db.query({ text: 'select outcome from payment_events where id = $1', values: [id] })
  return (rows[0] as { outcome: string }).outcome
}

describe('paying by card', () => {
  it("redirects to the provider's page; the order is paid and confirmed once the provider confirms the payment", async () => {
    const order = await place({ over: { email: 'card@example.com' } })
    expect(order).toMatchObject({ paymentStatus: 'Pending', paymentMethod: 'Stripe', payUntil: '2026-03-02T10:30:00.000Z' })
    const { sessionId, url } = await begin(order)
    expect(url).toBe(`${stripe.url}/pay/${sessionId}`)
    expect(stripe.state.sessions.get(sessionId)).toMatchObject({ amount_total: Math.round(order.totalCost * 100), currency: 'usd' })
    expect(stripe.payWith(sessionId, card)).toBe('paid')
    expect((await readOrder(order)).paymentStatus).toBe('Pending')
    expect((await deliverLastEvent()).status).toBe(200)
    const paid = await readOrder(order)
    expect(paid).toMatchObject({ paymentStatus: 'Paid', orderStatus: 'Pending', payUntil: null, canCancel: false })
    expect(paid.timeline.map(({ event }) => event)).toEqual(['PLACED', 'PAID'])
    expect((await lastMail(app, 'card@example.com'))?.subject).toMatch(/^Your .* order GF-/)
  })

  it('shows the payment to a buyer who returns before the webhook event, which then changes nothing', async () => {
    const order = await place()
    const { sessionId } = await begin(order)
    stripe.payWith(sessionId, card)
    expect((await app.call('POST /payment/stripe/check', { orderId: order.id, token: order.token })).paymentStatus).toBe('Paid')
    await deliverLastEvent()
    expect((await readOrder(order)).timeline.map(({ event }) => event)).toEqual(['PLACED', 'PAID'])
  })

  it('creates one session, however often and with whichever key it is started, also 20 times at once', async () => {
    const order = await place()
    const before = stripe.state.sessions.size
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(order)))
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(stripe.state.sessions.size - before).toBe(1)
  })

  it('creates a new session when the first attempt died before it was stored, and when the total has changed since', async () => {
    const order = await place()
    const forget = () => app.database.db.query({ text: 'delete from payments where order_id = $1', values: [order.id] })
    const first = await begin(order)
    await forget()
    app.pass(1000)
    expect(await begin(order)).toEqual(first)
    await forget()
    const totalCost = await makeItTwo(order)
    const { sessionId } = await begin(order)
    expect(stripe.state.sessions.get(sessionId)).toMatchObject({ amount_total: Math.round(totalCost * 100) })
    await forget()
    app.pass(10 * 60_000)
    expect((await begin(order)).sessionId).not.toBe(sessionId)
  })

  it("is refused for another customer's order, one that is not paid by card, canceled or paid, and while the provider is down", async () => {
    const order = await place()
    await expect(begin({ id: order.id, token: 'wrong' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const refused = { code: 'ERROR_IN_INITIALIZING_PAYMENT_SESSION', message: 'Error in initializing payment session' }
    await expect(begin(await place({ over: { paymentMethod: 'COD' } }))).rejects.toMatchObject(refused)
    stripe.state.isDown = true
    await expect(begin(order)).rejects.toMatchObject(refused)
    stripe.state.isDown = false
    await app.call('DELETE /user/orders/cancel-order/:id', { id: order.id, token: order.token })
    await expect(begin(order)).rejects.toMatchObject(refused)
  })

  it('charges what is left after points', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 1000)
    const order = await place({ token, over: { points: 1000, email: undefined } })
    const { sessionId } = await begin(order)
    expect(stripe.state.sessions.get(sessionId)!.amount_total).toBe(Math.round(order.totalCost * 100) - 1000)
    stripe.payWith(sessionId, card)
    await deliverLastEvent()
    expect((await readOrder(order)).paymentStatus).toBe('Paid')
  })
})

describe('a webhook event', () => {
  it('is processed once, however often it is delivered, also in parallel', async () => {
    const order = await place()
    stripe.payWith((await begin(order)).sessionId, card)
    const answers = await Promise.all(Array.from({ length: 30 }, () => deliverLastEvent()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect((await readOrder(order)).timeline.map(({ event }) => event)).toEqual(['PLACED', 'PAID'])
  })

  it('is refused with a wrong signature, an old timestamp, or an invalid, empty or oversized body', async () => {
    const order = await place()
    stripe.payWith((await begin(order)).sessionId, card)
    const good = stripe.signed(stripe.state.events.at(-1)!)
    const status = async (message: Parameters<typeof send>[0]) => (await send(message)).status
    expect(await status({ ...good, headers: { 'content-type': 'application/json' } })).toBe(400)
    expect(await status({ ...good, headers: { ...good.headers, 'stripe-signature': 't=1,v1=00' } })).toBe(400)
    expect(await status({ ...good, body: `${good.body} ` })).toBe(400)
    expect((await deliverLastEvent(new Date(app.now().getTime() - 301_000))).status).toBe(400)
    for (const nonsense of [[], {}, { id: 'evt_1', type: 'x', data: null }, 'text'])
      expect(await status(stripe.signed(nonsense as object))).toBe(400)
    const huge = stripe.signed({ id: 'evt_huge', type: 'x', data: { object: { text: 'x'.repeat(1024 * 1024) } } })
    expect(await status(huge)).toBe(413)
    expect((await readOrder(order)).paymentStatus).toBe('Pending')
    expect(await status(good)).toBe(200)
  })

  it('that waited for an edit of its order bills the edited order', async () => {
    const order = await place()
    stripe.payWith((await begin(order)).sessionId, card)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const ask = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
    let event: ReturnType<typeof deliverLastEvent> | undefined
    await app.database.transaction(async (tx) => {
      await tx.query({ text: `update order_lines set name = 'Other words' where order_id = $1`, values: [order.id] })
      event = deliverLastEvent()
      await expect.poll(async () => (await ask(waiting)).rowCount).toBe(1)
    })
    expect((await event!).status).toBe(200)
    const { rows } = await ask('select l.name from invoices i join invoice_lines l on l.invoice_id = i.id where i.order_id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ name: 'Other words' }])
  })

  it('with another amount, currency or order than requested never marks an order as paid', async () => {
    const order = await place()
    const { sessionId } = await begin(order)
    stripe.payWith(sessionId, card)
    const session = stripe.state.sessions.get(sessionId)!
    const other = await place()
    for (const change of [
      { amount_total: 1 },
      { currency: 'eur' },
      { client_reference_id: newKey(), metadata: { orderId: newKey() } },
      { client_reference_id: other.id },
    ])
      expect(
        (
          await send(
            stripe.signed(eventBody('checkout.session.completed', { ...session, ...change, id: `cs_test_${newKey()}` }, app.now())),
          )
        ).status,
      ).toBe(200)
    const orders = await Promise.all([readOrder(order), readOrder(other)])
    // The last one is a paid session of the other order with the right amount, so that order is paid.
    expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['Pending', 'Paid'])
  })

  it('whose amount or currency differs from its session has no effect on an edited order, before and after it is paid', async () => {
    const order = await place()
    const totalCost = await makeItTwo(order)
    const { sessionId } = await begin(order)
    stripe.payWith(sessionId, card)
    const real = stripe.state.events.at(-1)!
    const claim = async (change: object) => {
      const body = eventBody('checkout.session.completed', { ...stripe.state.sessions.get(sessionId)!, ...change }, app.now())
      expect((await send(stripe.signed(body))).status).toBe(200)
      return outcomeOf(body.id)
    }
    for (const change of [{ amount_total: 100 }, { currency: 'eur' }]) expect(await claim(change)).toBe('mismatch')
    expect(await readOrder(order)).toMatchObject({ paymentStatus: 'Pending', amountOwed: totalCost })
    await send(stripe.signed(real))
    expect((await readOrder(order)).paymentStatus).toBe('Paid')
    for (const change of [{ amount_total: 100 }, { currency: 'eur' }]) expect(await claim(change)).toBe('mismatch')
    expect(await claim({})).toBe('known')
    await app.jobs.runDue()
    expect((await readOrder(order)).refunded).toBe(0)
  })

  it('may arrive before the response to the call that created the session', async () => {
    const order = await place()
    const { sessionId } = await begin(order)
    await app.database.db.query({ text: 'delete from payments where session_id = $1', values: [sessionId] })
    stripe.payWith(sessionId, card)
    await deliverLastEvent()
    expect((await readOrder(order)).paymentStatus).toBe('Paid')
  })
})

describe('canceling and paying at the same time', () => {
  it('ends either paid with the stock deducted, or canceled with stock and money returned; in 30 races', async () => {
    const before = await stockOf(kettlebell)
    let sold = 0
    for (let round = 0; round < 30; round += 1) {
      const order = await place()
      const { sessionId } = await begin(order)
      stripe.payWith(sessionId, card)
      const cancelling = () => app.call('DELETE /user/orders/cancel-order/:id', { id: order.id, token: order.token }).catch(() => null)
      await Promise.all(round % 2 === 0 ? [cancelling(), deliverLastEvent()] : [deliverLastEvent(), cancelling()])
      const { orderStatus, paymentStatus, refunded, totalCost } = await readOrder(order)
      const isCancelled = orderStatus === 'Cancelled'
      expect([orderStatus, paymentStatus, refunded]).toEqual(isCancelled ? ['Cancelled', 'Cancelled', totalCost] : ['Pending', 'Paid', 0])
      if (!isCancelled) sold += 1
    }
    expect(before - (await stockOf(kettlebell))).toBe(sold)
    await app.jobs.runDue()
    const captured = [...stripe.state.sessions.values()].filter(({ payment_status: status }) => status === 'paid').length
    expect(captured).toBeGreaterThan(30)
  })
})
