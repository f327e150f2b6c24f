import type {
  decideRecord,
  FlaggedRecord,
  FlaggedRecordDetail,
  listFlaggedRecords,
  RecordAction,
  RecordState,
} from '#contract/admin/records.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { notifyOfDecision } from '#server/modules/notifications/notifications.ts'
import { presentPerson, rejectRecord, verifyRecord } from '#server/modules/profiles/profiles.ts'
import { log } from './decision-queries.ts'
import * as queries from './record-queries.ts'

/** Flagged lifts by state, lift and flag, the most recent first. */
export async function flaggedRecords(db: Db, input: ParsedOf<typeof listFlaggedRecords>): Promise<OutputOf<typeof listFlaggedRecords>> {
  const { state, lift = null, flag = null, cursor, limit } = input
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.flaggedKeys.all(db, { state, lift, flag, ...after, limit: count }),
    rows: (ids) => queries.flaggedByIds.all(db, { ids }),
  })
  return { items: rows.map(present), nextCursor }
}

/** How many lifts wait for a decision, counted up to a thousand. */
export const waitingRecords = async (db: Db): Promise<{ count: number }> => ({
  count: (await queries.countWaiting.one(db, {}))?.count ?? 0,
})

/** A flagged lift in its context; fails with NOT_FOUND. */
export async function flaggedRecord(db: Db, id: string): Promise<FlaggedRecordDetail> {
  const row = await queries.flaggedDetail.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  const { post_id: post, history } = row
  return {
    ...present(row),
    note: row.note,
    most: valueOf(row, row.most),
    sex: row.sex,
    bodyWeight: row.body_weight && kilograms(row.body_weight),
    weightClass: row.weight_class,
    joinedAt: row.joined_at.toISOString(),
    clubs: row.clubs,
    history: history.map((one) => ({ ...one, value: valueOf(row, one.value) })),
    post: post === null ? null : { id: post, text: row.post_text ?? '', media: row.media ?? [] },
    decidedBy: row.decider,
    message: row.message,
    appeal: row.appeal,
    isAppealed: row.is_appealed,
    rejectedBefore: row.rejected_before,
  }
}

/** The states that each action is possible from. A rejected lift is restored, not verified. */
const possible: Record<RecordAction, readonly RecordState[]> = {
  verify: ['waiting'],
  reject: ['waiting', 'verified'],
  restore: ['rejected'],
}

/**
 * Decides about a flagged lift. A rejection is sent to the person, who may appeal once. Nobody decides about their own lift or about an
 * appeal against their own decision. Fails with RECORD_WAS_DECIDED if the state isn't the one the caller saw.
 */
export async function decideFlagged(tx: Tx, input: ParsedOf<typeof decideRecord>, context: SignedInContext): Promise<FlaggedRecord> {
  const { id, action, state, message } = input
  const { caller, now } = context
  const known = await queries.lockRecordCase.one(tx, { record: id })
  const check = await queries.lockCheck.one(tx, { record: id })
  if (!check) throw refuse('NOT_FOUND')
  if (check.user_id === caller.userId) throw refuse('NOT_ALLOWED', { id: ['is yours'] })
  if (known?.is_appealed && known.decided_by === caller.userId)
    throw refuse('NOT_ALLOWED', { id: ['is an appeal against your own decision'] })
  if (check.state !== state || !possible[action].includes(state)) throw refuse('RECORD_WAS_DECIDED')
  if (action === 'reject') await rejectRecord(tx, id, context)
  else await verifyRecord(tx, id, context)
  if (action !== 'verify') await recordDecision(tx, { ...input, message }, check.user_id, { by: caller.userId, now })
  return present((await queries.flaggedByIds.all(tx, { ids: [id] }))[0]!)
}

async function recordDecision(
  tx: Tx,
  { id: record, action, message }: ParsedOf<typeof decideRecord>,
  owner: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const isRejected = action === 'reject'
  const decision = isRejected ? 'removed' : 'restored'
  const { id } = (await queries.putRecordCase.one(tx, { id: newId(now), record, owner, by, decision, message, now }))!
  await log.run(tx, { id: newId(now), case: id, by, action: isRejected ? 'remove' : 'restore', reason: 'fake-record', now })
  await notifyOfDecision(tx, { user: owner, case: id }, now)
}

const gramsPerKilogram = 1000
const kilograms = (grams: number): number => grams / gramsPerKilogram
/** The value in kilograms, or in seconds for a run. */
const valueOf = ({ measure }: Pick<queries.FlaggedRow, 'measure'>, value: number): number =>
  measure === 'weight' ? kilograms(value) : value

const present = (row: queries.FlaggedRow): FlaggedRecord => ({
  id: row.id,
  owner: presentPerson({ ...row, id: row.owner_id }),
  lift: row.lift,
  measure: row.measure,
  value: valueOf(row, row.value),
  performedOn: row.performed_on,
  flag: row.flag,
  state: row.state,
  before: row.before && valueOf(row, row.before),
  foundAt: row.found_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})
