/** The parts of a set that sums need. */
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

/** The totals of a workout; warm-up sets don't count. */
export function sumsOf(sets: readonly CountedSet[]): Sums {
  const counted = sets.filter(({ isWarmUp }) => !isWarmUp)
  return {
    sets: counted.length,
    reps: counted.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volume: counted.reduce((sum, { weight, reps }) => sum + (weight ?? 0) * (reps ?? 0), 0),
  }
}

/** With more repetitions, formulas for the one-rep maximum are unreliable. */
export const oneRepMaxReps = 12

/**
 * The estimated one-rep maximum of someone who lifted this weight this often, in the unit of the weight: Epley's formula, weight × (1 +
 * reps / 30). Null beyond 12 repetitions, and without a weight.
 */
export function oneRepMax(weight: number | null, reps: number | null): number | null {
  if (!weight || !reps || reps > oneRepMaxReps) return null
  return reps === 1 ? weight : Math.round(weight * (1 + reps / 30))
}
