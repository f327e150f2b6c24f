import { major } from '#contract/currency.ts'
import type { Plan } from '#contract/plans.ts'
import type { Period, PlanRow } from './queries.ts'

const inMajor = (price: number | null): number | null => (price === null ? null : major(price))

/** What a plan costs for a period, in minor units; null where it isn't sold so. */
export const priceOf = (plan: Pick<PlanRow, 'month_price' | 'year_price'>, period: Period): number | null =>
  period === 'month' ? plan.month_price : plan.year_price

/** What a plan is called in a language. */
export const planName = ({ name, names }: Pick<PlanRow, 'name' | 'names'>, locale: string): string => names[locale] ?? name

/** A plan as the contract tells it, in this language, else as it's called in the shop's first and described in English, or in what there is. */
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
