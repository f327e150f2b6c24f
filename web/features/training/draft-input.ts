import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import type { Tracks } from '#contract/training/exercise-kinds.ts'
import { withWholeSupersets } from '#contract/training/supersets.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import type { Draft, DraftExercise, DraftSet } from './draft.ts'
import { parseKilos, numberOf, parseSeconds } from './weights.ts'

export type Field = 'weight' | 'reps' | 'time' | 'distance'
/** The fields of a set, by what the exercise tracks. */
export const fieldsOf: Record<Tracks, readonly Field[]> = {
  weight: ['weight', 'reps'],
  reps: ['weight', 'reps'],
  time: ['time'],
  distance: ['distance', 'time'],
}
/** The field that a set can't be without. */
const needed: Record<Tracks, Field> = { weight: 'reps', reps: 'reps', time: 'time', distance: 'distance' }

type Input = ApiInput<'POST /workouts'>
type InputSet = Input['exercises'][number]['sets'][number]

const { kilograms, reps, seconds, metres, setVolume, workoutVolume } = limits.training
const isWhole = (value: number | null, max: number): boolean => value !== null && Number.isInteger(value) && value >= 1 && value <= max

/** The fields of a set that are invalid or missing. */
export function invalidFields(set: DraftSet, tracks: Tracks, unit: Unit): (Field | 'rpe')[] {
  const isGood: Record<Field, (typed: string) => boolean> = {
    weight: (typed) => (parseKilos(typed, unit) ?? Infinity) <= kilograms,
    reps: (typed) => isWhole(numberOf(typed), reps),
    time: (typed) => isWhole(parseSeconds(typed), seconds),
    distance: (typed) => isWhole(numberOf(typed), metres),
  }
  const wrong: (Field | 'rpe')[] = fieldsOf[tracks].filter((field) =>
    set[field].trim() === '' ? field === needed[tracks] : !isGood[field](set[field]),
  )
  if (
    wrong.length === 0 &&
    fieldsOf[tracks].includes('weight') &&
    (parseKilos(set.weight, unit) ?? 0) * (numberOf(set.reps) ?? 0) > setVolume
  )
    wrong.push('weight')
  const rpe = numberOf(set.rpe)
  if (set.rpe.trim() !== '' && (rpe === null || rpe < 1 || rpe > 10 || !Number.isInteger(rpe * 2))) wrong.push('rpe')
  return wrong
}

function inputSet(set: DraftSet, tracks: Tracks, unit: Unit): InputSet {
  const has = (field: Field) => fieldsOf[tracks].includes(field) && set[field].trim() !== ''
  return {
    weight: has('weight') ? parseKilos(set.weight, unit) : null,
    reps: has('reps') ? numberOf(set.reps) : null,
    seconds: has('time') ? parseSeconds(set.time) : null,
    distance: has('distance') ? numberOf(set.distance) : null,
    rpe: numberOf(set.rpe),
    isWarmUp: set.isWarmUp,
  }
}

/** The position of the first invalid set: the key of the exercise and the index of the set. */
export function firstInvalidSet({ exercises, unit }: Draft): { key: string; at: number } | null {
  for (const { key, sets, tracks } of exercises) {
    const at = sets.findIndex((set) => set.isDone && invalidFields(set, tracks, unit).length > 0)
    if (at >= 0) return { key, at }
  }
  return null
}

const doneOf = (exercise: DraftExercise): DraftSet[] => exercise.sets.filter(({ isDone }) => isDone)

/** How many sets are ticked, and how many aren't. */
export function countSets({ exercises }: Draft): { done: number; undone: number } {
  const all = exercises.reduce((sum, { sets }) => sum + sets.length, 0)
  const done = exercises.reduce((sum, one) => sum + doneOf(one).length, 0)
  return { done, undone: all - done }
}

/** The call's input for a draft, with its ticked sets only. */
export function workoutInput(draft: Draft, defaultTitle: string, duration: number | null): Input {
  const { title, note, startedAt, exercises, unit } = draft
  return {
    title: title.trim() || defaultTitle,
    note: note.trim(),
    startedAt,
    duration,
    exercises: withWholeSupersets(exercises.filter((one) => doneOf(one).length > 0)).map((one) => ({
      exercise: one.exercise,
      superset: one.superset,
      note: one.note.trim(),
      sets: doneOf(one).map((set) => inputSet(set, one.tracks, unit)),
    })),
  }
}

/** The volume of the ticked sets in kilograms: weight times repetitions, without warm-ups. */
export function volumeOf(draft: Draft): number {
  const lifted = draft.exercises.filter(({ exercise, name }) => !isAssisted(exercise, name))
  const sets = workoutInput({ ...draft, exercises: lifted }, '-', null).exercises.flatMap((one) => one.sets)
  return sets.reduce((sum, { weight, reps: times, isWarmUp }) => sum + (isWarmUp ? 0 : (weight ?? 0) * (times ?? 0)), 0)
}

/** Whether the volume exceeds what the log accepts for a workout. */
export const isTooMuch = (draft: Draft): boolean => volumeOf(draft) > workoutVolume
