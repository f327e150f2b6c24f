import type { Goal } from '#contract/challenges/tiers.ts'

/** The number of stored units per unit of the API. Weights are stored in grams, everything else as sent. */
export const scaleOf = (goal: Goal): number => (goal === 'volume' ? 1000 : 1)
