import type { MainLift } from '../lifts.ts'

/** What an exercise mostly trains; `other` where its owner didn't say. */
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

/** What is written down of each set: weight and repetitions, repetitions (with weight where some was added), a time, or a distance (with its time). */
export const tracks = ['weight', 'reps', 'time', 'distance'] as const
export type Tracks = (typeof tracks)[number]

/** An exercise of the library, which everyone has. */
export interface LibraryExercise {
  /** What workouts store; it never changes. */
  key: string
  en: string
  bn: string
  muscle: Muscle
  equipment: Equipment
  tracks: Tracks
  /** The lift of records that it is. */
  lift?: MainLift
  /** What else files call it, in lower case. */
  aliases: readonly string[]
}
