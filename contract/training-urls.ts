import { withQuery } from './urls.ts'

/**
 * Pages of the training log below its first one (`urls.training`). Separate from other URLs, so that only pages that need them load them.
 */
export const trainingUrls = {
  /** The workout in progress in this browser. */
  now: () => '/training/workout',
  workout: (id: string) => `/training/workouts/${id}`,
  editWorkout: (id: string) => `/training/workouts/${id}/edit`,
  /** Exporting and importing workouts. */
  files: () => '/training/files',
  /** The member's body measurements. */
  measurements: () => '/training/measurements',
  /** The member's progress photos. */
  photos: () => '/training/photos',
  exercises: () => '/training/exercises',
  exercise: (key: string) => `/training/exercises/${key}`,
  /** A routine, or the form for a new one. `workout`: the workout it's created from. */
  routine: (id: 'new' | (string & {}), workout?: string) =>
    withQuery(`/training/routines/${id}`, workout ? new URLSearchParams({ workout }) : undefined),
} as const

/** A shared routine: visible to everyone with the token. */
export const sharedRoutineUrl = (token: string): string => `/training/shared/${token}`
