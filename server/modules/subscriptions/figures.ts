import type { OutputOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { getSubscriptionFigures as contract } from '#contract/admin/subscriptions.ts'
import { dayMs } from '#contract/time.ts'
import { type Db, statement } from '#server/db/statement.ts'

const days = 30
const monthsPerYear = 12

/** Reads only indexes. A subscription renews if it wasn't cancelled. */
const running = statement(
  'subscriptions.running',
  {},
  { running: 'int4', month: 'int8', year: 'int8', past_due: 'int4', trialing: 'int4' },
  `
  select count(*)::int as running,
    coalesce(sum(amount) filter (where period = 'month' and not cancel_at_period_end), 0)::int8 as month,
    coalesce(sum(amount) filter (where period = 'year' and not cancel_at_period_end), 0)::int8 as year,
    (select count(*)::int from subscriptions where status = 'past_due') as past_due,
    (select count(*)::int from subscriptions where status = 'trialing') as trialing
  from subscriptions where status in ('active', 'past_due')`,
)
/** Only paid subscriptions count: not abandoned checkouts, and no trials yet. */
const since = statement(
  'subscriptions.since',
  { at: 'timestamptz' },
  { started: 'int4', ended: 'int4', lost: 'int4' },
  `
  select (select count(*)::int from subscriptions where paying_since >= $1) as started, e.ended, e.lost
  from (select count(*)::int as ended, (count(*) filter (where paying_since < $1))::int as lost
    from subscriptions where paying_since is not null and ended_at >= $1) e`,
)

/** The numbers of running, recently started and recently ended subscriptions, and the monthly revenue, in two statements. */
export async function subscriptionFigures(db: Db, now: Date): Promise<OutputOf<typeof contract>> {
  const at = new Date(now.getTime() - days * dayMs)
  const [figures, change] = await Promise.all([running.one(db, {}), since.one(db, { at })])
  const { running: runs, month, year, past_due: pastDue, trialing } = figures!
  const { started, ended, lost } = change!
  // The number running at that time: the current ones, minus those that started since, plus those that ended.
  const ranThen = runs - started + ended
  return {
    running: runs,
    pastDue,
    trialing,
    started,
    ended,
    churnPercent: ranThen > 0 ? Math.round((lost / ranThen) * 1000) / 10 : null,
    monthlyRevenue: major(month + Math.round(year / monthsPerYear)),
  }
}
