import { limits } from '#contract/limits.ts'
import type { Routine } from '#contract/training/routines.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { numberOf } from '#web/features/training/weights.ts'

/** An exercise of a routine, as typed. */
export interface Target {
  key: string
  exercise: string
  name: string
  superset: number | null
  sets: string
  reps: string
}
export interface RoutineFields {
  name: string
  note: string
  targets: Target[]
}

const defaultSets = 3
export const emptyRoutine: RoutineFields = { name: '', note: '', targets: [] }

export const newTarget = (exercise: string, name: string, sets = defaultSets, reps: number | null = null): Target => ({
  key: crypto.randomUUID(),
  exercise,
  name,
  superset: null,
  sets: String(sets),
  reps: reps === null ? '' : String(reps),
})

export const formOfRoutine = ({ name, note, exercises }: Routine): RoutineFields => ({
  name,
  note,
  targets: exercises.map((one) => ({ ...newTarget(one.exercise, one.name, one.targetSets, one.targetReps), superset: one.superset })),
})

/** A routine made from a workout: as many sets as it had without warm-ups, with the first set's repetitions. */
export const formOfWorkout = ({ title, exercises }: Workout): RoutineFields => ({
  name: title,
  note: '',
  targets: exercises.map(({ exercise, name, superset, sets }) => {
    const done = sets.filter(({ isWarmUp }) => !isWarmUp)
    const count = Math.min(Math.max(done.length, 1), limits.training.routineSets)
    return { ...newTarget(exercise, name, count, done[0]?.reps ?? null), superset }
  }),
})

const isWhole = (value: number | null, max: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max

export interface InvalidFields {
  name: boolean
  none: boolean
  sets: ReadonlySet<string>
  reps: ReadonlySet<string>
}

/** Invalid fields, by the keys of their exercises; null if everything is valid. */
export function findInvalidFields({ name, targets }: RoutineFields): InvalidFields | null {
  const { routineSets, reps } = limits.training
  const wrong = {
    name: name.trim() === '',
    none: targets.length === 0,
    sets: new Set(targets.filter((one) => !isWhole(numberOf(one.sets), routineSets)).map(({ key }) => key)),
    reps: new Set(targets.filter((one) => one.reps.trim() !== '' && !isWhole(numberOf(one.reps), reps)).map(({ key }) => key)),
  }
  return wrong.name || wrong.none || wrong.sets.size > 0 || wrong.reps.size > 0 ? wrong : null
}

/** The request body for valid fields. */
export const routineInput = ({ name, note, targets }: RoutineFields) => ({
  name: name.trim(),
  note: note.trim(),
  exercises: targets.map(({ exercise, superset, sets, reps }) => ({
    exercise,
    superset,
    targetSets: numberOf(sets) ?? defaultSets,
    targetReps: numberOf(reps),
  })),
})
