import { afterAll, describe, expect, it, vi } from 'vitest'
import { newKey, signedIn, tokenFor } from '#test/builders.ts'
import { eventBody } from '#test/stripe/objects.ts'
import { PlanCache } from '#server/modules/plans/plans.ts'
import { changeCard } from './card.ts'
import { missedInvoices } from './jobs.ts'
import { planChoice, openSubscriptionShop, type Period, shuffled, type PlanCustomer } from '#test/subscription-shop.ts'

const {
  app,
  stripe,
  plans,
  begin,
  pay,
  send,
  deliver,
  member,
  see,
  charges,
  mails,
  providerOf,
  pass,
  context,
  assertBooks,
  checkOneEach,
  close,
} = await openSubscriptionShop()
afterAll(close)

const day = 86_400_000

describe('a change of plan', () => {
  const preview = ({ token }: PlanCustomer, plan = plans.pro, period: Period = 'month') =>
    app.call('POST /subscription/change/preview', planChoice(plan, period), { token })
  const change = (
    { token }: PlanCustomer,
    { at, amountDue }: { at: string; amountDue: number },
    plan = plans.pro,
    period: Period = 'month',
  ) => app.call('POST /subscription/change', { ...planChoice(plan, period), at, amountDue }, { token, idempotencyKey: newKey() })

  it('costs what the preview showed, from that moment on', async () => {
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

  it('to a cheaper plan leaves a credit, which the next change uses', async () => {
    const person = await member(plans.pro, { period: 'year' })
    const down = await preview(person, plans.regular, 'month')
    expect(down).toMatchObject({ credit: 149, price: 7.9, amountDue: 0, left: 141.1 })
    const changed = await change(person, down, plans.regular, 'month')
    expect(changed).toMatchObject({ credit: 141.1, nextCharge: down.nextCharge })
    expect(Date.parse(down.nextCharge) - app.now().getTime()).toBeLessThan(32 * day)
    expect(await preview(person, plans.pro, 'month')).toMatchObject({ credit: 149, price: 14.9, amountDue: 0 })
  })

  it('in the middle of a year to a monthly plan names the end of that month', async () => {
    const person = await member(plans.pro, { period: 'year' })
    pass(100 * day)
    const back = { ...person, token: await tokenFor(app, person.email) }
    const costs = await preview(back, plans.regular, 'month')
    expect(await change(back, costs, plans.regular, 'month')).toMatchObject({ nextCharge: costs.nextCharge, credit: costs.left })
  })

  it('leaves a credit used by renewals, as reported by events, which outlasts the plan', async () => {
    const person = await member(plans.pro, { period: 'year' })
    await change(person, await preview(person, plans.regular, 'month'), plans.regular, 'month')
    await deliver(shuffled)
    pass(32 * day)
    stripe.state.isDown = true
    expect(await see(person)).toMatchObject({ credit: 141.1 })
    stripe.state.isDown = false
    await deliver(shuffled)
    expect(await see(person)).toMatchObject({ credit: 133.2 })
    const token = await tokenFor(app, person.email)
    expect(await app.call('DELETE /subscription', {}, { token })).toMatchObject({ state: 'cancelled', credit: 133.2 })
    pass(32 * day)
    await deliver(shuffled)
    expect(await see(person)).toMatchObject({ state: 'ended', credit: 133.2 })
    const again = { ...person, token: await tokenFor(app, person.email) }
    pay((await begin(again)).url)
    await deliver(shuffled)
    expect(await see(person)).toMatchObject({ state: 'active', credit: 125.3 })
  })

  it('30 times in parallel happens once', async () => {
    const person = await member()
    const costs = await preview(person)
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => change(person, costs)))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await deliver(shuffled)
    expect((await charges(person)).filter(({ reason }) => reason === 'change')).toHaveLength(1)
  })

  it('forth, back and forth within a second is three changes', async () => {
    const person = await member()
    for (const plan of [plans.pro, plans.regular, plans.pro])
      expect(await change(person, await preview(person, plan), plan)).toMatchObject({ plan: { name: plan.name } })
    expect(await see(person)).toMatchObject({ plan: { name: 'Pro' } })
    await deliver(shuffled)
    expect((await charges(person)).filter(({ reason }) => reason === 'change')).toHaveLength(3)
  })

  it('is refused if it changes nothing, its price is outdated, or the card is declined; then nothing changes', async () => {
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

describe('replacing the card', () => {
  const give = async (person: PlanCustomer) =>
    (await app.call('POST /subscription/card', {}, { token: await tokenFor(app, person.email) })).url
  const cardOf = async (person: PlanCustomer) =>
    stripe.plans.subscriptions.get((await providerOf(person)).provider_id)!.default_payment_method

  it("happens on the provider's page; the new one is used from then on, reported by an event or on return", async () => {
    const [told, back] = [await member(), await member()]
    for (const person of [told, back]) expect(pay(await give(person))).toBe('paid')
    await app.call('POST /subscription/check', {}, { token: back.token })
    expect([await cardOf(told), await cardOf(back)]).toEqual([null, expect.stringContaining('pm_')])
    const before = await cardOf(back)
    await deliver(shuffled)
    expect([await cardOf(told), await cardOf(back)]).toEqual([expect.stringContaining('pm_'), before])
  })

  it('pays open invoices', async () => {
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

  it('uses one page, however many parallel requests', async () => {
    const person = await member()
    const open = () => [...stripe.state.sessions.values()].filter(({ mode, status }) => mode === 'setup' && status === 'open').length
    const before = open()
    const token = await tokenFor(app, person.email)
    const asked = await Promise.all(Array.from({ length: 50 }, () => app.call('POST /subscription/card', {}, { token })))
    const urls = [...new Set(asked.map(({ url }) => url))]
    expect(open() - before).toBe(1)
    expect(urls.map(pay)).toEqual(['paid'])
    await app.call('POST /subscription/check', {}, { token })
    expect(await cardOf(person)).toContain('pm_')
    await deliver(shuffled)
  })

  it('in the older of two tabs works, and the next page is another; one about to expire is closed', async () => {
    const person = await member()
    const early = await give(person)
    expect(await give(person)).toBe(early)
    pay(early)
    const late = await give(person)
    expect(late).not.toBe(early)
    expect(await cardOf(person)).toContain('pm_')
    pass(27 * 60_000)
    const again = await give(person)
    expect(pay(late)).toBe('over')
    stripe.state.isDown = true
    await expect(give(person)).rejects.toMatchObject({ code: 'ERROR_AT_THE_PAYMENT_PROVIDER' })
    stripe.state.isDown = false
    expect(pay(again)).toBe('paid')
    await deliver(shuffled)
  })

  it('in the moment its page is closed works', async () => {
    const person = await member()
    const early = await give(person)
    pass(27 * 60_000)
    const { subscriptions } = await gatewayOf()
    const expireSession: typeof subscriptions.expireSession = (id) => (pay(early), subscriptions.expireSession(id))
    const asPerson = { ...context(), plans: new PlanCache(), caller: { userId: person.userId } }
    await changeCard(
      { database: app.database, gateway: { ...subscriptions, expireSession } },
      asPerson as unknown as Parameters<typeof changeCard>[1],
    )
    expect(await cardOf(person)).toContain('pm_')
  })

  it('is refused without card payments or without a plan', async () => {
    const person = await signedIn(app)
    await expect(give(person)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION_FOUND' })
    await begin(person)
    await expect(give(person)).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
  })
})

describe('a webhook event', () => {
  it("about another account's or unknown objects changes nothing", async () => {
    const person = await member()
    const before = await see(person)
    const { provider_id: id } = await providerOf(person)
    const real = stripe.plans.subscriptions.get(id)!
    const events = [
      ['customer.subscription.deleted', { ...real, id: 'sub_of_another', status: 'canceled' }],
      // The event's content doesn't count: the provider is asked for the current state.
      ['customer.subscription.updated', { ...real, status: 'canceled' }],
      ['customer.subscription.updated', { object: 'subscription' }],
      ['invoice.paid', { ...stripe.plans.invoices.get(real.latest_invoice!), id: 'in_of_another', parent: null }],
    ] as const
    for (const [type, object] of events) expect((await send(eventBody(type, object, app.now()))).status).toBeLessThan(500)
    expect(await see(person)).toEqual(before)
  })

  it("is requested again when the provider can't be reached, and the log says why", async () => {
    await member()
    const warn = vi.spyOn(app.http.log, 'warn')
    const event = eventBody('customer.subscription.updated', [...stripe.plans.subscriptions.values()].at(-1)!, app.now())
    stripe.state.isDown = true
    expect((await send(event)).status).toBe(503)
    const err = expect.objectContaining({ name: 'GatewayError' })
    expect(warn).toHaveBeenCalledWith({ err }, 'the payment provider said nothing about a subscription')
    stripe.state.isDown = false
    expect((await send(event)).status).toBe(200)
  })

  it('that was missed is made up for by listing invoices', async () => {
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

it('in the end nobody has two subscriptions, and the books agree', async () => {
  await checkOneEach()
  await assertBooks()
})

const gatewayOf = async () => {
  const { stripeGateway } = await import('#server/modules/payments/payments.ts')
  return stripeGateway(app.config.payment.card!)
}
