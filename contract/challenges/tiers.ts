import type { Tracks } from '../training/exercise-kinds.ts'

/** The tiers of a challenge, lowest first. */
export const tiers = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]
export type TierAmounts = Record<Tier, number>

/** What a challenge counts: kilograms lifted, days with a workout, or repetitions; in one of an exercise, only of its sets. */
export const goals = ['volume', 'days', 'reps'] as const
export type Goal = (typeof goals)[number]

/** What can be counted of an exercise: an added weight isn't what a pull-up lifts, and planks have no repetitions. */
export function goalsOf({ tracks, isAssisted }: { tracks: Tracks; isAssisted: boolean }): readonly Goal[] {
  if (tracks === 'weight') return isAssisted ? ['days', 'reps'] : goals
  return tracks === 'reps' ? ['days', 'reps'] : ['days']
}

/** The highest tier reached with this total; null below the first. */
export const tierOf = (total: number, amounts: TierAmounts): Tier | null => tiers.findLast((tier) => total >= amounts[tier]) ?? null

/** The next tier to reach; the highest once all are reached. */
export const nextTier = (total: number, amounts: TierAmounts): Tier => tiers.find((tier) => total < amounts[tier]) ?? 'gold'
