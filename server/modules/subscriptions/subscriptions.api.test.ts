import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import type { PlanRow } from '#server/modules/plans/plans.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { newKey, signedIn, staffToken, tokenFor } from '#test/builders.ts'
import { addTestPlans } from '#test/members.ts'
import { eventBody } from '#test/stripe/objects.ts'
import { missedInvoices, remindOfRenewals } from './jobs.ts'

let shop: CardShop
let app: CardShop['app']
let stripe: CardShop['stripe']
let plans: Record<'free' | 'regular' | 'pro', PlanRow>
let sent = 0
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app, stripe } = shop)
  plans = await addTestPlans(app)
})
afterAll(() => shop.close())

const day = 86_400_000
type Person = Awaited<ReturnType<typeof signedIn>>
const choice = (plan: PlanRow, period: 'month' | 'year' = 'month') => ({ planId: plan.id, period })
const begin = (
  { token }: Person,
  plan = plans.regular,
  { period = 'month', autoRenew = true }: { period?: 'month' | 'year'; autoRenew?: boolean } = {},
) => app.call('POST /subscription/checkout', { ...choice(plan, period), autoRenew }, { token, idempotencyKey: newKey() })
const pay = (url: string) => stripe.payWith(url.split('/').pop()!, card)
/** Months pass here; a session ends after one. */
const see = async ({ email }: Person) => (await app.call('GET /subscription', {}, { token: await tokenFor(app, email) }))!
const send = (event: object) => shop.send(stripe.signed(event))
const fresh = () => {
  const events = stripe.state.events.slice(sent)
  sent = stripe.state.events.length
  return events
}
/** Sends what the provider has to tell, each three times, in any order. */
async function deliver(order: (events: object[]) => object[] = (events) => events) {
  const events = order(fresh().flatMap((event) => [event, event, event]))
  for (const event of events) expect((await send(event)).status).toBe(200)
}
const shuffled = (events: object[]) =>
  events
    .map((event, at) => ({ event, key: (at * 7919) % 31 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ event }) => event)
async function member(plan = plans.regular, options: Parameters<typeof begin>[2] = {}) {
  const person = await signedIn(app)
  pay((await begin(person, plan, options)).url)
  await deliver()
  return person
}
const providerOf = async ({ userId }: Person) => {
  const { rows } = await app.database.db.query({
    text: `select provider_id, customer_id from subscriptions where user_id = $1 and provider_id is not null order by created_at desc limit 1`,
    values: [userId],
  })
  return rows[0] as { provider_id: string; customer_id: string }
}
const mails = async ({ email }: Person) =>
  (await readOutbox(app.database.db, 500)).filter(({ to }) => to === email).map(({ subject }) => subject)
const charges = async ({ email }: Person) =>
  (await app.call('GET /subscription/charges', {}, { token: await tokenFor(app, email) })).charges
/** Time passes, at the provider too. */
function pass(ms: number) {
  app.pass(ms)
  stripe.plans.advance()
}
const context = () => ({
  config: app.config,
  plans: { find: async (_: unknown, id: string) => Object.values(plans).find((plan) => plan.id === id) },
  now: app.now(),
})

describe('subscribing', () => {
  it('leads to the page of the provider; the plan runs once it is paid, tells its member, and is theirs after a reload', async () => {
    const person = await signedIn(app)
    expect(await app.call('GET /subscription', {}, { token: person.token })).toBeNull()
    const { url } = await begin(person, plans.regular, { period: 'year' })
    expect(await see(person)).toMatchObject({ state: 'incomplete', payUrl: url, benefitsUntil: null })
    expect(pay(url)).toBe('paid')
    await deliver(shuffled)
    expect(await see(person)).toMatchObject({
      state: 'active',
      plan: { name: 'Regular' },
      period: 'year',
      price: 79,
      payUrl: null,
      nextCharge: '2027-03-02T10:00:00.000Z',
    })
    expect(await charges(person)).toMatchObject([{ amount: 79, reason: 'start', status: 'paid', planName: 'Regular' }])
    expect((await mails(person)).filter((subject) => subject.startsWith('Welcome'))).toHaveLength(1)
  })

  it('is known right away to who is back before the event, which then changes nothing', async () => {
    const person = await signedIn(app)
    pay((await begin(person)).url)
    expect(await app.call('POST /subscription/check', {}, { token: person.token })).toMatchObject({ state: 'active' })
    await deliver()
    expect(await mails(person)).toEqual(['Welcome to Regular at Gymfolk'])
  })

  it('for one period ends with it, and never renews', async () => {
    const person = await member(plans.regular, { autoRenew: false })
    expect(await see(person)).toMatchObject({ state: 'cancelled', nextCharge: null, benefitsUntil: '2026-04-02T10:00:00.000Z' })
    pass(32 * day)
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'ended', benefitsUntil: null })
    expect(await charges(person)).toHaveLength(1)
  })

  it('50 times at once is one checkout; for different plans, one of them; paid twice, one runs and the other goes back', async () => {
    const person = await signedIn(app)
    const same = await Promise.all(Array.from({ length: 50 }, () => begin(person)))
    expect(new Set(same.map(({ url }) => url)).size).toBe(1)
    const other = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => begin(person, at % 2 === 0 ? plans.regular : plans.pro)))
    expect(other.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { rows } = await app.database.db.query({
      text: `select id from subscriptions where user_id = $1 and status <> 'ended'`,
      values: [person.userId],
    })
    expect(rows).toHaveLength(1)
  })

  it('paid in two tabs leaves one subscription; the other is ended and its money goes back', async () => {
    const person = await signedIn(app)
    const first = await begin(person, plans.pro)
    // A tab whose session was not closed in time.
    const session = structuredClone(stripe.state.sessions.get(first.url.split('/').pop()!)!)
    const second = await begin(person, plans.regular)
    Object.assign(stripe.state.sessions.get(session.id)!, { status: 'open', url: session.url })
    expect([pay(second.url), pay(first.url)]).toEqual(['paid', 'paid'])
    await deliver(shuffled)
    await app.jobs.runDue()
    await deliver()
    const live = [...stripe.plans.subscriptions.values()].filter(
      ({ status, metadata }) => status === 'active' && metadata['subscriptionId'] !== '',
    )
    const { provider_id: kept } = await providerOf(person)
    expect(live.some(({ id }) => id === kept)).toBe(true)
    expect([...stripe.state.refunds.values()].at(-1)?.amount).toBeGreaterThan(0)
    expect((await see(person)).state).toBe('active')
  })

  it.each([
    ['an unknown plan', () => ({ planId: newKey() }), 'UNKNOWN_PLAN'],
    ['the free plan', () => ({ planId: plans.free.id }), 'UNKNOWN_PLAN'],
    ['a period that is none', () => ({ period: 'week' }), 'INVALID_INPUT'],
    ['a field that is not known', () => ({ price: 0 }), 'INVALID_INPUT'],
  ])('is refused for %s', async (_, over, code) => {
    const { token } = await signedIn(app)
    const input = { planId: plans.regular.id, autoRenew: true, ...over() } as { planId: string; autoRenew: boolean }
    await expect(app.call('POST /subscription/checkout', input, { token, idempotencyKey: newKey() })).rejects.toMatchObject({ code })
  })

  it('is refused to who has one, without a key, and where the provider is down', async () => {
    const person = await member()
    await expect(begin(person, plans.pro)).rejects.toMatchObject({ code: 'SUBSCRIPTION_EXISTS' })
    const { token } = await signedIn(app)
    const input = { planId: plans.regular.id, autoRenew: true }
    await expect(app.call('POST /subscription/checkout', input, { token })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_MISSING' })
    stripe.state.isDown = true
    await expect(begin(await signedIn(app))).rejects.toMatchObject({ code: 'ERROR_IN_INITIALIZING_PAYMENT_SESSION' })
    stripe.state.isDown = false
  })
})

describe('a subscription', () => {
  it('is cancelled at the end of its period, resumed before, and nothing is charged twice', async () => {
    const person = await member()
    const { token } = person
    const cancelled = await app.call('DELETE /subscription', {}, { token })
    expect(cancelled).toMatchObject({ state: 'cancelled', nextCharge: null })
    expect(await app.call('DELETE /subscription', {}, { token })).toEqual(cancelled)
    expect(await app.call('POST /subscription/resume', {}, { token })).toMatchObject({ state: 'active' })
    await expect(app.call('POST /subscription/resume', {}, { token })).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
    await deliver(shuffled)
    expect((await mails(person)).toReversed()).toEqual([
      'Welcome to Regular at Gymfolk',
      "Your Regular plan at Gymfolk won't renew",
      'Your Regular plan at Gymfolk goes on',
    ])
    expect(await charges(person)).toHaveLength(1)
  })

  it('that nobody paid ends right away when it is cancelled, and by itself after an hour', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const { url } = await begin(one)
    expect(await app.call('DELETE /subscription', {}, { token: one.token })).toMatchObject({ state: 'ended' })
    expect(stripe.state.sessions.get(url.split('/').pop()!)!.status).toBe('expired')
    await begin(other)
    app.pass(3_600_000)
    await app.jobs.runDue()
    expect(await app.call('GET /subscription', {}, { token: other.token })).toBeNull()
  })

  it.each(['DELETE /subscription', 'POST /subscription/resume'] as const)('there is none to %s for who has none', async (route) => {
    await expect(app.call(route, {}, { token: (await signedIn(app)).token })).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION_FOUND' })
  })

  it('renews by the event, which three times in any order charges once', async () => {
    const person = await member()
    pass(32 * day)
    await deliver(shuffled)
    expect((await charges(person)).map(({ reason, status }) => [reason, status])).toEqual([
      ['renewal', 'paid'],
      ['start', 'paid'],
    ])
    expect((await mails(person)).filter((subject) => subject.includes('renewed'))).toHaveLength(1)
    expect(await see(person)).toMatchObject({ state: 'active' })
  })

  it('renews though every event is missed: by asking the provider', async () => {
    const person = await member()
    pass(32 * day)
    fresh()
    await app.jobs.runDue()
    const { state, periodEnd } = await see(person)
    expect([state, periodEnd! > app.now().toISOString()]).toEqual(['active', true])
    expect(await charges(person)).toHaveLength(2)
  })

  it('whose payment fails keeps its benefits for ten days, says so at each attempt, and ends unless it is paid', async () => {
    const [paying, leaving] = [await member(), await member()]
    for (const person of [paying, leaving]) stripe.plans.declined.add((await providerOf(person)).customer_id)
    pass(32 * day)
    await deliver(shuffled)
    const open = await see(paying)
    expect(open).toMatchObject({ state: 'past_due', nextCharge: null, payUrl: expect.stringContaining('/invoice/') as string })
    expect(open.benefitsUntil! > app.now().toISOString()).toBe(true)
    expect((await mails(paying)).filter((subject) => subject.startsWith("We couldn't charge"))).toHaveLength(1)
    expect(stripe.plans.payOpen(open.payUrl!.split('/').pop()!)).toBe(true)
    pass(4 * day)
    await deliver(shuffled)
    expect((await mails(leaving)).filter((subject) => subject.startsWith("We couldn't charge"))).toHaveLength(2)
    pass(6 * day)
    await deliver()
    expect([(await see(paying)).state, (await see(leaving)).state]).toEqual(['active', 'ended'])
    expect(await see(leaving)).toMatchObject({ benefitsUntil: null, payUrl: null })
    expect((await charges(leaving))[0]).toMatchObject({ status: 'void' })
  })

  it('by the year is announced a week before it renews, once', async () => {
    const person = await member(plans.pro, { period: 'year' })
    await app.database.db.query({
      text: `update subscriptions set period_end = $2 where user_id = $1`,
      values: [person.userId, new Date(app.now().getTime() + 6 * day)],
    })
    for (const _ of [1, 2]) await remindOfRenewals(app.database, context() as unknown as Parameters<typeof remindOfRenewals>[1])
    expect((await mails(person)).filter((subject) => subject.includes('renews on'))).toHaveLength(1)
  })

  it('of an account that is erased ends at the provider, too', async () => {
    const person = await member()
    const { provider_id: id } = await providerOf(person)
    await app.call('POST /user/delete', { password: 'correct horse' }, { token: person.token })
    app.pass(15 * day)
    await app.jobs.runDue()
    await app.jobs.runDue()
    expect(stripe.plans.subscriptions.get(id)!.status).toBe('canceled')
    await deliver()
  })
})

describe('a change of plan', () => {
  const preview = ({ token }: Person, plan = plans.pro, period: 'month' | 'year' = 'month') =>
    app.call('POST /subscription/change/preview', choice(plan, period), { token })
  const change = (
    { token }: Person,
    { at, amountDue }: { at: string; amountDue: number },
    plan = plans.pro,
    period: 'month' | 'year' = 'month',
  ) => app.call('POST /subscription/change', { ...choice(plan, period), at, amountDue }, { token, idempotencyKey: newKey() })

  it('costs what the preview said, from that moment on', async () => {
    const person = await member()
    const { periodStart, periodEnd } = await see(person)
    const half = (Date.parse(periodEnd!) - Date.parse(periodStart!)) / 2
    pass(half)
    const costs = await preview(person)
    expect(costs).toMatchObject({ credit: 3.95, price: 14.9, amountDue: 10.95, left: 0, plan: { name: 'Pro' } })
    expect(await change(person, costs)).toMatchObject({ state: 'active', plan: { name: 'Pro' }, price: 14.9, nextCharge: costs.nextCharge })
    await deliver(shuffled)
    expect((await charges(person))[0]).toMatchObject({ reason: 'change', amount: 10.95, planName: 'Pro', status: 'paid' })
    expect((await mails(person))[0]).toBe('Your plan at Gymfolk is now Pro')
  })

  it('to a cheaper one leaves a credit, which the next change counts', async () => {
    const person = await member(plans.pro, { period: 'year' })
    const down = await preview(person, plans.regular, 'month')
    expect(down).toMatchObject({ credit: 149, price: 7.9, amountDue: 0, left: 141.1 })
    await change(person, down, plans.regular, 'month')
    expect(await preview(person, plans.pro, 'month')).toMatchObject({ credit: 149, price: 14.9, amountDue: 0 })
  })

  it('30 times at once is made once', async () => {
    const person = await member()
    const costs = await preview(person)
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => change(person, costs)))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await deliver(shuffled)
    expect((await charges(person)).filter(({ reason }) => reason === 'change')).toHaveLength(1)
  })

  it('is refused where it is none, costs something else, was calculated too long ago, or the card is declined: nothing changes', async () => {
    const person = await member()
    await expect(preview(person, plans.regular)).rejects.toMatchObject({ code: 'PLAN_IS_THE_CURRENT_ONE' })
    await expect(preview(person, plans.free)).rejects.toMatchObject({ code: 'UNKNOWN_PLAN' })
    await expect(preview(await signedIn(app))).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION_FOUND' })
    const costs = await preview(person)
    await expect(change(person, { ...costs, amountDue: 0.01 })).rejects.toMatchObject({ code: 'COST_OF_THE_CHANGE_IS_DIFFERENT' })
    const old = new Date(app.now().getTime() - day).toISOString()
    await expect(change(person, { ...costs, at: old })).rejects.toMatchObject({ code: 'COST_OF_THE_CHANGE_IS_DIFFERENT' })
    stripe.plans.declined.add((await providerOf(person)).customer_id)
    await expect(change(person, costs)).rejects.toMatchObject({ code: 'PAYMENT_WAS_DECLINED' })
    await app.call('DELETE /subscription', {}, { token: person.token })
    await expect(change(person, costs)).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
    expect(await see(person)).toMatchObject({ plan: { name: 'Regular' }, state: 'cancelled' })
    expect(await charges(person)).toHaveLength(1)
  })
})

describe('another card', () => {
  const give = async (person: Person) => (await app.call('POST /subscription/card', {}, { token: await tokenFor(app, person.email) })).url
  const cardOf = async (person: Person) => stripe.plans.subscriptions.get((await providerOf(person)).provider_id)!.default_payment_method

  it('is given on the page of the provider and used from then on, told by an event or by coming back', async () => {
    const [told, back] = [await member(), await member()]
    for (const person of [told, back]) expect(pay(await give(person))).toBe('paid')
    await app.call('POST /subscription/check', {}, { token: back.token })
    expect([await cardOf(told), await cardOf(back)]).toEqual([null, expect.stringContaining('pm_')])
    const before = await cardOf(back)
    await deliver(shuffled)
    expect([await cardOf(told), await cardOf(back)]).toEqual([expect.stringContaining('pm_'), before])
  })

  it('pays what is open', async () => {
    const person = await member()
    stripe.plans.declined.add((await providerOf(person)).customer_id)
    pass(32 * day)
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'past_due' })
    pay(await give(person))
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'active', payUrl: null })
    expect((await charges(person)).map(({ reason, status }) => [reason, status])).toEqual([
      ['renewal', 'paid'],
      ['start', 'paid'],
    ])
  })

  it('of an earlier page is not used once another was begun; what was given there before is', async () => {
    const person = await member()
    const early = await give(person)
    const late = await give(person)
    expect(pay(early)).toBe('over')
    pay(late)
    const again = await give(person)
    expect(await cardOf(person)).toContain('pm_')
    stripe.state.isDown = true
    await expect(give(person)).rejects.toMatchObject({ code: 'ERROR_AT_THE_PAYMENT_PROVIDER' })
    stripe.state.isDown = false
    expect(pay(again)).toBe('paid')
    await deliver(shuffled)
  })

  it('is refused where nothing is paid by card, or there is no plan', async () => {
    const person = await signedIn(app)
    await expect(give(person)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION_FOUND' })
    await begin(person)
    await expect(give(person)).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
  })
})

describe('staff', () => {
  const refund = (token: string, id: string, amount?: number) =>
    app.call(
      'POST /admin/subscriptions/charges/:id/refund',
      { id, reason: 'Goodwill', ...(amount !== undefined && { amount }) },
      { token, idempotencyKey: newKey() },
    )
  const cancel = (token: string, id: string, when: 'now' | 'period_end') =>
    app.call('POST /admin/subscriptions/:id/cancel', { id, when, reason: 'Asked by phone' }, { token })

  it('see who is a member, by state and by email, a page at a time', async () => {
    const [token, person] = [await staffToken(app, 'support'), await member()]
    const { subscribers } = await app.call('GET /admin/subscriptions', { email: person.email }, { token })
    expect(subscribers).toMatchObject([{ person: { email: person.email }, planName: 'Regular', state: 'active', price: 7.9, note: '' }])
    const first = await app.call('GET /admin/subscriptions', { limit: 2, state: 'active' }, { token })
    expect(first.subscribers[0]!.person!.email).toBe(person.email)
    const next = await app.call('GET /admin/subscriptions', { limit: 2, state: 'active', cursor: first.nextCursor! }, { token })
    const ids = [...first.subscribers, ...next.subscribers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect((await app.call('GET /admin/subscriptions', { email: person.email, state: 'ended' }, { token })).subscribers).toEqual([])
  })

  it('end a membership now or with its period; the member is told, and nothing more is charged', async () => {
    const token = await staffToken(app, 'support')
    const [now, later] = [await member(), await member()]
    const idOf = async (person: Person) => (await see(person)).id
    expect(await cancel(token, await idOf(now), 'now')).toMatchObject({
      state: 'ended',
      note: 'Asked by phone',
      charges: [{ status: 'paid' }],
    })
    expect(await cancel(token, await idOf(later), 'period_end')).toMatchObject({ state: 'active', endsWithPeriod: true })
    expect([await see(now), await see(later)]).toMatchObject([{ state: 'ended', benefitsUntil: null }, { state: 'cancelled' }])
    for (const [person, when] of [
      [now, 'now'],
      [later, 'period_end'],
    ] as const)
      await expect(cancel(token, await idOf(person), when)).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
    await deliver(shuffled)
    expect((await mails(now))[0]).toBe('Your Regular plan at Gymfolk has ended')
    expect((await mails(later))[0]).toBe("Your Regular plan at Gymfolk won't renew")
    const unreached = await member()
    stripe.state.isDown = true
    await expect(cancel(token, await idOf(unreached), 'now')).rejects.toMatchObject({ code: 'ERROR_AT_THE_PAYMENT_PROVIDER' })
    stripe.state.isDown = false
    expect(await see(unreached)).toMatchObject({ state: 'active' })
  })

  it('pay a charge back, a part and the rest, never more than was paid: 20 at once neither', async () => {
    const token = await staffToken(app, 'support')
    const person = await member()
    const [charge] = await charges(person)
    const partly = await refund(token, charge!.id, 2)
    expect(partly.charges).toMatchObject([{ status: 'paid', refunded: 2 }])
    await expect(refund(token, charge!.id, 5.91)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    const before = stripe.state.refunds.size
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => refund(token, charge!.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await charges(person)).toMatchObject([{ status: 'refunded', refunded: 7.9 }])
    expect((await mails(person))[0]).toBe('$5.90 of your Regular plan at Gymfolk goes back to you')
    stripe.state.isDown = true
    await app.jobs.runDue()
    stripe.state.isDown = false
    app.pass(60_000)
    await app.jobs.runDue()
    expect([...stripe.state.refunds.values()].slice(before).reduce((sum, { amount }) => sum + amount, 0)).toBe(790)
    expect(await see(person)).toMatchObject({ state: 'active' })
    await deliver()
    expect(await charges(person)).toMatchObject([{ status: 'refunded' }])
  })

  it('pay nothing back of what a credit has paid', async () => {
    const person = await member(plans.pro, { period: 'year' })
    const own = await tokenFor(app, person.email)
    const { at, amountDue } = await app.call('POST /subscription/change/preview', choice(plans.regular), { token: own })
    await app.call('POST /subscription/change', { ...choice(plans.regular), at, amountDue }, { token: own, idempotencyKey: newKey() })
    pass(32 * day)
    await deliver()
    const staff = await staffToken(app, 'support')
    const [renewal, change] = await charges(person)
    expect([renewal, change]).toMatchObject([{ reason: 'renewal', amount: 7.9, status: 'paid' }, { reason: 'change' }])
    for (const { id } of [renewal!, change!]) await expect(refund(staff, id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it('who may not refund may not end either, and what is not there is not found', async () => {
    const token = await staffToken(app, 'support')
    for (const call of [cancel(token, newKey(), 'now'), refund(token, newKey())])
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const person = await member()
    await expect(cancel(person.token, newKey(), 'now')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('an event', () => {
  it("about another account's objects, or none of ours, changes nothing", async () => {
    const person = await member()
    const before = await see(person)
    const { provider_id: id } = await providerOf(person)
    const real = stripe.plans.subscriptions.get(id)!
    const events = [
      ['customer.subscription.deleted', { ...real, id: 'sub_of_another', status: 'canceled' }],
      // What it says of the subscription doesn't count: the provider is asked.
      ['customer.subscription.updated', { ...real, status: 'canceled' }],
      ['customer.subscription.updated', { object: 'subscription' }],
      ['invoice.paid', { ...stripe.plans.invoices.get(real.latest_invoice!), id: 'in_of_another', parent: null }],
    ] as const
    for (const [type, object] of events) expect((await send(eventBody(type, object, app.now()))).status).toBeLessThan(500)
    expect(await see(person)).toEqual(before)
  })

  it('is sent again where the provider can’t be asked', async () => {
    await member()
    const event = eventBody('customer.subscription.updated', [...stripe.plans.subscriptions.values()].at(-1)!, app.now())
    stripe.state.isDown = true
    expect((await send(event)).status).toBe(503)
    stripe.state.isDown = false
    expect((await send(event)).status).toBe(200)
  })

  it('that never came is made up for by the list of invoices', async () => {
    const person = await member()
    await app.database.db.query({ text: 'delete from subscription_charges where user_id = $1', values: [person.userId] })
    const missed = await missedInvoices(
      { database: app.database, gateway: (await gatewayOf()).subscriptions },
      context() as unknown as Parameters<typeof missedInvoices>[1],
    )
    const [sub] = [stripe.plans.subscriptions.get((await providerOf(person)).provider_id)!]
    expect(missed).toContain(sub.latest_invoice)
    expect(await charges(person)).toHaveLength(1)
  })
})

it('after all of it nobody has two, and the books agree', async () => {
  const { rows } = await app.database.db.query({
    text: `select user_id from subscriptions where status <> 'ended' group by user_id having count(*) > 1`,
    values: [],
  })
  expect(rows).toEqual([])
  await shop.assertBooks()
})

const gatewayOf = async () => {
  const { stripeGateway } = await import('#server/modules/payments/payments.ts')
  return stripeGateway(app.config.payment.card!)
}
