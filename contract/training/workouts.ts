import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, text, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { communityLimits } from '../rate-limits.ts'
import { isAssisted } from './assisted.ts'
import { exerciseKey } from './exercises.ts'
import { type CountedSet, sumsOf } from './measures.ts'
import { localTime, sentSet, supersetNumber, wholeSupersets, workoutSet } from './sets.ts'
import { hasWholeSupersets } from './supersets.ts'

const tag = 'Training'
const { title, note, exercises, sets, seconds, workoutVolume } = limits.training

export const workoutExercise = z
  .object({ exercise: exerciseKey, name: z.string(), superset: z.int().nullable(), note: z.string(), sets: z.array(workoutSet) })
  .meta({ id: 'WorkoutExercise' })
export type WorkoutExercise = z.infer<typeof workoutExercise>

/** A set that beats the member's record of its lift, or the first set of a main lift. `best`: the current record. In kilograms. */
export const recordOffer = z
  .object({ lift: z.string(), weight: z.number(), reps: z.int(), best: z.number().nullable() })
  .meta({ id: 'RecordOffer' })
export type RecordOffer = z.infer<typeof recordOffer>

const known = {
  id,
  title: z.string(),
  startedAt: localTime,
  duration: z.int().nullable(),
  setCount: z.int(),
  repCount: z.int(),
  volume: z.number(),
}
export const workout = z
  .object({ ...known, version: z.int(), note: z.string(), exercises: z.array(workoutExercise), recordOffers: z.array(recordOffer) })
  .meta({ id: 'Workout' })
export type Workout = z.infer<typeof workout>
export const workoutSummary = z
  .object({
    ...known,
    exercises: z.array(z.object({ exercise: exerciseKey, name: z.string(), superset: z.int().nullable(), setCount: z.int() })),
  })
  .meta({ id: 'WorkoutSummary' })
export type WorkoutSummary = z.infer<typeof workoutSummary>

/** The volume of a sent workout in kilograms; only the library's exercises are known to be assisted. */
const volumeOf = (list: readonly { exercise: string; sets: readonly CountedSet[] }[]): number =>
  sumsOf(list.filter(({ exercise }) => !isAssisted(exercise, '')).flatMap((one) => one.sets)).volume

const workoutFields = {
  title: text(1, title),
  note: multiline(0, note).default(''),
  startedAt: localTime,
  duration: z.int().min(1).max(seconds).nullable().default(null),
  exercises: z
    .array(
      z.strictObject({
        exercise: exerciseKey,
        superset: supersetNumber.nullable().default(null),
        note: multiline(0, note).default(''),
        sets: z.array(sentSet).min(1).max(sets),
      }),
    )
    .min(1)
    .max(exercises)
    .refine((list) => list.reduce((sum, one) => sum + one.sets.length, 0) <= sets, `has more than ${sets} sets`)
    .refine(hasWholeSupersets, wholeSupersets)
    .refine((list) => volumeOf(list) <= workoutVolume, `comes to more than ${workoutVolume} kg`),
}

/** The totals of a month's workouts. */
export const trainingMonth = z
  .object({ month: z.string(), workoutCount: z.int(), setCount: z.int(), volume: z.number(), duration: z.int() })
  .meta({ id: 'TrainingMonth' })
export type TrainingMonth = z.infer<typeof trainingMonth>

export const createWorkout = endpoint({
  id: 'createWorkout',
  route: 'POST /workouts',
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Log a workout that is done',
  idempotent: true,
  input: z.object(workoutFields),
  output: workout,
  rateLimits: communityLimits,
  refusals: ['TOO_MANY_WORKOUTS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const listWorkouts = endpoint({
  id: 'listWorkouts',
  route: 'GET /workouts',
  tag,
  auth: 'customer',
  summary: "List the caller's own workouts, newest first, with the sums of their months",
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(workoutSummary), months: z.array(trainingMonth), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getWorkout = endpoint({
  id: 'getWorkout',
  route: 'GET /workouts/:id',
  tag,
  auth: 'customer',
  summary: "Get the caller's own workout with its sets, and which of them could be a record",
  input: z.object({ id }),
  output: workout,
  refusals: ['NOT_FOUND'],
})
export const changeWorkout = endpoint({
  id: 'changeWorkout',
  route: 'PUT /workouts/:id',
  tag,
  auth: 'customer',
  summary: "Replace the caller's own workout, if it has not changed since it was read",
  input: z.object({ id, version: versionNumber, ...workoutFields }),
  output: workout,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND', 'WORKOUT_WAS_CHANGED', 'TOO_MANY_WORKOUTS'],
})
export const deleteWorkout = endpoint({
  id: 'deleteWorkout',
  route: 'DELETE /workouts/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own workout. Records made from it stay",
  input: z.object({ id }),
  output: messageOnly,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND'],
})
