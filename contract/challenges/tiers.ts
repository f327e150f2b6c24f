import type { Tracks } from '../training/exercise-kinds.ts'

/** The tiers of a challenge, lowest first. */
export const tiers = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]
export type TierAmounts = Record<Tier, number>

/** What a challenge counts: kilograms lifted, days with a workout, or repetitions; in a challenge of one exercise, only in its sets. */
export const goals = ['volume', 'days', 'reps'] as const
export type Goal = (typeof goals)[number]

/** The goals that an exercise can have. The added weight of a pull-up isn't all that is lifted, and planks have no repetitions. */
export function goalsOf({ tracks, isAssisted }: { tracks: Tracks; isAssisted: boolean }): readonly Goal[] {
  if (tracks === 'weight') return isAssisted ? ['days', 'reps'] : goals
  return tracks === 'reps' ? ['days', 'reps'] : ['days']
}

/** The highest tier reached with this total; null below the first. */
export const tierOf = (total: number, amounts: TierAmounts): Tier | null => tiers.findLast((tier) => total >= amounts[tier]) ?? null

/** The next tier to reach; the highest once all are reached. */
export const nextTier = (total: number, amounts: TierAmounts): Tier => tiers.find((tier) => total < amounts[tier]) ?? 'gold'
