import { serverLimits } from '#contract/server-limits.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { PlanCache } from './cache.ts'
import { priceOf } from './present.ts'
import type { Period } from './queries.ts'
import * as queries from './staff-queries.ts'

/** The job that archives a price at the payment provider when it's no longer offered. */
export const retireJob = 'plans.retirePrice'
/** A former price of a plan, in minor units. */
export interface RetiredPrice {
  planCode: string
  period: Period
  amount: number
  currency: string
}

type Prices = Pick<queries.StaffRow, 'code' | 'month_price' | 'year_price' | 'active'>
const periods = ['month', 'year'] as const

/**
 * Prices never change at the provider: a new amount is a new price, created when it's first sold. The former one is archived there, as
 * Stripe recommends, and existing subscribers continue to pay it. It's archived only after checkouts that began with it have ended.
 */
export async function retirePrices(tx: Tx, before: Prices, after: Prices, { config, now }: { config: Config; now: Date }): Promise<void> {
  if (config.payment.card === null) return
  const due = new Date(now.getTime() + (serverLimits.subscription.sessionMinutes + 10) * 60_000)
  for (const period of periods) {
    const amount = before.active ? priceOf(before, period) : null
    if (amount === null || (after.active && priceOf(after, period) === amount)) continue
    const data: RetiredPrice = { planCode: before.code, period, amount, currency: config.shop.currency.name }
    await queries.insertJob.run(tx, { id: newId(now), name: retireJob, data, due, now })
  }
}

/** Whether the price is on offer again, so it must not be archived. */
export async function isSold(db: Db, plans: PlanCache, { planCode, period, amount }: RetiredPrice): Promise<boolean> {
  const plan = await plans.findByCode(db, planCode)
  return plan !== undefined && plan.active && priceOf(plan, period) === amount
}
