import { afterAll, describe, expect, it } from 'vitest'
import type { Tx } from '#server/db/statement.ts'
import { newKey, signedIn, staffToken } from '#test/builders.ts'
import { failSome } from '#test/count-statements.ts'
import { remindOfRenewals } from './jobs.ts'
import { openSubscriptionShop, shuffled } from '#test/subscription-shop.ts'

const {
  app,
  stripe,
  plans,
  begin,
  pay,
  fresh,
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

describe('subscribing', () => {
  it("redirects to the provider's page; the plan starts once it is paid, and the customer is notified", async () => {
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

  it('shows the plan to a customer who returns before the event, which then changes nothing', async () => {
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

  it('50 times in parallel is one checkout; with different plans, one of them; if paid twice, one is refunded', async () => {
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

  it('paid in two tabs leaves one subscription; the other is ended and refunded', async () => {
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

  it('is refused with an existing plan, without a key, and while the provider is down', async () => {
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
  it('is canceled at the end of its period, can be resumed before, and is never charged twice', async () => {
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
      'Your Regular plan at Gymfolk continues',
    ])
    expect(await charges(person)).toHaveLength(1)
  })

  it('that was never paid ends immediately when canceled, and by itself after an hour', async () => {
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

  it('renews by an event; three deliveries in any order charge once', async () => {
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

  it('renews by polling the provider if every event is missed', async () => {
    const person = await member()
    pass(32 * day)
    fresh()
    await app.jobs.runDue()
    const { state, periodEnd } = await see(person)
    expect([state, periodEnd! > app.now().toISOString()]).toEqual(['active', true])
    expect(await charges(person)).toHaveLength(2)
  })

  it('with a failed payment keeps its benefits for ten days, notifies of each attempt, and ends unless paid', async () => {
    const [paying, leaving] = [await member(), await member()]
    for (const person of [paying, leaving]) stripe.plans.declined.add((await providerOf(person)).customer_id)
    pass(32 * day)
    await deliver(shuffled)
    const open = await see(paying)
    expect(open).toMatchObject({ state: 'past_due', nextCharge: null, payUrl: expect.stringContaining('/invoice/') as string })
    expect(open.benefitsUntil! > app.now().toISOString()).toBe(true)
    expect((await mails(paying)).filter((subject) => subject.endsWith("payment didn't go through"))).toHaveLength(1)
    expect(stripe.plans.payOpen(open.payUrl!.split('/').pop()!)).toBe(true)
    pass(4 * day)
    await deliver(shuffled)
    expect((await mails(leaving)).filter((subject) => subject.endsWith("payment didn't go through"))).toHaveLength(2)
    pass(6 * day)
    await deliver()
    expect([(await see(paying)).state, (await see(leaving)).state]).toEqual(['active', 'ended'])
    expect(await see(leaving)).toMatchObject({ benefitsUntil: null, payUrl: null })
    expect((await charges(leaving))[0]).toMatchObject({ status: 'void' })
  })

  it('by the year is announced once, a week before it renews', async () => {
    const person = await member(plans.pro, { period: 'year' })
    await app.database.db.query({
      text: `update subscriptions set period_end = $2 where user_id = $1`,
      values: [person.userId, new Date(app.now().getTime() + 6 * day)],
    })
    for (const _ of [1, 2]) await remindOfRenewals(app.database, context() as unknown as Parameters<typeof remindOfRenewals>[1])
    expect((await mails(person)).filter((subject) => subject.includes('renews on'))).toHaveLength(1)
  })

  it("is announced even if another's mail fails, and the job fails then", async () => {
    const people = [await member(plans.pro, { period: 'year' }), await member(plans.pro, { period: 'year' })] as const
    for (const { userId } of people)
      await app.database.db.query({
        text: `update subscriptions set period_end = $2 where user_id = $1`,
        values: [userId, new Date(app.now().getTime() + 6 * day)],
      })
    const told = async () => {
      const subjects = await Promise.all(people.map((person) => mails(person)))
      return subjects.map((all) => all.filter((subject) => subject.includes('renews on')).length)
    }
    const isFailing = async (tx: Tx) => {
      const text = `select 1 from messages where recipient = $1 and subject like '%renews on%'`
      return (await tx.query({ text, values: [people[0].email] })).rows.length > 0
    }
    const remind = (database = app.database) => remindOfRenewals(database, context() as unknown as Parameters<typeof remindOfRenewals>[1])
    await expect(remind(failSome(app.database, isFailing))).rejects.toThrow('it failed')
    expect(await told()).toEqual([0, 1])
    await remind()
    expect(await told()).toEqual([1, 1])
  })

  it('of an erased account ends at the provider, too', async () => {
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

it('in the end nobody has two subscriptions, and the books agree', async () => {
  await checkOneEach()
  await assertBooks()
})

describe('a refund of a charge that the provider refuses', () => {
  const refund = (token: string, id: string, amount: number) =>
    app.call('POST /admin/subscriptions/charges/:id/refund', { id, amount, reason: 'Asked' }, { token, idempotencyKey: newKey() })

  it.each(['original', 'bank'] as const)('is seen by staff until they have settled it, once: %s', async (to) => {
    const token = await staffToken(app)
    const person = await member()
    const [charge] = await charges(person)
    await refund(token, charge!.id, 2)
    stripe.state.refundsArePending = true
    await app.jobs.runDue()
    stripe.endRefund([...stripe.state.refunds.keys()].at(-1)!, 'failed')
    stripe.state.refundsArePending = false
    await deliver()
    expect((await mails(person))[0]).not.toContain('goes back')
    const { failures } = await app.call('GET /admin/refund-failures', {}, { token })
    const failure = failures.find(({ email }) => email === person.email)!
    expect(failure).toMatchObject({ kind: 'charge', planName: 'Regular', amount: 2 })
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        app.call('POST /admin/refund-failures/:id/settle', { id: failure.id, to, note: 'On the 3rd' }, { token, idempotencyKey: newKey() }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.jobs.runDue()
    expect(await mails(person)).toContain("We've refunded $2.00 for your Regular plan at Gymfolk")
    expect(await charges(person)).toMatchObject([{ status: 'paid', refunded: 2 }])
    await expect(refund(token, charge!.id, 5.91)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })
})
