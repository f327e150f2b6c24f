import { afterAll, describe, expect, it } from 'vitest'
import { newKey, staffToken, tokenFor } from '#test/builders.ts'
import { planChoice, openSubscriptionShop, type Period, shuffled, type PlanCustomer } from '#test/subscription-shop.ts'

const { app, stripe, plans, deliver, member, see, charges, mails, pass, close } = await openSubscriptionShop()
afterAll(close)

const day = 86_400_000

describe('staff', () => {
  const refund = (token: string, id: string, amount?: number) =>
    app.call(
      'POST /admin/subscriptions/charges/:id/refund',
      { id, reason: 'Goodwill', ...(amount !== undefined && { amount }) },
      { token, idempotencyKey: newKey() },
    )
  const cancel = (token: string, id: string, when: 'now' | 'period_end') =>
    app.call('POST /admin/subscriptions/:id/cancel', { id, when, reason: 'Asked by phone' }, { token })

  it('list subscribers by status and email, paginated', async () => {
    const token = await staffToken(app, 'support')
    for (let others = 0; others < 3; others += 1) await member()
    const person = await member()
    const { subscribers } = await app.call('GET /admin/subscriptions', { email: person.email }, { token })
    expect(subscribers).toMatchObject([{ person: { email: person.email }, planName: 'Regular', state: 'active', price: 7.9, note: '' }])
    const first = await app.call('GET /admin/subscriptions', { limit: 2, state: 'active' }, { token })
    expect(first.subscribers[0]!.person!.email).toBe(person.email)
    const next = await app.call('GET /admin/subscriptions', { limit: 2, state: 'active', cursor: first.nextCursor! }, { token })
    const ids = [...first.subscribers, ...next.subscribers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect((await app.call('GET /admin/subscriptions', { email: person.email, state: 'ended' }, { token })).subscribers).toEqual([])
  })

  it('end a subscription immediately or with its period; the customer is notified, and not charged anymore', async () => {
    const token = await staffToken(app, 'support')
    const [now, later] = [await member(), await member()]
    const idOf = async (person: PlanCustomer) => (await see(person)).id
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
    const query = (text: string) => app.database.db.query({ text, values: [] })
    await query(`alter table audit_log add constraint not_now check (call <> 'cancelSubscriber') not valid`)
    await expect(cancel(token, await idOf(unreached), 'now')).rejects.toMatchObject({ status: 500 })
    await query('alter table audit_log drop constraint not_now')
    expect(await see(unreached)).toMatchObject({ state: 'active' })
  })

  it('refund a charge, partly and then the rest, never more than was paid, also with 20 in parallel', async () => {
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
    // Nobody is notified before the provider has agreed.
    expect((await mails(person))[0]).not.toContain('goes back')
    stripe.state.isDown = false
    app.pass(60_000)
    await app.jobs.runDue()
    expect(await mails(person)).toContain("We've refunded $5.90 for your Regular plan at Gymfolk")
    expect([...stripe.state.refunds.values()].slice(before).reduce((sum, { amount }) => sum + amount, 0)).toBe(790)
    expect(await see(person)).toMatchObject({ state: 'active' })
    await deliver()
    expect(await charges(person)).toMatchObject([{ status: 'refunded' }])
  })

  it("can't refund what was paid by credit", async () => {
    const person = await member(plans.pro, { period: 'year' })
    const own = await tokenFor(app, person.email)
    const { at, amountDue } = await app.call('POST /subscription/change/preview', planChoice(plans.regular), { token: own })
    await app.call('POST /subscription/change', { ...planChoice(plans.regular), at, amountDue }, { token: own, idempotencyKey: newKey() })
    pass(32 * day)
    await deliver()
    const staff = await staffToken(app, 'support')
    const [renewal, change] = await charges(person)
    expect([renewal, change]).toMatchObject([{ reason: 'renewal', amount: 7.9, status: 'paid' }, { reason: 'change' }])
    const detail = await app.call('GET /admin/subscriptions/:id', { id: (await see(person)).id }, { token: staff })
    expect(detail.charges.slice(0, 2)).toMatchObject([{ refundable: 0 }, { refundable: 0 }])
    for (const { id } of [renewal!, change!]) await expect(refund(staff, id)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it("can't refund what the customer has as credit, only the rest and what credit has paid since", async () => {
    const staff = await staffToken(app, 'support')
    const person = await member()
    const changeTo = async (plan: typeof plans.pro, period: Period) => {
      pass(60_000)
      const token = await tokenFor(app, person.email)
      const { at, amountDue } = await app.call('POST /subscription/change/preview', planChoice(plan, period), { token })
      await app.call('POST /subscription/change', { ...planChoice(plan, period), at, amountDue }, { token, idempotencyKey: newKey() })
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
    const detail = await app.call('GET /admin/subscriptions/:id', { id: (await see(person)).id }, { token: staff })
    expect(detail.charges.map(({ refundable }) => refundable)).toEqual([0, most, 7.9])
    expect((await refund(staff, start!.id)).charges.at(-1)).toMatchObject({ status: 'refunded', refunded: 7.9 })
    await changeTo(plans.pro, 'year')
    await refund(staff, up!.id)
    expect((await charges(person)).find(({ id }) => id === up!.id)).toMatchObject({ status: 'refunded', refunded: paid })
  })

  it('need the permission to refund to end one, and get 404 for unknown ones', async () => {
    const token = await staffToken(app, 'support')
    const calls = [() => cancel(token, newKey(), 'now'), () => refund(token, newKey())]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const person = await member()
    await expect(cancel(person.token, newKey(), 'now')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
