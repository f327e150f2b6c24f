import type { ParsedOf } from '#contract/endpoint.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { type Sums, sumsOf } from '#contract/training/measures.ts'
import type { createWorkout } from '#contract/training/workouts.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { addTraining } from '#server/modules/training-days/training-days.ts'
import { splitTime } from './local-time.ts'
import { exerciseNames, type NameOf } from './names.ts'
import { bestsOf, type SetRow, setRow } from './set-rows.ts'
import * as queries from './workout-queries.ts'

export type NewWorkout = ParsedOf<typeof createWorkout>

interface Change {
  id: string
  user: string
  now: Date
}

const nothing: Sums = { sets: 0, reps: 0, volume: 0 }

const countedOf = (rows: readonly SetRow[]): Sums => sumsOf(rows.map((row) => ({ ...row, isWarmUp: row.is_warm_up })))

/** The names tell which exercises are assisted. */
const namesIn = (tx: Tx, user: string, workouts: readonly NewWorkout[]): Promise<NameOf> =>
  exerciseNames(tx, user, [...new Set(workouts.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)))], 'en')

/** The rows of a workout and its totals. */
function rowsOf({ title, note, startedAt, duration, exercises }: NewWorkout, nameOf: NameOf, { id, user, now }: Change) {
  const time = splitTime(startedAt)
  const sets = exercises.map((one) => one.sets.map(setRow))
  const lifted = exercises.map(({ exercise }, at) =>
    isAssisted(exercise, nameOf(exercise)) ? sets[at]!.map((row) => ({ ...row, weight: null })) : sets[at]!,
  )
  const sums = countedOf(lifted.flat())
  return {
    sums,
    workout: { id, user_id: user, title, note, ...time, seconds: duration, ...sums, created_at: now },
    exercises: exercises.map((one, position) => ({
      workout_id: id,
      position,
      user_id: user,
      exercise: one.exercise,
      superset: one.superset,
      performed_on: time.performed_on,
      note: one.note,
      ...countedOf(lifted[position]!),
      ...bestsOf(lifted[position]!),
    })),
    sets: sets.flatMap((rows, exerciseIndex) =>
      rows.map((row, position) => ({ workout_id: id, exercise_position: exerciseIndex, position, ...row })),
    ),
  }
}

/** Stores workouts and adds them to the sums of their days. Returns their ids in the same order. The member must be locked. */
export async function insertWorkouts(tx: Tx, user: string, workouts: readonly NewWorkout[], now: Date): Promise<string[]> {
  const nameOf = await namesIn(tx, user, workouts)
  const all = workouts.map((one) => rowsOf(one, nameOf, { id: newId(now), user, now }))
  await queries.insertWorkouts.run(tx, { rows: all.map(({ workout }) => workout) })
  await queries.insertExercises.run(tx, { exercises: all.flatMap((one) => one.exercises), sets: all.flatMap((one) => one.sets) })
  const days = Map.groupBy(all, ({ workout }) => workout.performed_on)
  const sums = (ofDay: typeof all) => ofDay.reduce((sum, one) => added(sum, one.sums), nothing)
  await addTraining(
    tx,
    user,
    Array.from(days, ([day, ofDay]) => ({ day, workouts: ofDay.length, ...sums(ofDay) })),
  )
  return all.map(({ workout }) => workout.id)
}

const added = (a: Sums, b: Sums): Sums => ({ sets: a.sets + b.sets, reps: a.reps + b.reps, volume: a.volume + b.volume })
const negated = ({ sets, reps, volume }: Sums): Sums => ({ sets: -sets, reps: -reps, volume: -volume })

type OldSums = Sums & { performed_on: string }

/** Replaces a workout and moves the difference to the sums of its days. The member must be locked. */
export async function replaceWorkout(tx: Tx, { id, user, now }: Change, before: OldSums, input: NewWorkout): Promise<void> {
  const { workout, exercises, sets, sums } = rowsOf(input, await namesIn(tx, user, [input]), { id, user, now })
  await queries.updateWorkout.run(tx, { rows: [workout] })
  await queries.insertExercises.run(tx, { exercises, sets })
  const day = workout.performed_on
  await addTraining(
    tx,
    user,
    before.performed_on === day
      ? [{ day, workouts: 0, ...added(sums, negated(before)) }]
      : [
          { day: before.performed_on, workouts: -1, ...negated(before) },
          { day, workouts: 1, ...sums },
        ],
  )
}

/** Deletes a workout and subtracts it from the sums of its day. The member must be locked. */
export async function removeWorkout(tx: Tx, id: string, user: string, before: OldSums): Promise<void> {
  await queries.deleteWorkout.run(tx, { id, user })
  await addTraining(tx, user, [{ day: before.performed_on, workouts: -1, ...negated(before) }])
}
