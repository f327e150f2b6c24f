import type { PromotionRow } from './queries.ts'

/** How often each person may use a promotion; once if it's for first orders. Null for no limit. */
export const perPersonOf = ({ rule, uses_per_person }: Pick<PromotionRow, 'rule' | 'uses_per_person'>): number | null =>
  rule.firstOrder ? 1 : uses_per_person
/** Whether a promotion's uses are counted. */
export const isLimited = (row: Pick<PromotionRow, 'rule' | 'uses_per_person' | 'uses_max'>): boolean =>
  row.uses_max !== null || perPersonOf(row) !== null
