import { afterAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { StaffPlan } from '#contract/admin/plans.ts'
import { newKey, signedIn, staffToken, tokenFor } from '#test/builders.ts'
import { planChoice, openSubscriptionShop } from '#test/subscription-shop.ts'

const { app, stripe, plans: rows, query, pay, deliver, member, see, close } = await openSubscriptionShop()
afterAll(close)
let manager = await staffToken(app, 'manager')

const fresh: ApiInput<'POST /admin/plans'> = {
  planCode: 'team',
  name: 'Team',
  names: { bn: 'টিম' },
  descriptions: { en: 'For clubs.', bn: 'ক্লাবের জন্য।' },
  monthPrice: 20,
  yearPrice: null,
  memberPercent: 20,
  freeShipping: true,
  pointsFactor: 4,
  offered: true,
}
let made = 0
const create = (over: Partial<typeof fresh> = {}) => {
  made += 1
  return app.call('POST /admin/plans', { ...fresh, planCode: `team-${made}`, name: `Team ${made}`, ...over }, { token: manager })
}
const all = async () => (await app.call('GET /admin/plans', {}, { token: manager })).plans
const change = (plan: StaffPlan, over: Partial<ApiInput<'PUT /admin/plans/:id'>> = {}) => {
  const { code: _, members: _m, trials: _t, ...decided } = plan
  return app.call('PUT /admin/plans/:id', { ...decided, ...over }, { token: manager })
}
const offered = async () => (await app.call('GET /public/plans', {})).plans
const begin = async (planId: string) => {
  const { token } = await signedIn(app)
  return app.call('POST /subscription/checkout', { planId, period: 'month', autoRenew: true }, { token, idempotencyKey: newKey() })
}
const hour = 3_600_000
/** Sessions of staff end while it passes. */
async function wait(ms: number): Promise<void> {
  app.pass(ms)
  stripe.plans.advance()
  manager = await staffToken(app, 'manager')
}

describe('staff with plans', () => {
  it('create a plan, which is offered immediately', async () => {
    const plan = await create({ planCode: 'crew', name: 'Crew' })
    expect(plan).toMatchObject({ code: 'crew', version: 1, monthPrice: 20, members: 0, names: { bn: 'টিম' } })
    expect((await offered()).at(-1)).toMatchObject({
      id: plan.id,
      name: 'Crew',
      description: 'For clubs.',
      monthPrice: 20,
      yearPrice: null,
    })
    pay((await begin(plan.id)).url)
    await deliver()
    expect((await all()).find(({ id }) => id === plan.id)).toMatchObject({ members: 1 })
  })

  it('change a price for new subscribers only; the old price is archived once no checkout uses it', async () => {
    const plan = await create()
    const early = await signedIn(app)
    const choice = { planId: plan.id, period: 'month' as const, autoRenew: true }
    pay((await app.call('POST /subscription/checkout', choice, { token: early.token, idempotencyKey: newKey() })).url)
    await deliver()
    const open = await begin(plan.id)
    const dearer = await change(plan, { monthPrice: 25 })
    expect(await see(early)).toMatchObject({ price: 20, plan: { monthPrice: 25 } })
    // The checkout that was open is paid for as it was agreed to.
    await app.jobs.runDue()
    pay(open.url)
    await deliver()
    const priceOf = (amount: number) =>
      stripe.plans.prices.find(({ metadata, unit_amount: own }) => metadata.plan === plan.code && own === amount)!
    expect(priceOf(2000).active).toBe(true)
    await wait(2 * hour)
    await app.jobs.runDue()
    expect(priceOf(2000).active).toBe(false)
    pay((await begin(plan.id)).url)
    expect(priceOf(2500).active).toBe(true)
    await wait(40 * 24 * hour)
    await deliver()
    expect(await see(early)).toMatchObject({ state: 'active', price: 20 })
    // Back again: the same price is sold, under its newest name.
    const cheap = await change(dearer, { monthPrice: 20, name: 'Renamed team' })
    await begin(cheap.id)
    expect(priceOf(2000)).toMatchObject({ active: true, nickname: 'Renamed team' })
    expect(stripe.plans.prices.filter(({ metadata }) => metadata.plan === plan.code)).toHaveLength(2)
    // A price that is on offer again by then isn't archived.
    await change(await change(cheap, { monthPrice: 30 }), { monthPrice: 20 })
    await wait(2 * hour)
    await app.jobs.runDue()
    expect(priceOf(2000).active).toBe(true)
  })

  it('stop offering a plan: no new subscribers, and existing ones keep it and renew', async () => {
    const person = await member()
    const regular = (await all()).find(({ id }) => id === rows.regular.id)!
    const retired = await change(regular, { offered: false })
    expect((await offered()).map(({ id }) => id)).not.toContain(rows.regular.id)
    await expect(begin(rows.regular.id)).rejects.toMatchObject({ code: 'UNKNOWN_PLAN' })
    const token = await tokenFor(app, person.email)
    await expect(app.call('POST /subscription/change/preview', planChoice(rows.regular, 'year'), { token })).rejects.toMatchObject({
      code: 'UNKNOWN_PLAN',
    })
    await wait(32 * 24 * hour)
    await app.jobs.runDue()
    await deliver()
    expect(await see(person)).toMatchObject({ state: 'active', price: 7.9 })
    await change(retired, { offered: true })
  })

  it('one of two parallel saves of one version succeeds, and one of ten', async () => {
    const plan = await create()
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => change(plan, { memberPercent: at })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
    expect(new Set(refused)).toEqual(new Set(['PLAN_WAS_CHANGED']))
    const saved = (await all()).find(({ id }) => id === plan.id)!
    expect(saved.version).toBe(2)
    // A translation saved elsewhere is a change, too, which the editor would otherwise overwrite.
    const translated = { locale: 'bn', kind: 'plan', id: plan.id, translatedName: 'দল' } as const
    await app.call('PUT /admin/translations/names', translated, { token: manager })
    await expect(change(saved, { memberPercent: 1 })).rejects.toMatchObject({ code: 'PLAN_WAS_CHANGED' })
  })

  it('see which translations are of an earlier name', async () => {
    const plan = await create({ name: 'First name', names: { bn: 'প্রথম' } })
    const sources = async () =>
      (await query('select name_sources = jsonb_build_object($2::text, md5(name)) as current from plans where id = $1', [plan.id, 'bn']))[0]
    expect(await sources()).toEqual({ current: true })
    const renamed = await change(plan, { name: 'Second name' })
    expect(await sources()).toEqual({ current: false })
    await change(renamed, { names: { bn: 'দ্বিতীয়' } })
    expect(await sources()).toEqual({ current: true })
  })

  it('sort the plans, which requires all of them', async () => {
    const plans = (await all()).map(({ id }) => id)
    const turned = plans.toReversed()
    const order = (ids: string[]) => app.call('PUT /admin/plan-order', { ids }, { token: manager })
    expect((await order(turned)).plans.map(({ id }) => id)).toEqual(turned)
    expect((await offered()).map(({ id }) => id)).toEqual(turned)
    for (const ids of [turned.slice(1), [...turned, turned[0]!], [...turned.slice(1), turned[1]!], [...turned.slice(1), newKey()]])
      await expect(order(ids)).rejects.toMatchObject({ code: 'PLAN_WAS_CHANGED' })
    await order(plans)
  })

  it('delete a plan that nobody ever had, and no other', async () => {
    const plan = await create()
    expect(await app.call('DELETE /admin/plans/:id', { id: plan.id }, { token: manager })).toEqual({ message: 'Deleted plan' })
    await expect(begin(plan.id)).rejects.toMatchObject({ code: 'UNKNOWN_PLAN' })
    await expect(app.call('DELETE /admin/plans/:id', { id: plan.id }, { token: manager })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const used = await create()
    await begin(used.id)
    await expect(app.call('DELETE /admin/plans/:id', { id: used.id }, { token: manager })).rejects.toMatchObject({ code: 'PLAN_WAS_USED' })
  })

  it('delete a plan while people subscribe to it: one of both succeeds, without a server error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const plan = await create()
      const attempts = await Promise.allSettled([
        begin(plan.id),
        begin(plan.id),
        app.call('DELETE /admin/plans/:id', { id: plan.id }, { token: manager }),
        begin(plan.id),
      ])
      const refused = attempts.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
      expect(['UNKNOWN_PLAN', 'PLAN_WAS_USED']).toEqual(expect.arrayContaining(refused))
      const isThere = (await all()).some(({ id }) => id === plan.id)
      expect(attempts[2].status).toBe(isThere ? 'rejected' : 'fulfilled')
    }
  })

  it('get invalid input refused', async () => {
    const plan = await create({ planCode: 'taken', name: 'Taken' })
    const wrong = async (over: Partial<typeof fresh>, field: string) =>
      expect(create(over)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: [expect.any(String)] } })
    await wrong({ planCode: 'taken' }, 'planCode')
    await wrong({ planCode: 'No code' }, 'planCode')
    await wrong({ name: 'tAKEN' }, 'name')
    await wrong({ name: ' ' }, 'name')
    await wrong({ monthPrice: 0 }, 'monthPrice')
    await wrong({ monthPrice: 1_000_000 }, 'monthPrice')
    await wrong({ monthPrice: 1.001 }, 'monthPrice')
    await wrong({ memberPercent: 91 }, 'memberPercent')
    // The plan without a price is the one that everyone has, so it can't have benefits.
    await wrong({ monthPrice: null }, 'memberPercent')
    await wrong({ monthPrice: null, memberPercent: 0, freeShipping: false }, 'pointsFactor')
    const person = await signedIn(app)
    const choice = { planId: plan.id, period: 'month' as const, autoRenew: true }
    pay((await app.call('POST /subscription/checkout', choice, { token: person.token, idempotencyKey: newKey() })).url)
    await deliver()
    await expect(change(plan, { monthPrice: null, memberPercent: 0, freeShipping: false, pointsFactor: 1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { monthPrice: [expect.any(String)] },
    })
  })

  it('need the permission for prices; with the one for orders they only see the plans', async () => {
    const support = await staffToken(app, 'support')
    expect((await app.call('GET /admin/plans', {}, { token: support })).plans.length).toBeGreaterThan(0)
    await expect(app.call('POST /admin/plans', { ...fresh, planCode: 'support' }, { token: support })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const { token } = await signedIn(app)
    await expect(app.call('GET /admin/plans', {}, { token })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('have their changes recorded in the audit log, before and after', async () => {
    const plan = await create({ planCode: 'logged' })
    await change(plan, { memberPercent: 5 })
    const entries = await query(
      `select call, before ->> 'memberPercent' as before, after ->> 'memberPercent' as after from audit_log where target = 'logged' order by at, id`,
    )
    expect(entries).toEqual([
      { call: 'createPlan', before: null, after: '20' },
      { call: 'changePlan', before: '20', after: '5' },
    ])
  })
})
