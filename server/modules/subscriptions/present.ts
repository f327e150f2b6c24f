import { major } from '#contract/currency.ts'
import type { Subscription } from '#contract/plans.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { presentPlan, priceOf } from '#server/modules/plans/plans.ts'
import type { Context } from './mails.ts'
import * as chargeQueries from './charge-queries.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** The person's subscription in the contract's shape: the running one, or else the last one; null if there never was one. */
export async function readSubscription(db: Db | Tx, user: string, context: Context): Promise<Subscription | null> {
  const row = (await queries.liveSubscription.one(db, { user })) ?? (await queries.lastSubscription.one(db, { user }))
  return row ? present(db, row, context) : null
}

/** Every subscription that a person ever had, for the export of their data. */
export async function allSubscriptions(tx: Tx, user: string, context: Context): Promise<Subscription[]> {
  const found: Subscription[] = []
  for (const row of await queries.subscriptionsOfUser.all(tx, { user })) found.push(await present(tx, row, context))
  return found
}

/** A subscription in the contract's shape. */
export async function present(db: Db | Tx, row: SubscriptionRow, { plans, config, now }: Context): Promise<Subscription> {
  const plan = (await plans.find(db, row.plan_id))!
  const state = stateOf(row, now)
  const open = state === 'past_due' ? await chargeQueries.openCharge.one(db, { subscription: row.id }) : undefined
  return {
    id: row.id,
    plan: presentPlan(plan, config.shop.locale),
    period: row.period,
    state,
    price: major(row.amount ?? priceOf(plan, row.period) ?? 0),
    trialEnd: row.trial_end && row.trial_end.toISOString(),
    periodStart: row.period_start && row.period_start.toISOString(),
    periodEnd: row.period_end && row.period_end.toISOString(),
    nextCharge: (state === 'active' || state === 'trialing') && row.period_end ? row.period_end.toISOString() : null,
    credit: major(row.credit),
    benefitsUntil: row.benefits_until && row.benefits_until > now && state !== 'ended' ? row.benefits_until.toISOString() : null,
    payUrl: state === 'incomplete' ? row.session_url : (open?.url ?? null),
    startedAt: row.created_at.toISOString(),
  }
}

function stateOf({ status, cancel_at_period_end: cancels, period_end: end }: SubscriptionRow, now: Date): Subscription['state'] {
  if ((status !== 'active' && status !== 'trialing') || !cancels) return status
  return end !== null && end <= now ? 'ended' : 'cancelled'
}
