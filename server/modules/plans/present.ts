import { major } from '#contract/currency.ts'
import type { Plan } from '#contract/plans.ts'
import type { Period, PlanRow } from './queries.ts'

const inMajor = (price: number | null): number | null => (price === null ? null : major(price))

/** The price of a plan for a period in minor units; null if it isn't sold for it. */
export const priceOf = (plan: Pick<PlanRow, 'month_price' | 'year_price'>, period: Period): number | null =>
  period === 'month' ? plan.month_price : plan.year_price

/** The name of a plan in a language. */
export const planName = ({ name, names }: Pick<PlanRow, 'name' | 'names'>, locale: string): string => names[locale] ?? name

/** A plan in the form of the contract. Without a translation it has the first language's name and an English or other description. */
export const presentPlan = (row: PlanRow, locale: string): Plan => ({
  id: row.id,
  code: row.code,
  name: planName(row, locale),
  description: row.description[locale] ?? row.description['en'] ?? Object.values(row.description)[0] ?? '',
  monthPrice: inMajor(row.month_price),
  yearPrice: inMajor(row.year_price),
  memberPercent: row.member_percent,
  freeShipping: row.free_shipping,
  pointsFactor: row.points_factor,
  trialDays: row.trial_days,
})
