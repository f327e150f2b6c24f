import type { ApiInput } from '#contract/api.ts'
import type { TestApp } from './app.ts'
import { newKey } from './builders.ts'
import type { Member } from './community.ts'

export type Workout = ApiInput<'POST /workouts'>

/** A warm-up set and two working sets. */
export const squats = [
  { weight: 60, reps: 5, isWarmUp: true },
  { weight: 100, reps: 5, rpe: 8 },
  { weight: 102.5, reps: 3, rpe: 9.5 },
]

/** A workout of an hour with three sets of squats, with some fields replaced. */
export const workout = (over: Partial<Workout> = {}): Workout => ({
  title: 'Lower body',
  startedAt: '2026-02-03T18:30',
  duration: 3600,
  exercises: [{ exercise: 'back-squat', sets: squats }],
  ...over,
})

/** Logs such a workout as this member. */
export const logWorkout = (app: TestApp, by: Member, over: Partial<Workout> = {}, idempotencyKey = newKey()) =>
  app.call('POST /workouts', workout(over), { token: by.token, idempotencyKey })
