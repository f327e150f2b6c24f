import type * as contract from '#contract/admin/segments.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { segmentLimits } from '#contract/segment-limits.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type FilterContext, filterValues } from './filter.ts'
import * as queries from './queries.ts'

export {
  renameParameters,
  secondFilterTypes,
  secondFilterValues,
  conditions,
  filterTypes,
  filterValues,
  guestConditions,
} from './filter.ts'

const present = ({ id, name, filter, created_at }: queries.SegmentRow): contract.Segment => ({
  id,
  name,
  filter,
  createdAt: created_at.toISOString(),
})

/** All segments, by name. */
export const listSegments = async (db: Db): Promise<OutputOf<typeof contract.listSegments>> => ({
  segments: (await queries.allSegments.all(db, {})).map(present),
})

/** A segment; fails with NOT_FOUND. */
export async function getSegment(db: Db | Tx, id: string): Promise<contract.Segment> {
  const [row] = await queries.segmentsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  return present(row)
}

/** Positions in a list of ids of which there is no segment; the segments that there are can't be deleted until the transaction ends. */
export async function missingSegments(tx: Tx, ids: string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = new Set((await queries.keep.all(tx, { ids })).map(({ id }) => id))
  return ids.flatMap((id, at) => (found.has(id) ? [] : [at]))
}

async function refuseUnknown(tx: Tx, { completedChallenge: id }: contract.SegmentFilter): Promise<void> {
  if (id === undefined || (await queries.keepChallenge.one(tx, { id }))) return
  throw refuse('INVALID_INPUT', { 'filter.completedChallenge': ['is not a challenge'] })
}

/** Saves a filter under a unique name. */
export async function createSegment(
  tx: Tx,
  { name, filter }: ParsedOf<typeof contract.createSegment>,
  context: RequestContext,
): Promise<contract.Segment> {
  await queries.lockAll.run(tx, {})
  if ((await queries.count.one(tx, {}))!.n >= segmentLimits.max) throw refuse('TOO_MANY_SEGMENTS')
  await refuseUnknown(tx, filter)
  const id = newId(context.now)
  if (!(await queries.insert.one(tx, { id, name, filter, now: context.now }))) throw refuse('SEGMENT_NAME_IS_TAKEN')
  describeChange(context, { target: id, after: { segment: name, filter } })
  return getSegment(tx, id)
}

/** Adds a segment to a seeded shop. */
export const addSegment = async (tx: Tx, segment: { id: string; name: string; filter: contract.SegmentFilter }, now: Date): Promise<void> =>
  void (await queries.insert.one(tx, { ...segment, now }))

/** Changes a segment's name and filter. */
export async function changeSegment(
  tx: Tx,
  { id, name, filter }: ParsedOf<typeof contract.changeSegment>,
  context: RequestContext,
): Promise<contract.Segment> {
  const before = await queries.lock.one(tx, { id })
  if (!before) throw refuse('NOT_FOUND')
  // A challenge goes with its club: a segment about one that is gone can still be renamed.
  if (filter.completedChallenge !== before.filter.completedChallenge) await refuseUnknown(tx, filter)
  if (!(await queries.update.one(tx, { id, name, filter, now: context.now }))) throw refuse('SEGMENT_NAME_IS_TAKEN')
  describeChange(context, { target: id, before: { segment: before.name, filter: before.filter }, after: { segment: name, filter } })
  return getSegment(tx, id)
}

/** Deletes a segment, unless an active promotion uses it. */
export async function deleteSegment(
  tx: Tx,
  { id }: ParsedOf<typeof contract.deleteSegment>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.deleteSegment>> {
  const before = await queries.lock.one(tx, { id })
  if (!before) throw refuse('NOT_FOUND')
  if ((await queries.isUsed.one(tx, { id }))!.used) throw refuse('SEGMENT_IS_USED')
  await queries.remove.run(tx, { id })
  describeChange(context, { target: id, before: { segment: before.name, filter: before.filter } })
  return { message: 'Segment deleted' }
}

/** The segments among these that a customer is in now. Deleted segments have no members. */
export async function segmentsOf(db: Db | Tx, user: string, ids: string[], context: FilterContext): Promise<Set<string>> {
  const rows = await queries.segmentsByIds.all(db, { ids })
  const found = await Promise.all(
    rows.map(async ({ id, filter }) => {
      const { found: isIn } = (await queries.isMember.one(db, { ...filterValues(filter, context), user }))!
      return isIn ? [id] : []
    }),
  )
  return new Set(found.flat())
}
