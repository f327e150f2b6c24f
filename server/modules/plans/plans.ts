import type { NameTranslation } from '#contract/line-words.ts'
import type { Locale } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

export type { Period, PlanRow } from './queries.ts'
export { PlanCache } from './cache.ts'
export { planName, presentPlan, priceOf } from './present.ts'
export { isSold, retireJob, type RetiredPrice } from './retired-prices.ts'

/** What the plan of a subscription is called in a language; null where it has no name of its own there, or the language is the shop's first. */
export function planIn({ names }: Benefits, locale: Locale | null): NameTranslation | null {
  const name = locale && names[locale]
  return name ? { locale, name } : null
}

/** What a plan gives at a checkout. */
export interface Benefits {
  planId: string
  code: string
  /** The name of the plan. */
  plan: string
  /** And in other languages. */
  names: Record<string, string>
  /** Taken off every price. */
  percent: number
  freeShipping: boolean
  /** How many times the usual points an order earns. */
  pointsFactor: number
}

/** What a person's plan gives them now; null where they have none. */
export async function benefitsOf(db: Db | Tx, user: string, now: Date): Promise<Benefits | null> {
  const row = await queries.benefits.one(db, { user, now })
  return row
    ? {
        planId: row.id,
        code: row.code,
        plan: row.plan,
        names: row.names,
        percent: row.percent,
        freeShipping: row.free_shipping,
        pointsFactor: row.points_factor,
      }
    : null
}

/** Adds plans, for a shop that starts with some. */
export const addPlans = async (tx: Tx, plans: queries.PlanRow[]): Promise<void> => void (await queries.insertPlans.run(tx, { plans }))

/** What all plans are called, and in a language. */
export const planNames = (db: Db, locale: string) => queries.names.all(db, { locale })

/** What these plans are called. */
export const planNamesOf = (db: Db | Tx, locale: string, ids: string[]) => queries.namesOf.all(db, { locale, ids })

/**
 * Saves what a plan is called in a language; empty: nothing of its own. `source`: the MD5 of the name that it translates, where that isn't the one of now. False where
 * there's no such plan.
 */
export const savePlanName = async (tx: Tx, id: string, locale: string, name: string, source: string | null = null): Promise<boolean> =>
  (await queries.saveName.one(tx, { id, locale, name, source })) !== undefined
