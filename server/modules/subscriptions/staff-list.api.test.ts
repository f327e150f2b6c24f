import { afterAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { signedIn, staffToken, tokenFor } from '#test/builders.ts'
import { openSubscriptionShop, type PlanCustomer } from '#test/subscription-shop.ts'

const { app, stripe, plans, deliver, begin, member, providerOf, pass, query, close } = await openSubscriptionShop()
afterAll(close)

const day = 86_400_000
const support = () => staffToken(app, 'support')
const list = async (input: ApiInput<'GET /admin/subscriptions'>) => app.call('GET /admin/subscriptions', input, { token: await support() })
const peopleOf = async (input: Parameters<typeof list>[0]) => (await list(input)).subscribers.map(({ person }) => person?.email)
const figures = async () => app.call('GET /admin/subscriptions/figures', {}, { token: await staffToken(app, 'manager') })
const change = async (person: PlanCustomer, method: 'cancel' | 'end') => {
  const [one] = (await list({ email: person.email })).subscribers
  const when = method === 'end' ? 'now' : 'period_end'
  return app.call('POST /admin/subscriptions/:id/cancel', { id: one!.id, when, reason: 'Asked' }, { token: await support() })
}

it('staff filter subscriptions by status, plan and customer, combined, and search by words of a name or email', async () => {
  const [regular, pro, ended] = [await member(), await member(plans.pro, { period: 'year' }), await member()]
  await change(ended, 'end')
  expect(await peopleOf({ plan: plans.pro.id })).toEqual([pro.email])
  expect(await peopleOf({ plan: plans.regular.id })).toEqual([ended.email, regular.email])
  expect(await peopleOf({ plan: plans.regular.id, state: 'active' })).toEqual([regular.email])
  expect(await peopleOf({ customer: pro.userId })).toEqual([pro.email])
  expect(await peopleOf({ customer: pro.userId, state: 'ended' })).toEqual([])
  const [name = ''] = pro.email.split('@')
  expect(await peopleOf({ q: name })).toEqual([pro.email])
  expect(await peopleOf({ q: name.slice(0, -1).toUpperCase(), plan: plans.regular.id, state: 'active' })).not.toContain(pro.email)
  // Operators of the full text search neither find anything nor cause an error.
  for (const q of ["'", '& | !', ':*', '\\', '  ']) expect(await list({ q })).toBeTruthy()
  const pages = []
  let cursor: string | undefined
  do {
    const page = await list({ plan: plans.regular.id, limit: 1, ...(cursor !== undefined && { cursor }) })
    pages.push(...page.subscribers.map(({ person }) => person?.email))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(pages).toEqual([ended.email, regular.email])
})

it('a subscription shows its next charge, and its end', async () => {
  const person = await member()
  const read = async () => (await list({ customer: person.userId })).subscribers[0]!
  const { periodEnd, ...running } = await read()
  expect(running).toMatchObject({ planId: plans.regular.id, nextCharge: periodEnd, endedAt: null })
  await change(person, 'cancel')
  expect(await read()).toMatchObject({ state: 'active', endsWithPeriod: true, nextCharge: null, periodEnd })
  await change(person, 'end')
  expect(await read()).toMatchObject({ state: 'ended', nextCharge: null, endedAt: app.now().toISOString() })
})

it('the figures match the rows: a twelfth of yearly plans, without ending or unpaid ones, and churn of earlier subscribers', async () => {
  await query('delete from subscription_charges')
  await query('delete from subscriptions')
  expect(await figures()).toEqual({ running: 0, pastDue: 0, trialing: 0, started: 0, ended: 0, churnPercent: null, monthlyRevenue: 0 })
  const old = [await member(), await member(), await member(plans.pro, { period: 'year' }), await member(plans.pro, { period: 'year' })]
  // A checkout that was left counts nowhere.
  await begin(await signedIn(app))
  expect(await figures()).toEqual({ running: 4, pastDue: 0, trialing: 0, started: 4, ended: 0, churnPercent: null, monthlyRevenue: 40.63 })
  pass(31 * day)
  await deliver()
  const fresh = [await member(), await member()]
  await change(old[0]!, 'end')
  await change(fresh[0]!, 'end')
  await change(fresh[1]!, 'cancel')
  // Of the four that were running then, one has ended. Two of 7.90 began; one of them has ended, and the other won't renew.
  expect(await figures()).toEqual({ running: 4, pastDue: 0, trialing: 0, started: 2, ended: 2, churnPercent: 25, monthlyRevenue: 32.73 })
  stripe.plans.declined.add((await providerOf(old[1]!)).customer_id)
  pass(31 * day)
  await deliver()
  expect(await figures()).toMatchObject({ running: 3, pastDue: 1 })
})

it('figures require the permission for figures, the list that for orders', async () => {
  await expect(app.call('GET /admin/subscriptions/figures', {}, { token: await support() })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const person = await member()
  await expect(app.call('GET /admin/subscriptions', {}, { token: await tokenFor(app, person.email) })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
