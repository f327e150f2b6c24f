import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { addPlans, type PlanRow } from '#server/modules/plans/plans.ts'

/** Days since Jonas became a member. */
const memberDays = 100

/** The demo's plans; the first is the free one that everyone has. */
const plans: Omit<PlanRow, 'id' | 'position' | 'active'>[] = [
  {
    code: 'folk',
    name: 'Folk',
    names: { bn: 'ফোক' },
    month_price: null,
    year_price: null,
    member_percent: 0,
    free_shipping: false,
    points_factor: 1,
    trial_days: 0,
    description: { en: 'The whole shop, for everyone.', bn: 'পুরো দোকান, সবার জন্য।' },
  },
  {
    code: 'regular',
    name: 'Regular',
    names: { bn: 'রেগুলার' },
    month_price: 790,
    year_price: 7900,
    member_percent: 10,
    free_shipping: true,
    points_factor: 2,
    trial_days: 7,
    description: { en: 'For anyone who buys kit more than twice a year.', bn: 'যাঁরা বছরে দুইবারের বেশি সরঞ্জাম কেনেন।' },
  },
  {
    code: 'garage',
    name: 'Garage',
    names: { bn: 'গ্যারেজ' },
    month_price: 1490,
    year_price: 14_900,
    member_percent: 15,
    free_shipping: true,
    points_factor: 3,
    trial_days: 0,
    description: { en: 'For anyone fitting out a gym of their own.', bn: 'যাঁরা নিজের জিম সাজাচ্ছেন।' },
  },
]

/** An active subscription with its charges. */
const insertSubscription = statement(
  'seed.insertSubscription',
  { rows: json<object[]>() },
  {},
  `
  with started as (
    insert into subscriptions (id, user_id, plan_id, period, auto_renew, status, amount, period_start, period_end, benefits_until, provider_id,
      customer_id, created_at, check_at, paying_since)
    select s.id, s.user_id, s.plan_id, 'year', true, 'active', s.amount, s.start, s.ends, s.ends + interval '3 days', s.provider_id, s.customer_id,
      s.start, s.ends + interval '1 hour', s.start
    from json_to_recordset($1) as s (id uuid, user_id uuid, plan_id uuid, amount int, start timestamptz, ends timestamptz, provider_id text, customer_id text)
    returning id, user_id, amount, period_start
  )
  insert into subscription_charges (id, subscription_id, user_id, plan_name, invoice_id, amount, currency, reason, status, created_at, paid_at)
  select s.charge_id, s.id, s.user_id, s.plan_name, s.invoice_id, s.amount, s.currency, 'start', 'paid', s.start, s.start
  from json_to_recordset($1) as s (id uuid, charge_id uuid, user_id uuid, plan_name text, invoice_id text, amount int, currency text, start timestamptz)`,
)

/** Adds the demo's plans; the shop's staff account subscribes to one, so that member prices can be seen. */
export async function fillPlans(tx: Tx, memberId: string, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 2 * 365 * dayMs)
  const rows = plans.map((plan, position) => ({ ...plan, id: newId(created), position, active: true }))
  await addPlans(tx, rows)
  const [, regular] = rows
  if (!regular) return
  const start = new Date(Math.floor((now.getTime() - memberDays * dayMs) / 1000) * 1000)
  const ends = new Date(start)
  ends.setUTCFullYear(ends.getUTCFullYear() + 1)
  const member = {
    id: newId(start),
    charge_id: newId(start),
    user_id: memberId,
    plan_id: regular.id,
    plan_name: regular.name,
    amount: regular.year_price,
    start,
    ends,
    currency: 'USD',
    provider_id: 'sub_demo_jonas',
    customer_id: 'cus_demo_jonas',
    invoice_id: 'in_demo_jonas',
  }
  await insertSubscription.run(tx, { rows: [member] })
}
