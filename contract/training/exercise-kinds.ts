import type { MainLift } from '../lifts.ts'

/** The muscle an exercise mostly trains; `other` if its owner didn't specify one. */
export const muscles = [
  'legs',
  'glutes',
  'hamstrings',
  'calves',
  'back',
  'chest',
  'shoulders',
  'biceps',
  'triceps',
  'core',
  'full-body',
  'cardio',
  'other',
] as const
export type Muscle = (typeof muscles)[number]

export const equipment = ['barbell', 'dumbbell', 'kettlebell', 'machine', 'cable', 'band', 'bodyweight', 'other'] as const
export type Equipment = (typeof equipment)[number]

/** What is recorded for each set: weight and repetitions, repetitions (with any added weight), a time, or a distance (with its time). */
export const tracks = ['weight', 'reps', 'time', 'distance'] as const
export type Tracks = (typeof tracks)[number]

/** An exercise of the library, which everyone has. */
export interface LibraryExercise {
  /** The key that workouts store; it never changes. */
  key: string
  en: string
  bn: string
  muscle: Muscle
  equipment: Equipment
  tracks: Tracks
  /** The corresponding lift in records. */
  lift?: MainLift
  /** Names in other apps' files, in lower case. */
  aliases: readonly string[]
}
