/** One set as sums are made of it. */
export interface CountedSet {
  weight: number | null
  reps: number | null
  isWarmUp: boolean
}

export interface Sums {
  sets: number
  reps: number
  /** Weight × repetitions, in the unit of the weights. */
  volume: number
}

/** What a workout adds up to; warm-up sets don't count. */
export function sumsOf(sets: readonly CountedSet[]): Sums {
  const counted = sets.filter(({ isWarmUp }) => !isWarmUp)
  return {
    sets: counted.length,
    reps: counted.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volume: counted.reduce((sum, { weight, reps }) => sum + (weight ?? 0) * (reps ?? 0), 0),
  }
}

/** Beyond this many repetitions formulas for the one-rep maximum say little. */
export const oneRepMaxReps = 12

/**
 * What someone might lift once who lifted a weight so many times, in the unit of the weight: Epley's formula, weight × (1 + reps / 30). Null beyond 12
 * repetitions, and without a weight.
 */
export function oneRepMax(weight: number | null, reps: number | null): number | null {
  if (!weight || !reps || reps > oneRepMaxReps) return null
  return reps === 1 ? weight : Math.round(weight * (1 + reps / 30))
}
