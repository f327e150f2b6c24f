import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { limits } from '../limits.ts'
import { handle, person } from '../people.ts'
import { communityLimits } from '../rate-limits.ts'
import { routineSharing } from './routines-sharing.ts'
import { routine } from './routines.ts'

const tag = 'Training'
/** The token of a routine's link. */
export const routineToken = z.string().regex(/^[\w-]{1,60}$/)

/** A routine as shown to others. */
export const sharedRoutine = z
  .object({
    token: z.string(),
    name: z.string(),
    note: z.string(),
    owner: person,
    isOwn: z.boolean(),
    exercises: z.array(z.object({ name: z.string(), superset: z.int().nullable(), targetSets: z.int(), targetReps: z.int().nullable() })),
  })
  .meta({ id: 'SharedRoutine' })
export type SharedRoutine = z.infer<typeof sharedRoutine>

export const shareRoutine = endpoint({
  id: 'shareRoutine',
  route: 'PUT /routines/:id/sharing',
  tag,
  auth: 'customer',
  summary:
    "Share the caller's own routine with anyone who has its link, or also on their profile; `none` ends it, and its link stops working for good. A routine that moderators took down can't be shared",
  input: z.object({ id, sharing: z.enum(routineSharing) }),
  output: routine,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const getSharedRoutine = endpoint({
  id: 'getSharedRoutine',
  route: 'GET /shared-routines/:token',
  tag,
  auth: 'guest',
  summary: 'Get a routine by the token of its link',
  input: z.object({ token: routineToken }),
  output: sharedRoutine,
  refusals: ['NOT_FOUND'],
})
export const copySharedRoutine = endpoint({
  id: 'copySharedRoutine',
  route: 'POST /shared-routines/:token/copies',
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: "Copy a shared routine to the caller's own; its owner's custom exercises are copied, too",
  input: z.object({ token: routineToken }),
  output: routine,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'TOO_MANY_ROUTINES', 'TOO_MANY_EXERCISES', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const listPersonRoutines = endpoint({
  id: 'listPersonRoutines',
  route: 'GET /people/:handle/routines',
  tag,
  auth: 'guest',
  summary: `List the routines that a person shares on their profile, at most ${limits.training.routinesMax}, last changed first; empty if the profile is hidden from the caller`,
  input: z.object({ handle }),
  output: z.object({ items: z.array(sharedRoutine) }),
  refusals: ['NOT_FOUND'],
})
