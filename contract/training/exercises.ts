import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, day, id, limit, messageOnly, queryList, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { mainLifts } from '../lifts.ts'
import { communityLimits } from '../rate-limits.ts'
import { equipment, muscles, tracks } from './exercise-kinds.ts'
import { localTime, workoutSet } from './sets.ts'

const tag = 'Training'

/** The key of a library exercise, or the id of a custom one. */
export const exerciseKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const ownExercise = z
  .object({
    id,
    name: z.string(),
    muscle: z.enum(muscles),
    equipment: z.enum(equipment),
    tracks: z.enum(tracks),
  })
  .meta({ id: 'OwnExercise' })
export type OwnExercise = z.infer<typeof ownExercise>

export const libraryExercise = z
  .object({
    key: exerciseKey,
    name: z.string(),
    muscle: z.enum(muscles),
    equipment: z.enum(equipment),
    tracks: z.enum(tracks),
    lift: z.enum(mainLifts).nullable(),
  })
  .meta({ id: 'LibraryExercise' })

/** A set that is the best of its exercise in some way, with its workout. */
export const bestSet = z
  .object({ workoutId: id, performedOn: day, weight: z.number().nullable(), reps: z.int().nullable(), oneRepMax: z.number().nullable() })
  .meta({ id: 'BestSet' })
export type BestSet = z.infer<typeof bestSet>

export const exerciseSession = z
  .object({ workoutId: id, title: z.string(), startedAt: localTime, note: z.string(), sets: z.array(workoutSet) })
  .meta({ id: 'ExerciseSession' })
export type ExerciseSession = z.infer<typeof exerciseSession>

/** A point in an exercise's chart: the best of one workout. */
export const exercisePoint = z
  .object({ workoutId: id, performedOn: day, weight: z.number().nullable(), reps: z.int().nullable(), oneRepMax: z.number().nullable() })
  .meta({ id: 'ExercisePoint' })
export type ExercisePoint = z.infer<typeof exercisePoint>

const exerciseFields = {
  name: text(1, limits.training.exerciseName),
  muscle: z.enum(muscles).default('other'),
  equipment: z.enum(equipment).default('other'),
  tracks: z.enum(tracks).default('weight'),
}

export const listLibraryExercises = endpoint({
  id: 'listLibraryExercises',
  route: 'GET /exercises',
  tag,
  auth: 'public',
  summary: 'List the exercises that everyone has, with their names in the language of the request',
  input: z.object({}),
  output: z.object({ items: z.array(libraryExercise) }),
  refusals: [],
})
export const listOwnExercises = endpoint({
  id: 'listOwnExercises',
  route: 'GET /own-exercises',
  tag,
  auth: 'customer',
  summary: "List the caller's custom exercises, by name",
  input: z.object({}),
  output: z.object({ items: z.array(ownExercise) }),
  refusals: [],
})
export const createExercise = endpoint({
  id: 'createExercise',
  route: 'POST /own-exercises',
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Create a custom exercise; one with the same name is returned as it is, and names of the library are refused',
  input: z.object(exerciseFields),
  output: ownExercise,
  rateLimits: communityLimits,
  refusals: ['TOO_MANY_EXERCISES', 'EXERCISE_IS_IN_LIBRARY'],
})
export const changeExercise = endpoint({
  id: 'changeExercise',
  route: 'PATCH /own-exercises/:id',
  tag,
  auth: 'customer',
  summary: 'Rename a custom exercise, or change what it trains',
  input: z.object({ id, name: exerciseFields.name, muscle: z.enum(muscles), equipment: z.enum(equipment) }),
  output: ownExercise,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'EXERCISE_NAME_IS_TAKEN', 'EXERCISE_IS_IN_LIBRARY', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteExercise = endpoint({
  id: 'deleteExercise',
  route: 'DELETE /own-exercises/:id',
  tag,
  auth: 'customer',
  summary: 'Delete a custom exercise that no workout or routine uses',
  input: z.object({ id }),
  output: messageOnly,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'EXERCISE_IS_USED'],
})
export const getExerciseProgress = endpoint({
  id: 'getExerciseProgress',
  route: 'GET /exercises/:exercise/progress',
  tag,
  auth: 'customer',
  summary: `Get the caller's best sets of an exercise, and the best of each of the last ${limits.training.chartPoints} workouts that had it`,
  input: z.object({ exercise: exerciseKey }),
  output: z.object({
    heaviest: bestSet.nullable(),
    mostReps: bestSet.nullable(),
    /** By estimated one-rep maximum (Epley's formula). */
    strongest: bestSet.nullable(),
    points: z.array(exercisePoint),
  }),
  refusals: ['NOT_FOUND'],
})
export const listExerciseSessions = endpoint({
  id: 'listExerciseSessions',
  route: 'GET /exercises/:exercise/sessions',
  tag,
  auth: 'customer',
  summary: "List the caller's sets of an exercise by workout, newest first",
  input: z.object({ exercise: exerciseKey, limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(exerciseSession), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const listPreviousSets = endpoint({
  id: 'listPreviousSets',
  route: 'GET /previous-sets',
  tag,
  auth: 'customer',
  summary: 'List the sets of the last workout that had each of these exercises; those never trained are left out',
  input: z.object({ exercise: queryList(exerciseKey) }),
  output: z.object({ items: z.array(z.object({ exercise: exerciseKey, startedAt: localTime, sets: z.array(workoutSet) })) }),
  refusals: [],
})
