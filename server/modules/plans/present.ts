import { major } from '#contract/currency.ts'
import type { Plan } from '#contract/plans.ts'
import type { PlanRow } from './queries.ts'

const inMajor = (price: number | null): number | null => (price === null ? null : major(price))

/** What a plan is called in a language. */
export const planName = ({ name, names }: Pick<PlanRow, 'name' | 'names'>, locale: string): string => names[locale] ?? name

/** A plan as the contract tells it, in this language, else as it's called in the shop's first and described in English. */
export const presentPlan = (row: PlanRow, locale: string): Plan => ({
  id: row.id,
  code: row.code,
  name: planName(row, locale),
  description: row.description[locale] ?? row.description['en'] ?? '',
  monthPrice: inMajor(row.month_price),
  yearPrice: inMajor(row.year_price),
  memberPercent: row.member_percent,
  freeShipping: row.free_shipping,
  pointsFactor: row.points_factor,
})
