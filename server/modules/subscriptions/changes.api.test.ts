import { afterAll, describe, expect, it } from 'vitest'
import { newKey, signedIn, staffToken, tokenFor } from '#test/builders.ts'
import { eventBody } from '#test/stripe/objects.ts'
import { missedInvoices } from './jobs.ts'
import { choiceOf, openSubscriptionShop, type Period, shuffled, type Subscriber } from '#test/subscribers.ts'

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
  const preview = ({ token }: Subscriber, plan = plans.pro, period: Period = 'month') =>
    app.call('POST /subscription/change/preview', choiceOf(plan, period), { token })
  const change = (
    { token }: Subscriber,
    { at, amountDue }: { at: string; amountDue: number },
    plan = plans.pro,
    period: Period = 'month',
  ) => app.call('POST /subscription/change', { ...choiceOf(plan, period), at, amountDue }, { token, idempotencyKey: newKey() })

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

  it('there, back and there again within a second is three changes', async () => {
    const person = await member()
    for (const plan of [plans.pro, plans.regular, plans.pro])
      expect(await change(person, await preview(person, plan), plan)).toMatchObject({ plan: { name: plan.name } })
    expect(await see(person)).toMatchObject({ plan: { name: 'Pro' } })
    await deliver(shuffled)
    expect((await charges(person)).filter(({ reason }) => reason === 'change')).toHaveLength(3)
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
  const give = async (person: Subscriber) =>
    (await app.call('POST /subscription/card', {}, { token: await tokenFor(app, person.email) })).url
  const cardOf = async (person: Subscriber) =>
    stripe.plans.subscriptions.get((await providerOf(person)).provider_id)!.default_payment_method

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
    const idOf = async (person: Subscriber) => (await see(person)).id
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
    stripe.state.isDown = true
    await app.jobs.runDue()
    // Nothing is told before the provider has agreed.
    expect((await mails(person))[0]).not.toContain('goes back')
    stripe.state.isDown = false
    app.pass(60_000)
    await app.jobs.runDue()
    expect(await mails(person)).toContain('$5.90 of your Regular plan at Gymfolk goes back to you')
    expect([...stripe.state.refunds.values()].slice(before).reduce((sum, { amount }) => sum + amount, 0)).toBe(790)
    expect(await see(person)).toMatchObject({ state: 'active' })
    await deliver()
    expect(await charges(person)).toMatchObject([{ status: 'refunded' }])
  })

  it('pay nothing back of what a credit has paid', async () => {
    const person = await member(plans.pro, { period: 'year' })
    const own = await tokenFor(app, person.email)
    const { at, amountDue } = await app.call('POST /subscription/change/preview', choiceOf(plans.regular), { token: own })
    await app.call('POST /subscription/change', { ...choiceOf(plans.regular), at, amountDue }, { token: own, idempotencyKey: newKey() })
    pass(32 * day)
    await deliver()
    const staff = await staffToken(app, 'support')
    const [renewal, change] = await charges(person)
    expect([renewal, change]).toMatchObject([{ reason: 'renewal', amount: 7.9, status: 'paid' }, { reason: 'change' }])
    for (const { id } of [renewal!, change!]) await expect(refund(staff, id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it('pay nothing back of what the member has as credit; the rest, and what the credit has paid since, they do', async () => {
    const staff = await staffToken(app, 'support')
    const person = await member()
    const changeTo = async (plan: typeof plans.pro, period: Period) => {
      pass(60_000)
      const token = await tokenFor(app, person.email)
      const { at, amountDue } = await app.call('POST /subscription/change/preview', choiceOf(plan, period), { token })
      await app.call('POST /subscription/change', { ...choiceOf(plan, period), at, amountDue }, { token, idempotencyKey: newKey() })
      await deliver()
      return amountDue
    }
    const paid = await changeTo(plans.pro, 'year')
    await changeTo(plans.regular, 'month')
    const [down, up, start] = await charges(person)
    const credit = -down!.amount
    const most = Math.round((paid - credit) * 100) / 100
    const refused = {
      code: 'NOTHING_TO_REFUND',
      errors: { amount: [`At most ${most.toFixed(2)}: the member still has ${credit.toFixed(2)} of it as credit`] },
    }
    await expect(refund(staff, up!.id, up!.amount)).rejects.toMatchObject(refused)
    expect((await refund(staff, start!.id)).charges.at(-1)).toMatchObject({ status: 'refunded', refunded: 7.9 })
    await changeTo(plans.pro, 'year')
    await refund(staff, up!.id)
    expect((await charges(person)).find(({ id }) => id === up!.id)).toMatchObject({ status: 'refunded', refunded: paid })
  })

  it('who may not refund may not end either, and what is not there is not found', async () => {
    const token = await staffToken(app, 'support')
    const calls = [() => cancel(token, newKey(), 'now'), () => refund(token, newKey())]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
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
  await checkOneEach()
  await assertBooks()
})

const gatewayOf = async () => {
  const { stripeGateway } = await import('#server/modules/payments/payments.ts')
  return stripeGateway(app.config.payment.card!)
}
