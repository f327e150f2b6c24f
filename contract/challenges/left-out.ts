import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, text } from '../fields.ts'
import { handle } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { challengeLimits } from './limits.ts'

/** A workout as seen by those who manage a challenge: only what it adds. */
export const countedWorkout = z
  .object({
    id,
    performedOn: day,
    amount: z.number(),
    /** Why it doesn't count; null if it does. */
    leftOut: z.string().nullable(),
  })
  .meta({ id: 'CountedWorkout' })
export type CountedWorkout = z.infer<typeof countedWorkout>

const tag = 'Challenges'
const participantInput = z.object({ id, handle })
const workoutInput = z.object({ id, workoutId: id })
const list = {
  summary: `List the workouts of a participant by what each adds to the challenge, largest first, at most ${challengeLimits.workoutsShown}; for its organizers`,
  output: z.object({ items: z.array(countedWorkout) }),
}
const leaveOut = {
  summary: 'Leave a workout out of a challenge, until results are final; its member sees why',
  input: workoutInput.extend({ reason: text(1, challengeLimits.reason) }),
  output: countedWorkout,
}
const countAgain = { summary: 'Count a workout again that was left out of a challenge', output: countedWorkout }
const refusals = ['NOT_FOUND', 'CHALLENGE_IS_OVER'] as const
const member = { tag, auth: 'customer' } as const
const memberRefusals = [...refusals, 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'] as const
const staff = { tag: 'Challenges (staff)', auth: { staff: 'content:write' } } as const

export const listCountedWorkouts = endpoint({
  id: 'listCountedWorkouts',
  route: 'GET /challenges/:id/participants/:handle/workouts',
  ...member,
  ...list,
  input: participantInput,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const leaveOutWorkout = endpoint({
  id: 'leaveOutWorkout',
  route: 'PUT /challenges/:id/left-out/:workoutId',
  ...member,
  ...leaveOut,
  rateLimits: communityLimits,
  refusals: memberRefusals,
})
export const countWorkoutAgain = endpoint({
  id: 'countWorkoutAgain',
  route: 'DELETE /challenges/:id/left-out/:workoutId',
  ...member,
  ...countAgain,
  input: workoutInput,
  rateLimits: communityLimits,
  refusals: memberRefusals,
})
export const listStaffCountedWorkouts = endpoint({
  id: 'listStaffCountedWorkouts',
  route: 'GET /admin/challenges/:id/participants/:handle/workouts',
  ...staff,
  ...list,
  input: participantInput,
  refusals: ['NOT_FOUND'],
})
export const leaveOutStaffWorkout = endpoint({
  id: 'leaveOutStaffWorkout',
  route: 'PUT /admin/challenges/:id/left-out/:workoutId',
  ...staff,
  ...leaveOut,
  refusals,
})
export const countStaffWorkoutAgain = endpoint({
  id: 'countStaffWorkoutAgain',
  route: 'DELETE /admin/challenges/:id/left-out/:workoutId',
  ...staff,
  ...countAgain,
  input: workoutInput,
  refusals,
})
