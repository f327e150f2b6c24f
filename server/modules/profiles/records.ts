import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { normalizeLift } from '#contract/leaderboards/kinds.ts'
import type { Measure } from '#contract/lifts.ts'
import type { LiftRecord, listRecords, logRecord } from '#contract/records.ts'
import { refuse } from '#contract/refuse.ts'
import { isFuture } from '#contract/time.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId, newId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { earnForAct, reverseAct } from '#server/modules/points/points.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { announcePeople } from './announce.ts'
import { activeMember } from './membership.ts'
import { findPerson } from './find.ts'
import { findOwn } from './queries.ts'
import * as queries from './record-queries.ts'

/** The number of stored units per unit of the API. Weights are stored in grams, everything else as sent. */
export const scaleOf = (measure: Measure): number => (measure === 'weight' ? 1000 : 1)

/** A person's best record of each lift. */
export async function bestRecords(db: Db | Tx, user: string): Promise<LiftRecord[]> {
  return (await queries.bestRecords.all(db, { user })).map(presentRecord)
}

/** A person's records waiting for a check by staff. Only their owner sees them. */
export async function flaggedRecords(db: Db | Tx, user: string): Promise<LiftRecord[]> {
  return (await queries.flaggedRecords.all(db, { user })).map(presentRecord)
}

const cursorShape = z.tuple([z.iso.date(), uuid])
const start: z.infer<typeof cursorShape> = ['9999-12-31', highestId]

/** A page of a person's history of one lift. */
export async function recordHistory(
  db: Db,
  { handle, lift, limit, cursor }: ParsedOf<typeof listRecords>,
  viewer: Viewer,
): Promise<OutputOf<typeof listRecords>> {
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden) return { items: [], nextCursor: null }
  const [on, id] = cursor === undefined ? start : decodeCursor(cursorShape, cursor)
  const keys = await queries.historyKeys.all(db, { user: person.id, lift: lift.toLowerCase(), on, id, limit: limit + 1 })
  const page = keys.slice(0, limit)
  const rows = await readByIds(
    page.map((key) => key.id),
    (ids) => queries.recordsById.all(db, { ids }),
  )
  const last = page.at(-1)
  return { items: rows.map(presentRecord), nextCursor: keys.length > limit && last ? encodeCursor([last.performed_on, last.id]) : null }
}

/** Logs a lift, run or hold, with its gain over the previous best. */
export async function addRecord(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof logRecord>,
  context: SignedInContext,
): Promise<OutputOf<typeof logRecord>> {
  const { caller, now } = context
  if (isFuture(input.performedOn, now)) throw refuse('INVALID_INPUT', { performedOn: ['is in the future'] })
  await activeMember(tx, engine, caller.userId, now)
  const user = caller.userId
  const lift = normalizeLift(input.lift, input.measure)
  const value = Math.round(input.value * scaleOf(input.measure))
  const { reps } = limits.profile
  if (input.measure === 'reps' && input.value > reps) throw refuse('INVALID_INPUT', { value: [`must be at most ${reps} repetitions`] })
  if (value < 1) throw refuse('INVALID_INPUT', { value: ['is too small'] })
  const { count } = (await queries.countRecords.one(tx, { user }))!
  if (count >= limits.profile.recordsMax) throw refuse('TOO_MANY_RECORDS')
  const best = await queries.bestOf.one(tx, { user, lift })
  if (best && best.measure !== input.measure) throw refuse('INVALID_INPUT', { measure: [`of ${lift} is ${best.measure}`] })
  const own = await findOwn.one(tx, { user })
  const gain = best ? (value - best.value) * (input.measure === 'time' ? -1 : 1) : null
  const row = { id: newId(now), lift, measure: input.measure, value, performed_on: input.performedOn, note: input.note }
  await queries.insertRecord.run(tx, {
    ...row,
    user,
    sex: own?.sex ?? null,
    bodyWeight: own?.body_weight ?? null,
    on: row.performed_on,
    gain: gain !== null && gain > 0 ? gain : null,
    now,
  })
  if (lift === 'squat' && row.measure === 'weight') await queries.setMaxSquat.run(tx, { user })
  await announcePeople(tx, [user])
  const flagged = await queries.clearGainIfFlagged.one(tx, { id: row.id })
  if (flagged) return { ...presentRecord({ ...row, ...flagged }), gain: null, isBest: false }
  if (gain !== null && gain > 0) earnForAct(tx, { id: row.id, kind: 'RECORD', userId: user }, context)
  return {
    ...presentRecord({ ...row, flag: null }),
    gain: gain === null ? null : gain / scaleOf(row.measure),
    isBest: gain === null || gain > 0,
  }
}

/** Whether the record is this person's and counts. */
export const isOwnRecord = async (tx: Tx, id: string, user: string): Promise<boolean> =>
  (await queries.ownRecord.one(tx, { id, user })) !== undefined

/** Deletes the caller's own record; fails with NOT_FOUND. */
export async function removeRecord(tx: Tx, id: string, { caller, now }: SignedInContext): Promise<{ message: string }> {
  const gone = await queries.deleteRecord.one(tx, { id, user: caller.userId })
  if (!gone) throw refuse('NOT_FOUND')
  await reverseAct(tx, id, now)
  if (gone.lift === 'squat') await queries.setMaxSquat.run(tx, { user: caller.userId })
  await announcePeople(tx, [caller.userId])
  return { message: 'Record deleted' }
}

type Row = Awaited<ReturnType<typeof queries.recordsById.all>>[number]
/** A record in the units of the API. */
export const presentRecord = ({ id, lift, measure, value, performed_on, note, flag }: Row): LiftRecord => ({
  id,
  lift,
  measure,
  value: value / scaleOf(measure),
  performedOn: performed_on,
  note,
  isBeingChecked: flag !== null,
})
