import type * as contract from '#contract/admin/plans.ts'
import type { StaffPlan } from '#contract/admin/plans.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major, minor } from '#contract/currency.ts'
import { planLimits } from '#contract/plan-limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { PlanCache } from './cache.ts'
import { addPlans } from './plans.ts'
import { retirePrices } from './retired-prices.ts'
import * as queries from './staff-queries.ts'
import type { StaffRow } from './staff-queries.ts'

type Input = Omit<ParsedOf<typeof contract.createPlan>, 'planCode'>

/** All plans in the form that staff edit. */
export const listPlans = async (db: Db | Tx): Promise<{ plans: StaffPlan[] }> => ({
  plans: (await queries.staffPlans.all(db, {})).map(present),
})

/** Adds a plan at the end. Refuses codes and names that are in use. */
export async function createPlan(
  tx: Tx,
  cache: PlanCache,
  { planCode: code, ...input }: ParsedOf<typeof contract.createPlan>,
  context: SignedInContext,
): Promise<StaffPlan> {
  const rows = await lockedRows(tx)
  if (rows.length >= planLimits.max) throw refuse('TOO_MANY_PLANS')
  if (rows.some((row) => row.code === code)) throw refuse('INVALID_INPUT', { planCode: ["is another plan's"] })
  const plan = { ...stored(newId(context.now), input, context), code, position: (rows.at(-1)?.position ?? -1) + 1 }
  check(plan, rows)
  await addPlans(tx, [plan])
  await queries.setSources.run(tx, { id: plan.id })
  describeChange(context, { target: code, after: input })
  tx.afterCommit(async () => cache.clear())
  return present({ ...plan, version: 1, members: 0, trials: 0 })
}

/** Saves a plan if its version is still the one that was read. Existing subscribers keep their price. */
export async function changePlan(
  tx: Tx,
  cache: PlanCache,
  { id, version, ...input }: ParsedOf<typeof contract.changePlan>,
  context: SignedInContext,
): Promise<StaffPlan> {
  const rows = await lockedRows(tx)
  const before = rows.find((row) => row.id === id)
  if (!before) throw refuse('NOT_FOUND')
  if (before.version !== version) throw refuse('PLAN_WAS_CHANGED')
  const after = { ...before, ...stored(id, input, context), version: version + 1 }
  check(
    after,
    rows.filter((row) => row.id !== id),
  )
  const { code: _, position: _p, version: _v, members: _m, trials: _t, ...settings } = after
  await queries.update.run(tx, settings)
  await retirePrices(tx, before, after, context)
  describeChange(context, { target: before.code, before: settingsOf(present(before)), after: input })
  tx.afterCommit(async () => cache.clear())
  return present(after)
}

/** Sets the order of the plans. Refuses lists that don't contain exactly all plans. */
export async function orderPlans(tx: Tx, cache: PlanCache, ids: string[]): Promise<OutputOf<typeof contract.orderPlans>> {
  const rows = await lockedRows(tx)
  const given = new Set(ids)
  if (ids.length !== rows.length || !rows.every(({ id }) => given.has(id))) throw refuse('PLAN_WAS_CHANGED')
  await queries.setPositions.run(tx, { ids })
  tx.afterCommit(async () => cache.clear())
  return listPlans(tx)
}

/** Deletes a plan that nobody ever subscribed to. */
export async function deletePlan(
  tx: Tx,
  cache: PlanCache,
  id: string,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.deletePlan>> {
  const before = (await lockedRows(tx)).find((row) => row.id === id)
  if (!before || !(await queries.lockToDelete.one(tx, { id }))) throw refuse('NOT_FOUND')
  if ((await queries.wasUsed.one(tx, { id }))!.used) throw refuse('PLAN_WAS_USED')
  await queries.remove.run(tx, { id })
  await retirePrices(tx, before, { ...before, active: false }, context)
  describeChange(context, { target: before.code, before: settingsOf(present(before)) })
  tx.afterCommit(async () => cache.clear())
  return { message: 'Deleted plan' }
}

async function lockedRows(tx: Tx): Promise<StaffRow[]> {
  await queries.lock.all(tx, {})
  return queries.staffPlans.all(tx, {})
}

/** Refuses names in use, and benefits without a price, since everyone has the free plan. */
function check(plan: Omit<StaffRow, 'version' | 'members' | 'trials'> & { members?: number; trials?: number }, others: StaffRow[]): void {
  const wrong: FieldErrors = {}
  if (others.some(({ name }) => name.toLowerCase() === plan.name.toLowerCase())) wrong.name = ["is another plan's"]
  if (plan.month_price === null && plan.year_price === null) {
    if (plan.members || plan.trials) wrong.monthPrice = ['is needed, or a price for a year: people pay for this plan']
    if (plan.member_percent > 0) wrong.memberPercent = ['is more than 0, and the plan has no price']
    if (plan.free_shipping) wrong.freeShipping = ['is true, and the plan has no price']
    if (plan.trial_days > 0) wrong.trialDays = ['is more than 0, and the plan has no price']
    if (plan.points_factor > 1) wrong.pointsFactor = ['is more than 1, and the plan has no price']
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

/** The stored fields of a plan. Empty texts are left out; the name in the first language is the plan's own. */
function stored(id: string, input: Input, { config }: SignedInContext): queries.PlanSettings {
  const [first] = config.locales
  const texts = (given: Input['names']) => Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
  const { [first]: _, ...names } = texts(input.names)
  return {
    id,
    name: input.name,
    names,
    description: texts(input.descriptions),
    month_price: input.monthPrice === null ? null : minor(input.monthPrice),
    year_price: input.yearPrice === null ? null : minor(input.yearPrice),
    member_percent: input.memberPercent,
    free_shipping: input.freeShipping,
    points_factor: input.pointsFactor,
    trial_days: input.trialDays,
    active: input.offered,
  }
}

const present = (row: StaffRow): StaffPlan => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  names: row.names,
  descriptions: row.description,
  monthPrice: row.month_price === null ? null : major(row.month_price),
  yearPrice: row.year_price === null ? null : major(row.year_price),
  memberPercent: row.member_percent,
  freeShipping: row.free_shipping,
  pointsFactor: row.points_factor,
  trialDays: row.trial_days,
  offered: row.active,
  members: row.members,
  trials: row.trials,
})

const settingsOf = ({ id: _, version: _v, code: _c, members: _m, trials: _t, ...settings }: StaffPlan) => settings
