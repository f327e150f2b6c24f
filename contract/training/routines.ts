import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, multiline, text, time, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { communityLimits } from '../rate-limits.ts'
import { exerciseKey } from './exercises.ts'
import { routineSharing } from './routines-sharing.ts'
import { supersetNumber, wholeSupersets } from './sets.ts'
import { hasWholeSupersets } from './supersets.ts'

const tag = 'Training'
const { title, note, exercises, routineSets, reps, routinesMax } = limits.training

/** `targetReps`: null if it's open, or the target is a time or distance. */
const target = {
  exercise: exerciseKey,
  targetSets: z.int().min(1).max(routineSets),
  targetReps: z.int().min(1).max(reps).nullable(),
}

export const routine = z
  .object({
    id,
    version: z.int(),
    name: z.string(),
    note: z.string(),
    updatedAt: time,
    sharing: z.enum(routineSharing),
    /** The token of its link; null while it isn't shared. */
    shareToken: z.string().nullable(),
    /** Moderators took it down: it can't be shared. */
    isRemoved: z.boolean(),
    exercises: z.array(z.object({ ...target, superset: z.int().nullable(), name: z.string() })),
  })
  .meta({ id: 'Routine' })
export type Routine = z.infer<typeof routine>

const routineFields = {
  name: text(1, title),
  note: multiline(0, note).default(''),
  exercises: z
    .array(z.strictObject({ ...target, superset: supersetNumber.nullable().default(null) }))
    .min(1)
    .max(exercises)
    .refine(hasWholeSupersets, wholeSupersets),
}

export const listRoutines = endpoint({
  id: 'listRoutines',
  route: 'GET /routines',
  tag,
  auth: 'customer',
  summary: `List the caller's own routines, at most ${routinesMax}, last changed first`,
  input: z.object({}),
  output: z.object({ items: z.array(routine) }),
  refusals: [],
})
export const createRoutine = endpoint({
  id: 'createRoutine',
  route: 'POST /routines',
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Create a routine: exercises with target sets and repetitions',
  input: z.object(routineFields),
  output: routine,
  rateLimits: communityLimits,
  refusals: ['TOO_MANY_ROUTINES'],
})
export const getRoutine = endpoint({
  id: 'getRoutine',
  route: 'GET /routines/:id',
  tag,
  auth: 'customer',
  summary: "Get the caller's own routine",
  input: z.object({ id }),
  output: routine,
  refusals: ['NOT_FOUND'],
})
export const changeRoutine = endpoint({
  id: 'changeRoutine',
  route: 'PUT /routines/:id',
  tag,
  auth: 'customer',
  summary: "Replace the caller's own routine, if it has not changed since it was read",
  input: z.object({ id, version: versionNumber, ...routineFields }),
  output: routine,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'ROUTINE_WAS_CHANGED', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteRoutine = endpoint({
  id: 'deleteRoutine',
  route: 'DELETE /routines/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own routine. Workouts done with it stay",
  input: z.object({ id }),
  output: messageOnly,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND'],
})
