/** The tiers of a challenge, lowest first. */
export const tiers = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]
export type TierAmounts = Record<Tier, number>

/** What a challenge counts: kilograms lifted, days with a workout, or repetitions. */
export const goals = ['volume', 'days', 'reps'] as const
export type Goal = (typeof goals)[number]

/** The highest tier reached with this total; null below the first. */
export const tierOf = (total: number, amounts: TierAmounts): Tier | null => tiers.findLast((tier) => total >= amounts[tier]) ?? null

/** The next tier to reach; the highest once all are reached. */
export const nextTier = (total: number, amounts: TierAmounts): Tier => tiers.find((tier) => total < amounts[tier]) ?? 'gold'
