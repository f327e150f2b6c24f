import type { PromotionRow } from './queries.ts'

/** How often each person may use it; a first order is one. Null for any number. */
export const perPersonOf = ({ rule, uses_per_person }: Pick<PromotionRow, 'rule' | 'uses_per_person'>): number | null =>
  rule.firstOrder ? 1 : uses_per_person
/** Whether its uses are counted. */
export const isLimited = (row: Pick<PromotionRow, 'rule' | 'uses_per_person' | 'uses_max'>): boolean =>
  row.uses_max !== null || perPersonOf(row) !== null
