import { afterAll, describe, expect, it } from 'vitest'
import { newKey, signedIn, staffToken, tokenFor } from '#test/builders.ts'
import { planRow } from '#test/members.ts'
import { addPlans } from '#server/modules/plans/plans.ts'
import { openSubscriptionShop, shuffled, type PlanCustomer } from '#test/subscription-shop.ts'

const { app, stripe, plans, begin, pay, deliver, member, see, charges, mails, providerOf, pass, assertBooks, close } =
  await openSubscriptionShop()
const tried = planRow({ name: 'Tried', trial_days: 7, position: 3 })
const other = planRow({ name: 'Other', trial_days: 14, position: 4 })
await app.database.transaction((tx) => addPlans(tx, [tried, other]))
afterAll(close)

const day = 86_400_000
const subscribe = async ({ email }: PlanCustomer, trialDays: number, plan = tried) =>
  app.call(
    'POST /subscription/checkout',
    { planId: plan.id, period: 'month', autoRenew: true, trialDays },
    { token: await tokenFor(app, email), idempotencyKey: newKey() },
  )
const cancel = async ({ email }: PlanCustomer) => app.call('DELETE /subscription', {}, { token: await tokenFor(app, email) })
const figures = async () => app.call('GET /admin/subscriptions/figures', {}, { token: await staffToken(app, 'owner') })

describe('a trial', () => {
  it('is free, charged when it ends, and counted as paid only then', async () => {
    const before = await figures()
    const person = await member(tried)
    const end = new Date(app.now().getTime() + 7 * day).toISOString()
    expect(await see(person)).toMatchObject({ state: 'trialing', trialEnd: end, nextCharge: end, price: 7.9, periodEnd: end })
    expect(await charges(person)).toEqual([])
    expect(await mails(person)).toEqual(['Your free trial of Tried at Gymfolk has started'])
    expect(await figures()).toMatchObject({ ...before, trialing: before.trialing + 1 })
    await assertBooks()
    pass(5 * day)
    await deliver(shuffled)
    await app.jobs.runDue()
    await app.jobs.runDue()
    const told = await mails(person)
    expect(told.filter((subject) => subject === 'Your free trial of Tried at Gymfolk ends on March 9, 2026')).toHaveLength(1)
    pass(2 * day)
    await deliver(shuffled)
    expect(await see(person)).toMatchObject({ state: 'active', trialEnd: end })
    expect(await charges(person)).toMatchObject([{ amount: 7.9, reason: 'renewal', status: 'paid' }])
    expect(await figures()).toMatchObject({ running: before.running + 1, trialing: before.trialing, started: before.started + 1 })
    await assertBooks()
  })

  it('canceled in time costs nothing, and is not in the figures', async () => {
    const before = await figures()
    const person = await member(tried)
    expect(await cancel(person)).toMatchObject({ state: 'cancelled', nextCharge: null })
    pass(8 * day)
    await deliver()
    await app.jobs.runDue()
    expect(await see(person)).toMatchObject({ state: 'ended', benefitsUntil: null })
    expect(await charges(person)).toEqual([])
    expect(await mails(person)).not.toContainEqual(expect.stringContaining('ends on'))
    expect(await figures()).toEqual(before)
  })

  it('is available once per plan: a customer promised another is refused, and one promised none pays immediately', async () => {
    const person = await member(tried)
    await cancel(person)
    pass(8 * day)
    await deliver()
    await expect(subscribe(person, 7)).rejects.toMatchObject({ code: 'TRIAL_IS_NOT_AVAILABLE' })
    await expect(subscribe(person, 14, other)).resolves.toHaveProperty('url')
    pay((await subscribe(person, 0)).url)
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'active', trialEnd: null })
    expect(await charges(person)).toMatchObject([{ amount: 7.9, reason: 'start' }])
  })

  it('starts once with 50 in parallel, and an old page starts no second one', async () => {
    const person = await signedIn(app)
    const urls = await Promise.all(Array.from({ length: 50 }, async () => (await subscribe(person, 7)).url))
    expect(new Set(urls).size).toBe(1)
    const session = structuredClone(stripe.state.sessions.get(urls[0]!.split('/').pop()!)!)
    pay(urls[0]!)
    await deliver()
    await cancel(person)
    pass(8 * day)
    await deliver()
    // As if the provider had let an earlier page be used.
    await app.database.db.query({
      text: 'update subscriptions set provider_id = $2 where user_id = $1',
      values: [person.userId, 'sub_gone'],
    })
    const again = await subscribe(person, 0)
    Object.assign(stripe.state.drafts.get(again.url.split('/').pop()!)!, { trialDays: 7 })
    pay(again.url)
    await deliver(shuffled)
    await app.jobs.runDue()
    await deliver()
    expect(session.status).toBe('open')
    expect([...stripe.plans.subscriptions.values()].at(-1)?.status).toBe('canceled')
  })

  it('requires a plan that renews: single periods are paid immediately', async () => {
    const person = await signedIn(app)
    await expect(begin(person, tried, { autoRenew: false, trialDays: 7 })).rejects.toMatchObject({ code: 'TRIAL_IS_NOT_AVAILABLE' })
    pay((await begin(person, tried, { autoRenew: false })).url)
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'cancelled', trialEnd: null })
    expect(await charges(person)).toMatchObject([{ amount: 7.9 }])
  })

  it('whose card fails at the end notifies the customer, and ends unless paid', async () => {
    const person = await member(tried)
    const { customer_id: customer } = await providerOf(person)
    stripe.plans.declined.add(customer)
    pass(8 * day)
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'past_due' })
    expect((await mails(person)).at(0)).toContain("didn't go through")
    for (const days of [4, 6]) {
      pass(days * day)
      await deliver()
    }
    expect(await see(person)).toMatchObject({ state: 'ended' })
    await assertBooks()
  })

  it("is shown to staff as such, and can't change plans before it ends", async () => {
    const person = await member(tried)
    const token = await staffToken(app, 'owner')
    const { subscribers } = await app.call('GET /admin/subscriptions', { state: 'trialing', customer: person.userId }, { token })
    expect(subscribers).toMatchObject([{ state: 'trialing', planName: 'Tried', nextCharge: expect.any(String) as string }])
    const listed = (await app.call('GET /admin/plans', {}, { token })).plans.find(({ id }) => id === tried.id)!
    expect(listed.trialDays).toBe(7)
    expect(listed.trials).toBeGreaterThan(0)
    const change = app.call('POST /subscription/change/preview', { planId: plans.pro.id, period: 'month' }, { token: person.token })
    await expect(change).rejects.toMatchObject({ code: 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE' })
    await expect(
      app.call(
        'POST /admin/plans',
        {
          name: 'Nothing',
          names: {},
          descriptions: {},
          monthPrice: null,
          yearPrice: null,
          memberPercent: 0,
          freeShipping: false,
          pointsFactor: 1,
          trialDays: 7,
          offered: true,
          planCode: 'nothing',
        },
        { token },
      ),
    ).rejects.toMatchObject({ errors: { trialDays: expect.any(Array) as string[] } })
  })
})
