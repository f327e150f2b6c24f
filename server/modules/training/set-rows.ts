import type { WorkoutSet } from '#contract/training/sets.ts'
import { oneRepMax } from '#contract/training/measures.ts'

const gramsPerKilo = 1000
const tenths = 10

/** A stored set: weight in grams, RPE in tenths. */
export interface SetRow {
  weight: number | null
  reps: number | null
  seconds: number | null
  distance: number | null
  rpe: number | null
  is_warm_up: boolean
}

export const setRow = ({ weight, rpe, reps, seconds, distance, isWarmUp }: WorkoutSet): SetRow => ({
  weight: weight === null ? null : Math.round(weight * gramsPerKilo),
  reps,
  seconds,
  distance,
  rpe: rpe === null ? null : Math.round(rpe * tenths),
  is_warm_up: isWarmUp,
})

export const presentSet = ({ weight, rpe, reps, seconds, distance, is_warm_up }: SetRow): WorkoutSet => ({
  weight: kilos(weight),
  reps,
  seconds,
  distance,
  rpe: rpe === null ? null : rpe / tenths,
  isWarmUp: is_warm_up,
})

/** Converts grams to kilograms. */
export const kilos = <T extends number | null>(grams: T): T => (grams === null ? null : grams / gramsPerKilo) as T

/** SQL for the sets of a row of workout_exercises (with this alias), as a JSON array in order. */
export const setsOf = (exercise: string): string => `
  (select coalesce(json_agg(json_build_object('weight', s.weight, 'reps', s.reps, 'seconds', s.seconds, 'distance', s.distance,
    'rpe', s.rpe, 'is_warm_up', s.is_warm_up) order by s.position), '[]')
  from workout_sets s where s.workout_id = ${exercise}.workout_id and s.exercise_position = ${exercise}.position)`

/** The bests among an exercise's sets without warm-ups, each on its own; null without one. */
export function bestsOf(rows: readonly SetRow[]): { heaviest: number | null; most_reps: number | null; one_rep_max: number | null } {
  const sets = rows.filter(({ is_warm_up: isWarmUp }) => !isWarmUp)
  return {
    heaviest: most(sets.map(({ weight, reps }) => (reps === null ? null : weight))),
    most_reps: most(sets.map(({ reps }) => reps)),
    one_rep_max: most(sets.map(({ weight, reps }) => oneRepMax(weight, reps))),
  }
}

function most(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}
