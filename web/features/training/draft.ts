import { localTime } from '#web/lib/local-time.ts'
import type { Routine } from '#contract/training/routines.ts'
import type { WorkoutSet } from '#contract/training/sets.ts'
import type { Workout } from '#contract/training/workouts.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { draftEntry, readLocalEntry, removeLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { type Attempt, newAttempt } from '#web/lib/attempt.ts'
import type { ExerciseInfo } from './exercise-info.ts'
import { formatSeconds, toWeightUnit } from './weights.ts'

/** A set as the text of its fields. */
export interface DraftSet {
  weight: string
  reps: string
  time: string
  distance: string
  rpe: string
  isWarmUp: boolean
  isDone: boolean
}
export interface DraftExercise extends ExerciseInfo {
  /** Identifies the exercise's entry in the draft, since an exercise may be in it twice. */
  key: string
  superset: number | null
  note: string
  sets: DraftSet[]
  /** The repetitions a routine plans for each set. */
  targetReps: number | null
}
/** A workout that is in progress or being edited. */
export interface Draft {
  title: string
  note: string
  /** In local time: "2026-11-28T19:05". */
  startedAt: string
  beganAt: number
  unit: Unit
  exercises: DraftExercise[]
  showsRpe: boolean
  /** When the current rest ends; null while there is none. */
  restUntil: number | null
  /** The set that the rest follows. Drafts of before have none. */
  restAfter?: { key: string; at: number }
  /** In seconds, fixed with the first attempt to send it; null before. */
  duration: number | null
  attempt: Attempt
}

export const emptySet: DraftSet = { weight: '', reps: '', time: '', distance: '', rpe: '', isWarmUp: false, isDone: false }

export const newDraft = (title: string, unit: Unit, now: number): Draft => ({
  title,
  note: '',
  startedAt: localTime(now),
  beganAt: now,
  unit,
  exercises: [],
  showsRpe: false,
  restUntil: null,
  duration: null,
  attempt: newAttempt(),
})

export const newExercise = (info: ExerciseInfo, sets: DraftSet[] = [emptySet], targetReps: number | null = null): DraftExercise => ({
  ...info,
  key: crypto.randomUUID(),
  superset: null,
  note: '',
  sets,
  targetReps,
})

type InfoOf = (exercise: string, name: string) => ExerciseInfo

/** The draft of a workout that follows a routine. */
export const draftOfRoutine = ({ name, exercises }: Routine, unit: Unit, now: number, infoOf: InfoOf): Draft => ({
  ...newDraft(name, unit, now),
  exercises: exercises.map(({ exercise, name: known, superset, targetSets, targetReps }) => ({
    ...newExercise(
      infoOf(exercise, known),
      Array.from({ length: targetSets }, () => emptySet),
      targetReps,
    ),
    superset,
  })),
})

/** The draft of a logged workout, to edit it. With `isDone: false`, to repeat it. */
export const draftOfWorkout = (workout: Workout, unit: Unit, isDone: boolean, infoOf: InfoOf): Draft => ({
  ...newDraft(workout.title, unit, Date.now()),
  note: workout.note,
  startedAt: workout.startedAt,
  showsRpe: isDone && workout.exercises.some(({ sets }) => sets.some(({ rpe }) => rpe !== null)),
  exercises: workout.exercises.map(({ exercise, name, superset, note, sets }) => ({
    ...newExercise(
      infoOf(exercise, name),
      sets.map((set) => (isDone ? typedSet(set, unit) : { ...emptySet, isWarmUp: set.isWarmUp })),
    ),
    superset,
    note: isDone ? note : '',
  })),
})

/** A set as it would have been typed. */
export const typedSet = ({ weight, reps, seconds, distance, rpe, isWarmUp }: WorkoutSet, unit: Unit): DraftSet => ({
  weight: weight === null ? '' : String(toWeightUnit(weight, unit)),
  reps: reps === null ? '' : String(reps),
  time: seconds === null ? '' : formatSeconds(seconds),
  distance: distance === null ? '' : String(distance),
  rpe: rpe === null ? '' : String(rpe),
  isWarmUp,
  isDone: true,
})

/** The local storage entry of the workout in progress. */
export const workoutEntry = draftEntry('workout')

/** This person's workout in progress in this browser; null if there is none, or the entry is damaged. */
export function loadDraft(by: string): Draft | null {
  const stored = readLocalEntry(workoutEntry) as (Draft & { by: string }) | null
  if (
    stored === null ||
    stored.by !== by ||
    !Array.isArray(stored.exercises) ||
    typeof (stored.attempt as Partial<Attempt> | undefined)?.key !== 'string'
  )
    return null
  if (!stored.exercises.every(({ key, exercise, sets }) => key && exercise && Array.isArray(sets))) return null
  // A draft from before there were supersets has none.
  return { ...stored, exercises: stored.exercises.map((one) => ({ ...one, superset: one.superset ?? null })) }
}

/** Stores a draft; null removes it. */
export function saveDraft(by: string, draft: Draft | null): void {
  if (draft) writeLocalEntry(workoutEntry, { ...draft, by })
  else removeLocalEntry(workoutEntry)
}
