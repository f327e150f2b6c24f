import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { isFuture } from '#contract/time.ts'
import type { changeWorkout, listWorkouts, RecordOffer, TrainingMonth, Workout } from '#contract/training/workouts.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { bestRecords, joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockMember } from './exercise-queries.ts'
import { refuseUnknown } from './exercises.ts'
import { joinTime, splitTime } from './local-time.ts'
import { exerciseNames } from './names.ts'
import { presentSummary, presentWorkout } from './present.ts'
import { type FoundOffer, recordOffers } from './record-offers.ts'
import { insertWorkouts, type NewWorkout, removeWorkout, replaceWorkout } from './save-workouts.ts'
import { kilos } from './set-rows.ts'
import * as queries from './workout-queries.ts'

export { exportTraining } from './personal-data.ts'
export { insertRoutine } from './routines.ts'
export { findShared, restoreRoutine, takeDownRoutine } from './shared-routines.ts'
export { insertWorkouts, type NewWorkout } from './save-workouts.ts'

const keysOf = (exercises: readonly { exercise: string }[]): string[] => exercises.map(({ exercise }) => exercise)

/** Logs a workout. Fails with TOO_MANY_WORKOUTS for the day's or the total maximum. */
export async function addWorkout(tx: Tx, engine: SearchEngine, input: NewWorkout, context: SignedInContext): Promise<Workout> {
  const { caller, now, config } = context
  const user = caller.userId
  await joinCommunity(tx, engine, user, now)
  await lockMember.run(tx, { user })
  await check(tx, user, input, { now, except: null })
  const [id] = await insertWorkouts(tx, user, [input], now)
  return readWorkout(tx, user, id!, config.shop.locale)
}

/** The member's own workout; fails with NOT_FOUND. */
export async function readWorkout(db: Db | Tx, user: string, id: string, locale: Locale): Promise<Workout> {
  const row = await queries.readWorkout.one(db, { id, user })
  if (!row) throw refuse('NOT_FOUND')
  const nameOf = await exerciseNames(db, user, keysOf(row.exercises), locale)
  const offers = recordOffers(row.exercises, await bestRecords(db, user), nameOf)
  return presentWorkout(row, nameOf, await withoutLess(db, user, offers))
}

/** Drops offers that another workout of the member beats. */
async function withoutLess(db: Db | Tx, user: string, offers: readonly FoundOffer[]): Promise<RecordOffer[]> {
  if (offers.length === 0) return []
  const most = await queries.heaviestOf.all(db, { user, exercises: offers.map(({ exercise }) => exercise) })
  return offers.flatMap(({ exercise, ...offer }) =>
    most.some((one) => one.exercise === exercise && kilos(one.heaviest) > offer.weight) ? [] : [offer],
  )
}

/**
 * Replaces the member's own workout. Fails with NOT_FOUND, with WORKOUT_WAS_CHANGED if the caller read another version, and with
 * TOO_MANY_WORKOUTS on the day that it moves to.
 */
export async function editWorkout(
  tx: Tx,
  { id, version, ...input }: ParsedOf<typeof changeWorkout>,
  context: SignedInContext,
): Promise<Workout> {
  const { caller, now, config } = context
  const user = caller.userId
  await lockMember.run(tx, { user })
  const before = await queries.sumsOfWorkout.one(tx, { id, user })
  if (!before) throw refuse('NOT_FOUND')
  if (before.version !== version) throw refuse('WORKOUT_WAS_CHANGED')
  await check(tx, user, input, { now, except: id })
  await replaceWorkout(tx, { id, user, now }, before, input)
  return readWorkout(tx, user, id, config.shop.locale)
}

/** Deletes the member's own workout; fails with NOT_FOUND. */
export async function deleteWorkout(tx: Tx, user: string, id: string): Promise<{ message: string }> {
  await lockMember.run(tx, { user })
  const before = await queries.sumsOfWorkout.one(tx, { id, user })
  if (!before) throw refuse('NOT_FOUND')
  await removeWorkout(tx, id, user, before)
  return { message: 'Workout deleted' }
}

/** The earliest day that a log may have. */
const firstDay = '1970-01-01'

async function check(tx: Tx, user: string, input: NewWorkout, { now, except }: { now: Date; except: string | null }): Promise<void> {
  const { perDay, workoutsMax } = limits.training
  if (isFuture(input.startedAt, now)) throw refuse('INVALID_INPUT', { startedAt: ['is in the future'] })
  if (input.startedAt < firstDay) throw refuse('INVALID_INPUT', { startedAt: ['is before 1970'] })
  await refuseUnknown(tx, user, keysOf(input.exercises))
  const day = splitTime(input.startedAt).performed_on
  const { of_day: ofDay, in_all: inAll } = (await queries.countWorkouts.one(tx, { user, day, except, max: workoutsMax }))!
  if (ofDay >= perDay) throw refuse('TOO_MANY_WORKOUTS', { startedAt: [`is on a day that already has ${perDay} workouts`] })
  if (except === null && inAll >= workoutsMax) throw refuse('TOO_MANY_WORKOUTS', { max: [String(workoutsMax)] })
}

const cursorShape = z.tuple([z.iso.date(), z.int().min(0).max(1440), uuid])
const start: z.infer<typeof cursorShape> = ['9999-12-31', 1440, highestId]

/** A page of the member's workouts, the newest first. */
export async function workoutList(
  db: Db,
  user: string,
  { limit, cursor }: ParsedOf<typeof listWorkouts>,
  locale: Locale,
): Promise<OutputOf<typeof listWorkouts>> {
  const [day, minute, id] = cursor === undefined ? start : decodeCursor(cursorShape, cursor)
  const keys = await queries.listKeys.all(db, { user, day, minute, id, limit: limit + 1 })
  const page = keys.slice(0, limit)
  const rows = await readByIds(
    page.map((key) => key.id),
    (ids) => queries.summaries.all(db, { ids }),
  )
  const nameOf = await exerciseNames(db, user, keysOf(rows.flatMap(({ exercises }) => exercises)), locale)
  const last = page.at(-1)
  const nextCursor = keys.length > limit && last ? encodeCursor([last.performed_on, last.started_minute, last.id]) : null
  return { items: rows.map((row) => presentSummary(row, nameOf)), months: await monthsOf(db, user, page), nextCursor }
}

async function monthsOf(db: Db, user: string, page: { performed_on: string }[]): Promise<TrainingMonth[]> {
  const [newest, oldest] = [page[0], page.at(-1)]
  if (!newest || !oldest) return []
  const months = await queries.monthSums.all(db, { user, from: oldest.performed_on, to: newest.performed_on })
  return months.map(({ month, workouts, sets, volume, seconds }) => ({
    month,
    workoutCount: workouts,
    setCount: sets,
    volume: kilos(volume),
    duration: seconds,
  }))
}

/** All workouts of a member, the oldest first, read a few hundred at a time. */
export async function* allWorkouts(db: Db | Tx, user: string): AsyncGenerator<queries.WorkoutRow> {
  const limit = 200
  let after = { day: firstDay, minute: -1, id: lowestId }
  for (;;) {
    const rows = await queries.readMany.all(db, { user, ...after, limit })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = { day: last.performed_on, minute: last.started_minute, id: last.id }
  }
}

/** The local start time of a stored workout. */
export const startOf = (row: queries.WorkoutRow): string => joinTime(row.performed_on, row.started_minute)
