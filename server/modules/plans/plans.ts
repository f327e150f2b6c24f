import type { NameTranslation } from '#contract/line-translation.ts'
import type { Locale } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

export type { Period, PlanRow } from './queries.ts'
export { PlanCache } from './cache.ts'
export { planName, presentPlan, priceOf } from './present.ts'
export { isSold, retireJob, type RetiredPrice } from './retired-prices.ts'

/** The name of a subscription's plan in a language; null for the shop's first language or without a translation. */
export function planNameIn({ names }: Benefits, locale: Locale | null): NameTranslation | null {
  const name = locale && names[locale]
  return name ? { locale, name } : null
}

/** The benefits of a plan at checkout. */
export interface Benefits {
  planId: string
  code: string
  /** The name of the plan. */
  plan: string
  /** Its names in other languages. */
  names: Record<string, string>
  /** The discount on every price, in percent. */
  percent: number
  freeShipping: boolean
  /** The factor on the points that an order earns. */
  pointsFactor: number
}

/** The benefits of a person's current plan; null without one. */
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

/** Adds plans to a new shop. */
export const addPlans = async (tx: Tx, plans: queries.PlanRow[]): Promise<void> => void (await queries.insertPlans.run(tx, { plans }))

/** The names of all plans, and their translations into a language. */
export const planNames = (db: Db, locale: string) => queries.names.all(db, { locale })

/** The names of these plans. */
export const planNamesOf = (db: Db | Tx, locale: string, ids: string[]) => queries.namesOf.all(db, { locale, ids })

/**
 * Saves the name of a plan in a language; an empty one removes it. `source` is the MD5 of the name that was translated, if not the current
 * one. False if there is no such plan.
 */
export const savePlanName = async (tx: Tx, id: string, locale: string, name: string, source: string | null = null): Promise<boolean> =>
  (await queries.saveName.one(tx, { id, locale, name, source })) !== undefined
