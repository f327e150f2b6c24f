import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { BestSet, getExerciseProgress, listExerciseSessions, listPreviousSets } from '#contract/training/exercises.ts'
import { isAssisted } from '#contract/training/assisted.ts'
import { oneRepMax } from '#contract/training/measures.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import { refuseOthers } from './exercises.ts'
import { joinTime } from './local-time.ts'
import { exerciseNames } from './names.ts'
import * as queries from './progress-queries.ts'
import { kilos, presentSet, type SetRow } from './set-rows.ts'

type Kind = 'heaviest' | 'mostReps' | 'strongest'

/** What a set is ranked by, and what breaks ties. */
const worth: Record<Kind, (set: SetRow) => [number, number]> = {
  heaviest: ({ weight, reps }) => [weight ?? 0, reps ?? 0],
  mostReps: ({ weight, reps }) => [reps ?? 0, weight ?? 0],
  strongest: ({ weight, reps }) => [oneRepMax(weight, reps) ?? 0, weight ?? 0],
}

/** For an assisted exercise, the set with the least help wins among equal repetitions. */
const leastHelped = ({ weight, reps }: SetRow): [number, number] => [reps ?? 0, -(weight ?? 0)]

/** A member's best sets of an exercise and their progress; fails with NOT_FOUND for someone else's exercise. */
export async function exerciseProgress(
  db: Db,
  user: string,
  { exercise }: ParsedOf<typeof getExerciseProgress>,
): Promise<OutputOf<typeof getExerciseProgress>> {
  await refuseOthers(db, user, exercise)
  const nameOf = await exerciseNames(db, user, [exercise], 'en')
  const assisted = isAssisted(exercise, nameOf(exercise))
  const found = await queries.bests.all(db, { user, exercise, sign: assisted ? -1 : 1 })
  const points = await queries.points.all(db, { user, exercise, limit: limits.training.chartPoints })
  const bestOf = (kind: Kind): BestSet | null => {
    const row = found.find((one) => one.kind === kind)
    return row ? bestIn(row, assisted ? leastHelped : worth[kind], assisted) : null
  }
  return {
    heaviest: bestOf('heaviest'),
    mostReps: bestOf('mostReps'),
    strongest: bestOf('strongest'),
    points: points.toReversed().map(({ workout_id: workoutId, performed_on: performedOn, heaviest, most_reps: reps, one_rep_max }) => ({
      workoutId,
      performedOn,
      weight: kilos(heaviest),
      reps,
      oneRepMax: kilos(one_rep_max),
    })),
  }
}

function bestIn(
  { workout_id: workoutId, performed_on: performedOn, sets }: { workout_id: string; performed_on: string; sets: SetRow[] },
  worthOf: (set: SetRow) => [number, number],
  assisted: boolean,
): BestSet | null {
  const [best] = sets
    .filter(({ is_warm_up: isWarmUp, reps }) => !isWarmUp && reps !== null)
    .toSorted((a, b) => {
      const [[a1, a2], [b1, b2]] = [worthOf(a), worthOf(b)]
      return b1 - a1 || b2 - a2
    })
  if (!best) return null
  const { weight, reps } = best
  return { workoutId, performedOn, weight: kilos(weight), reps, oneRepMax: assisted ? null : kilos(oneRepMax(weight, reps)) }
}

const cursorShape = z.tuple([z.iso.date(), uuid, z.int().min(-1).max(limits.training.exercises)])
const start: z.infer<typeof cursorShape> = ['9999-12-31', highestId, -1]

/** A page of a member's sets of an exercise, by workout; fails with NOT_FOUND for someone else's exercise. */
export async function exerciseSessions(
  db: Db,
  user: string,
  { exercise, limit, cursor }: ParsedOf<typeof listExerciseSessions>,
): Promise<OutputOf<typeof listExerciseSessions>> {
  await refuseOthers(db, user, exercise)
  const [day, id, at] = cursor === undefined ? start : decodeCursor(cursorShape, cursor)
  const rows = await queries.sessions.all(db, { user, exercise, day, id, place: at, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ workout_id: workoutId, title, performed_on, started_minute, note, sets }) => ({
      workoutId,
      title,
      startedAt: joinTime(performed_on, started_minute),
      note,
      sets: sets.map(presentSet),
    })),
    nextCursor: rows.length > limit && last ? encodeCursor([last.performed_on, last.workout_id, last.position]) : null,
  }
}

/** The member's sets of each exercise the last time they did it. */
export async function previousSets(
  db: Db,
  user: string,
  { exercise }: ParsedOf<typeof listPreviousSets>,
): Promise<OutputOf<typeof listPreviousSets>> {
  const rows = await queries.previous.all(db, { user, exercises: [...new Set(exercise)] })
  return {
    items: rows.map(({ exercise: key, performed_on, started_minute, sets }) => ({
      exercise: key,
      startedAt: joinTime(performed_on, started_minute),
      sets: sets.map(presentSet),
    })),
  }
}
