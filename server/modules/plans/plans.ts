import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

export type { Period, PlanRow } from './queries.ts'
export { PlanCache } from './cache.ts'
export { presentPlan } from './present.ts'

/** What a membership gives at a checkout. */
export interface Benefits {
  planId: string
  code: string
  /** The name of the plan. */
  plan: string
  /** Taken off every price. */
  percent: number
  freeShipping: boolean
  /** How many times the usual points an order earns. */
  pointsFactor: number
}

/** What a person's membership gives them now; null where they have none. */
export async function benefitsOf(db: Db | Tx, user: string, now: Date): Promise<Benefits | null> {
  const row = await queries.benefits.one(db, { user, now })
  return row
    ? {
        planId: row.id,
        code: row.code,
        plan: row.plan,
        percent: row.percent,
        freeShipping: row.free_shipping,
        pointsFactor: row.points_factor,
      }
    : null
}

/** What a plan costs for a period, in minor units; null where it isn't sold so. */
export const priceOf = (plan: queries.PlanRow, period: queries.Period): number | null =>
  period === 'month' ? plan.month_price : plan.year_price

/** Adds plans, for a shop that starts with some. */
export const addPlans = async (tx: Tx, plans: queries.PlanRow[]): Promise<void> => void (await queries.insertPlans.run(tx, { plans }))
