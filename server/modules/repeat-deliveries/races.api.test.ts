import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { signedIn, staffIn } from '#test/builders.ts'
import { race } from '#test/race.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'
import { type PaymentGateway } from '#server/modules/payments/payments.ts'
import { orderPaid } from './begin.ts'
import { orderChanged } from './cancel.ts'
import { chargeDue } from './charge.ts'
import type { Dependencies } from './context.ts'
import { placeDue } from './place.ts'

/** Jobs, customers and the provider's events against each other, with 4 ms of database latency. */
const shop = await openRepeatShop({ databaseMs: 4 })
const { app, stripe, dependencies } = shop
afterEach(async () => {
  await shop.assertBooks()
  // Nobody of an earlier test is due in a later one.
  await app.database.db.query({ text: `update repeat_deliveries set state = 'cancelled'`, values: [] })
  await app.database.db.query({ text: `update repeat_orders set state = 'unpaid', next_attempt_at = null where state = 'due'`, values: [] })
})
afterAll(() => shop.close())

const noise: unknown[] = []
const log = { error: (fields: object) => void noise.push(fields) }
const quiet = { error: () => undefined }
const work = async (of: Dependencies = dependencies) => {
  await placeDue(of, shop.context(), { log })
  await chargeDue(of, shop.context(), { log })
}

/** A customer whose next delivery is due today and hasn't been processed yet. */
async function due(wanted: { quantity?: number } = {}) {
  const buyer = await signedIn(app)
  await shop.buyAgain(buyer.token, { weeks: 2, ...wanted })
  const [own] = await shop.ofCustomer(buyer.token)
  app.pass(14 * 86_400_000)
  return { ...buyer, id: own!.id, version: own!.version, own: async () => (await shop.ofCustomer(buyer.token))[0]! }
}
/** The number of successful charges for a customer's orders. */
const chargedFor = async (token: string) => {
  const ids = new Set((await shop.ordersOf(token)).map(({ id }) => id))
  return shop.charges().filter(({ metadata, status }) => ids.has(metadata.orderId) && status === 'succeeded').length
}

describe('a date of a repeat delivery', () => {
  it('ordered and charged by 50 workers in parallel is one order and one charge', async () => {
    const buyer = await due()
    const stock = await shop.stockOf(0)
    await Promise.all(Array.from({ length: 50 }, () => work()))
    expect(await shop.ordersOf(buyer.token)).toHaveLength(2)
    expect(await chargedFor(buyer.token)).toBe(1)
    expect(stock - (await shop.stockOf(0))).toBe(1)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid' })
    expect(noise).toEqual([])
  })

  it.each([
    ['within a day', false],
    ['after the provider has forgotten its key', true],
  ])('that was charged by a worker who died before it was written down is charged no second time, %s', async (_, isForgotten) => {
    const buyer = await due()
    await placeDue(dependencies, shop.context(), { log })
    await expect(chargeDue(dyingAfterCharge(dependencies), shop.context(), { log: quiet })).rejects.toThrow('killed')
    expect(await chargedFor(buyer.token)).toBe(1)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Pending' })
    if (isForgotten) stripe.state.byKey.clear()
    app.pass(11 * 60_000)
    await Promise.all(Array.from({ length: 50 }, () => work()))
    expect(await chargedFor(buyer.token)).toBe(1)
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid' })
  })

  it.each([
    ['the rest is charged, too', 2],
    ['what is too much goes back', 1],
  ])('that was charged by a worker who died, and costs something else since, is booked as it was charged: %s', async (_, quantity) => {
    const buyer = await due({ quantity: 3 - quantity })
    await placeDue(dependencies, shop.context(), { log })
    await expect(chargeDue(dyingAfterCharge(dependencies), shop.context(), { log: quiet })).rejects.toThrow('killed')
    const [order] = await shop.ordersOf(buyer.token)
    const { token } = await staffIn(app, 'owner')
    const { productId, variantId } = order!.products[0]!
    const wanted = { id: order!.id, lines: [{ productId, variantId, quantity }] }
    const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', wanted, { token })
    expect(totalCost).not.toBe(order!.totalCost)
    await app.call('POST /admin/orders/:id/edit', { ...wanted, edits: 0, totalCost, reason: '' }, { token })
    app.pass(11 * 60_000)
    await work()
    await app.jobs.runDue()
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid', totalCost })
    const charged = shop.charges().filter(({ metadata }) => metadata.orderId === order!.id)
    const back = [...stripe.state.refunds.values()].filter(({ payment_intent }) => charged.some(({ id }) => id === payment_intent))
    const sum = (of: { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0)
    expect(sum(charged) - sum(back)).toBe(Math.round(totalCost * 100))
    expect((await shop.detail(buyer.token, buyer.id)).orders[0]).toMatchObject({ state: 'paid' })
    expect(noise).toEqual([])
  })

  it("charged by a worker that died is marked paid by the provider's event, however often it comes", async () => {
    const buyer = await due()
    await placeDue(dependencies, shop.context(), { log })
    await expect(chargeDue(dyingAfterCharge(dependencies), shop.context(), { log: quiet })).rejects.toThrow('killed')
    await race([() => shop.deliverLastEvent(), () => work()])
    await app.jobs.runDue()
    expect((await shop.ordersOf(buyer.token))[0]).toMatchObject({ paymentStatus: 'Paid' })
    expect(await chargedFor(buyer.token)).toBe(1)
    app.pass(11 * 60_000)
    await work()
    const { orders } = await shop.detail(buyer.token, buyer.id)
    expect(orders[0]).toMatchObject({ state: 'paid' })
  })

  it('skipped, moved and ordered in parallel ends as exactly one of them', async () => {
    const buyer = await due()
    const { id, version, token } = buyer
    const nextOn = '2026-07-01'
    const [skipped, moved] = await race([
      () => app.call('POST /repeat-deliveries/:id/skip', { id, version }, { token }),
      () => app.call('PATCH /repeat-deliveries/:id', { id, version, nextOn }, { token }),
      () => work(),
    ])
    const ordered = (await shop.ordersOf(token)).length - 1
    expect(skipped! + moved! + ordered).toBe(1)
    expect((await buyer.own()).version).toBe(version + 1)
  })

  it('canceled while it is ordered and charged ends paid, or refunded', async () => {
    const buyer = await due()
    const { id, token } = buyer
    await race([() => app.call('POST /repeat-deliveries/:id/cancel', { id }, { token }), () => work()])
    await app.jobs.runDue()
    expect(await buyer.own()).toMatchObject({ state: 'cancelled', card: null })
    const [last, ...others] = await shop.ordersOf(token)
    expect(others.length === 0 || last!.paymentStatus === 'Paid' || last!.orderStatus === 'Cancelled').toBe(true)
  })
})

it('due while its first order is canceled ends with that order, or is paid and continues', async () => {
  const buyer = await due()
  const first = (await shop.ordersOf(buyer.token))[0]!
  const { token } = await staffIn(app, 'owner')
  const cancelFirst = () => app.call('POST /admin/orders/:id/cancel', { id: first.id, reason: 'Lost' }, { token })
  const [cancelled] = await race([cancelFirst, () => work(), () => orderChanged(dependencies, { orderId: first.id }, shop.context())])
  expect(cancelled).toBe(1)
  app.pass(11 * 60_000)
  await app.jobs.runDue()
  await work()
  const paid = (await shop.ordersOf(buyer.token)).filter(({ paymentStatus }) => paymentStatus === 'Paid')
  expect(await buyer.own()).toMatchObject({ state: paid.length === 0 ? 'cancelled' : 'active' })
  expect(noise).toEqual([])
})

it('does not start when its first order is canceled meanwhile, or ends', async () => {
  const buyer = await signedIn(app)
  const placed = await shop.order(buyer.token)
  stripe.payWith((await shop.begin(placed)).sessionId, '4242 4242 4242 4242')
  await shop.deliverLastEvent()
  const { token } = await staffIn(app, 'owner')
  const cancelFirst = () => app.call('POST /admin/orders/:id/cancel', { id: placed.id, reason: 'Lost' }, { token })
  await race([
    () => orderPaid(dependencies, placed.id, shop.context()),
    cancelFirst,
    () => orderChanged(dependencies, { orderId: placed.id }, shop.context()),
  ])
  await app.jobs.runDue()
  expect((await shop.ofCustomer(buyer.token)).every(({ state }) => state === 'cancelled')).toBe(true)
})

it('starts with the lines left after a parallel edit of its order', async () => {
  const buyer = await signedIn(app)
  const placed = await shop.order(buyer.token, { quantity: 3 })
  stripe.payWith((await shop.begin(placed)).sessionId, '4242 4242 4242 4242')
  await shop.deliverLastEvent()
  const { token } = await staffIn(app, 'owner')
  const lines = [{ productId: shop.whey.id, variantId: shop.whey.variants[0]!.id, quantity: 2 }]
  const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', { id: placed.id, lines }, { token })
  const edit = () => app.call('POST /admin/orders/:id/edit', { id: placed.id, lines, edits: 0, totalCost, reason: '' }, { token })
  const [edited] = await race([edit, () => orderPaid(dependencies, placed.id, shop.context())])
  expect(edited).toBe(1)
  await app.jobs.runDue()
  expect(await shop.ofCustomer(buyer.token)).toMatchObject([{ state: 'active', quantity: 2 }])
})

it('accepts one of 50 changes to the same version', async () => {
  const buyer = await signedIn(app)
  await shop.buyAgain(buyer.token)
  const [own] = await shop.ofCustomer(buyer.token)
  const { id, version } = own!
  const { token } = buyer
  const done = await race([
    () => app.call('POST /repeat-deliveries/:id/skip', { id, version }, { token }),
    () => app.call('PATCH /repeat-deliveries/:id', { id, version, quantity: 3 }, { token }),
    () => app.call('POST /repeat-deliveries/:id/pause', { id, version }, { token }),
  ])
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(1)
})

it('a paid order starts its repeat delivery once, however many events arrive', async () => {
  const buyer = await signedIn(app)
  const placed = await shop.order(buyer.token)
  stripe.payWith((await shop.begin(placed)).sessionId, '4242 4242 4242 4242')
  await race([() => shop.deliverLastEvent(), () => app.call('POST /payment/stripe/check', { orderId: placed.id }, { token: buyer.token })])
  await app.jobs.runDue()
  expect(await shop.ofCustomer(buyer.token)).toHaveLength(1)
})

/** The sessions on which a card can be given now. */
const openPages = () => [...stripe.state.sessions.values()].filter(({ mode, status }) => mode === 'setup' && status === 'open')

it('50 parallel requests to replace a card get the same page, and its card is used', async () => {
  const buyer = await signedIn(app)
  await shop.buyAgain(buyer.token)
  const { id } = (await shop.ofCustomer(buyer.token))[0]!
  const { token } = buyer
  const begin = () => app.call('POST /repeat-deliveries/:id/card', { id }, { token })
  const urls = new Set((await Promise.all(Array.from({ length: 50 }, begin))).map(({ url }) => url))
  expect(urls.size).toBe(1)
  expect(openPages()).toHaveLength(1)
  // A page that is about to expire is replaced by one other, which all callers share.
  app.pass(27 * 60_000)
  await race([begin, () => app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })])
  const [page, ...others] = openPages()
  expect(others).toEqual([])
  expect(urls).not.toContain(page!.url)
  stripe.payWith(page!.id, '4000 0025 0000 3155')
  await race([begin, () => app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })])
  expect((await shop.ofCustomer(token))[0]).toMatchObject({ card: { last4: '3155' } })
  expect(openPages()).toHaveLength(1)
  await app.call('POST /repeat-deliveries/:id/cancel', { id }, { token })
})

/** The charge reaches the provider, but the response is lost. */
function dyingAfterCharge(of: Dependencies): Dependencies {
  const gateway = of.gateway as PaymentGateway
  const charge: PaymentGateway['savedCards']['charge'] = async (input) => {
    await gateway.savedCards.charge(input)
    throw new Error('killed')
  }
  return { ...of, gateway: { ...gateway, savedCards: { ...gateway.savedCards, charge } } }
}
