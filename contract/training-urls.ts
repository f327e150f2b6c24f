import { withQuery } from './urls.ts'

/** The pages of the training log below its first (`urls.training`). Apart from the others, so that pages that lead to none of them don't carry them. */
export const trainingUrls = {
  /** The workout that is under way in this browser. */
  now: () => '/training/workout',
  workout: (id: string) => `/training/workouts/${id}`,
  editWorkout: (id: string) => `/training/workouts/${id}/edit`,
  /** Where workouts are exported and imported. */
  files: () => '/training/files',
  /** What the member measures of their body. */
  measurements: () => '/training/measurements',
  exercises: () => '/training/exercises',
  exercise: (key: string) => `/training/exercises/${key}`,
  /** A routine, or the form for a new one. `workout`: made from it. */
  routine: (id: 'new' | (string & {}), workout?: string) =>
    withQuery(`/training/routines/${id}`, workout ? new URLSearchParams({ workout }) : undefined),
} as const

/** A routine that its owner shares: whoever has the token sees it. */
export const sharedRoutineUrl = (token: string): string => `/training/shared/${token}`
