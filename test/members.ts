import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { addPlans, type Period, type PlanRow } from '#server/modules/plans/plans.ts'
import type { TestApp } from './app.ts'

/** A plan; everything has a default. */
export const planRow = (over: Partial<PlanRow> = {}): PlanRow => ({
  id: newId(new Date()),
  code: `plan-${Math.random().toString().slice(2, 10)}`,
  name: 'Regular',
  names: {},
  description: { en: 'For regulars.', bn: 'নিয়মিতদের জন্য।' },
  month_price: 790,
  year_price: 7900,
  member_percent: 10,
  free_shipping: true,
  points_factor: 2,
  trial_days: 0,
  position: 1,
  active: true,
  ...over,
})

/** Adds the free plan and two paid ones. */
export async function addTestPlans(app: TestApp): Promise<{ free: PlanRow; regular: PlanRow; pro: PlanRow }> {
  const none = { month_price: null, year_price: null, member_percent: 0, free_shipping: false, points_factor: 1 }
  const free = planRow({ name: 'Folk', position: 0, ...none })
  const regular = planRow()
  const pro = planRow({ name: 'Pro', month_price: 1490, year_price: 14_900, member_percent: 15, points_factor: 3, position: 2 })
  await app.database.transaction((tx) => addPlans(tx, [free, regular, pro]))
  return { free, regular, pro }
}

/** Makes a person a member until the given time, without a payment provider. */
export async function makeMember(
  app: TestApp,
  userId: string,
  plan: PlanRow,
  { days = 30, period = 'month' }: { days?: number; period?: Period } = {},
): Promise<string> {
  const id = newId(app.now())
  const end = new Date(app.now().getTime() + days * dayMs)
  await app.database.db.query({
    text: `insert into subscriptions (id, user_id, plan_id, period, auto_renew, status, period_start, period_end, benefits_until, provider_id, created_at, paying_since)
      values ($1, $2, $3, $4, true, 'active', $5, $6, $6, $7, $5, $5)`,
    values: [id, userId, plan.id, period, app.now(), end, `sub_${id}`],
  })
  // The books want an active membership to be paid.
  await app.database.db.query({
    text: `insert into subscription_charges (id, subscription_id, user_id, invoice_id, plan_name, amount, currency, reason, status, created_at, paid_at)
      values ($1, $2, $3, $4, $5, $6, 'USD', 'start', 'paid', $7, $7)`,
    values: [newId(app.now()), id, userId, `in_${id}`, plan.name, plan.month_price ?? plan.year_price ?? 0, app.now()],
  })
  return id
}
