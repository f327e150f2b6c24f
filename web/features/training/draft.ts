import { localTime } from '#web/lib/local-time.ts'
import type { Routine } from '#contract/training/routines.ts'
import type { WorkoutSet } from '#contract/training/sets.ts'
import type { Workout } from '#contract/training/workouts.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { draftEntry, readLocalEntry, removeLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { type Attempt, newAttempt } from './attempt.ts'
import type { ExerciseInfo } from './exercise-info.ts'
import { clockOf, weightIn } from './weights.ts'

/** A set as it's typed. */
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
  /** Of this place in the draft: an exercise may be in it twice. */
  key: string
  note: string
  sets: DraftSet[]
  /** What a routine aims at in each set. */
  targetReps: number | null
}
/** A workout that is under way or edited. */
export interface Draft {
  title: string
  note: string
  /** Local: "2026-11-28T19:05". */
  startedAt: string
  beganAt: number
  unit: Unit
  exercises: DraftExercise[]
  showsRpe: boolean
  /** Until when the member rests; null while they don't. */
  restUntil: number | null
  /** In seconds, as it was when it was sent first; null before. */
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
  note: '',
  sets,
  targetReps,
})

type InfoOf = (exercise: string, name: string) => ExerciseInfo

/** What a routine means to be done. */
export const draftOfRoutine = ({ name, exercises }: Routine, unit: Unit, now: number, infoOf: InfoOf): Draft => ({
  ...newDraft(name, unit, now),
  exercises: exercises.map(({ exercise, name: known, targetSets, targetReps }) =>
    newExercise(
      infoOf(exercise, known),
      Array.from({ length: targetSets }, () => emptySet),
      targetReps,
    ),
  ),
})

/** A workout as it was done, to be edited; `isDone: false`: to be done again. */
export const draftOfWorkout = (workout: Workout, unit: Unit, isDone: boolean, infoOf: InfoOf): Draft => ({
  ...newDraft(workout.title, unit, Date.now()),
  note: workout.note,
  startedAt: workout.startedAt,
  showsRpe: isDone && workout.exercises.some(({ sets }) => sets.some(({ rpe }) => rpe !== null)),
  exercises: workout.exercises.map(({ exercise, name, note, sets }) => ({
    ...newExercise(
      infoOf(exercise, name),
      sets.map((set) => (isDone ? typedSet(set, unit) : { ...emptySet, isWarmUp: set.isWarmUp })),
    ),
    note: isDone ? note : '',
  })),
})

/** A set as it would have been typed. */
export const typedSet = ({ weight, reps, seconds, distance, rpe, isWarmUp }: WorkoutSet, unit: Unit): DraftSet => ({
  weight: weight === null ? '' : String(weightIn(weight, unit)),
  reps: reps === null ? '' : String(reps),
  time: seconds === null ? '' : clockOf(seconds),
  distance: distance === null ? '' : String(distance),
  rpe: rpe === null ? '' : String(rpe),
  isWarmUp,
  isDone: true,
})

/** The entry of the workout that is under way. */
export const workoutEntry = draftEntry('workout')

/** The workout that this person began in this browser; null where there is none, or its entry isn't whole. */
export function loadDraft(by: string): Draft | null {
  const stored = readLocalEntry(workoutEntry) as (Draft & { by: string }) | null
  if (
    stored === null ||
    stored.by !== by ||
    !Array.isArray(stored.exercises) ||
    typeof (stored.attempt as Partial<Attempt> | undefined)?.key !== 'string'
  )
    return null
  return stored.exercises.every(({ key, exercise, sets }) => key && exercise && Array.isArray(sets)) ? stored : null
}

/** Null removes it. */
export function saveDraft(by: string, draft: Draft | null): void {
  if (draft) writeLocalEntry(workoutEntry, { ...draft, by })
  else removeLocalEntry(workoutEntry)
}
