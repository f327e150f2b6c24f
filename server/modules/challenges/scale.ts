import type { Goal } from '#contract/challenges/tiers.ts'

/** Weights are stored in grams, everything else as it is sent. */
export const scaleOf = (goal: Goal): number => (goal === 'volume' ? 1000 : 1)
