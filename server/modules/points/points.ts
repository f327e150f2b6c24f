import type { listCustomerPoints } from '#contract/admin/points.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { getPoints, Points, PointsEntry } from '#contract/points.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { lowestId, newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { readActs } from './acts.ts'
import * as queries from './queries.ts'
import { worthOf } from './worth.ts'

export { earnForAct, restoreAct, reverseAct } from './acts.ts'
export { noticeExpiry } from './expiry-notice.ts'
export { earnedBy, pointsFor, worthOf } from './worth.ts'

/** The customer's balance and a page of its entries. */
export async function readPoints(db: Db, input: ParsedOf<typeof getPoints>, { caller, now, config }: SignedInContext): Promise<Points> {
  const { userId } = caller
  const [page, balance, community] = await Promise.all([
    entriesPage(db, userId, input),
    balanceOf(db, userId),
    readActs(db, userId, { now, config }),
  ])
  const { expireMonths = null, ...rules } = config.points
  return { balance, worth: major(worthOf(balance, config.points)), ...page, rules: { ...rules, expireMonths }, community }
}

/** A page of a customer's entries for staff; fails with NOT_FOUND. */
export async function customerPoints(
  db: Db,
  { id, ...page }: ParsedOf<typeof listCustomerPoints>,
): Promise<OutputOf<typeof listCustomerPoints>> {
  const [found, entries] = await Promise.all([queries.balance.one(db, { user: id }), entriesPage(db, id, page)])
  if (!found) throw refuse('NOT_FOUND')
  return { balance: found.balance, ...entries }
}

interface EntriesPage {
  limit: number
  cursor?: string | undefined
}

async function entriesPage(db: Db | Tx, userId: string, { limit, cursor }: EntriesPage): Promise<Pick<Points, 'entries' | 'nextCursor'>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.entriesAfter.all(db, { user: userId, ...after, limit: count }),
    rows: (ids) => queries.entriesById.all(db, { ids }),
  })
  return { entries: rows.map(presentEntry), nextCursor }
}

const presentEntry = ({ id, points, reason, order_number, note, created_at }: queries.EntryRow): PointsEntry => ({
  id,
  points,
  reason,
  orderNumber: order_number,
  note,
  createdAt: created_at.toISOString(),
})

/** All entries of the customer, the newest first, for the export of their data. */
export async function allEntries(tx: Tx, userId: string): Promise<PointsEntry[]> {
  const entries: PointsEntry[] = []
  let page: Awaited<ReturnType<typeof entriesPage>> | undefined
  do {
    page = await entriesPage(tx, userId, { limit: 100, cursor: page?.nextCursor ?? undefined })
    entries.push(...page.entries)
  } while (page.nextCursor !== null)
  return entries
}

/** The customer's balance. It's negative if points were taken back after they were spent. */
export const balanceOf = async (db: Db | Tx, userId: string): Promise<number> =>
  (await queries.balance.one(db, { user: userId }))?.balance ?? 0

interface Movement {
  userId: string
  points: number
  /** The id of the order, product or other reason. With the kind of entry it's unique, so each counts once. */
  source: string
  orderId?: string
}

/** Adds points for an order or a review; false if they were already added. */
export async function earnPoints(tx: Tx, { reason, ...movement }: Movement & { reason: 'ORDER' | 'REVIEW' }, now: Date): Promise<boolean> {
  return movement.points > 0 && (await queries.add.one(tx, { ...rowOf(movement, now), reason })) !== undefined
}

/** Adds the points of many past orders, for a shop that starts with a history. */
export async function addEarned(tx: Tx, earned: (Required<Movement> & { at: Date })[]): Promise<void> {
  const entries = earned
    .filter(({ points }) => points > 0)
    .map(({ at, ...movement }) => entryOf({ ...rowOf(movement, at), reason: 'ORDER' }))
  await queries.addMany.run(tx, { entries })
}

const entryOf = ({ user, order, now, ...row }: ReturnType<typeof rowOf> & { reason: queries.Reason }) => ({
  ...row,
  user_id: user,
  order_id: order,
  created_at: now,
})

/** Takes points for an order; false, with no change, if the balance doesn't cover them. */
export async function spendPoints(tx: Tx, movement: Movement, now: Date): Promise<boolean> {
  return (await queries.spend.one(tx, { ...rowOf(movement, now), reason: 'SPENT' })) !== undefined
}

/** Reverses what is left of an order's points: spent points return, earned points are taken even if already spent. Idempotent. */
export async function reversePoints(tx: Tx, orderId: string, now: Date): Promise<void> {
  const rows = await queries.pointsOfOrder.all(tx, { order: orderId })
  for (const [reason, reversal] of reversals) {
    for (const { user_id, points } of rows.filter((row) => row.reason === reason)) {
      const reversed = rows.find((row) => row.reason === reversal && row.user_id === user_id)?.points ?? 0
      const left = -(points + reversed)
      const movement = rowOf({ userId: user_id, points: left, source: orderId, orderId }, now)
      if (left !== 0) await queries.add.one(tx, { ...movement, reason: reversal })
    }
  }
}

const reversals = [
  ['ORDER', 'ORDER_REVERSED'],
  ['SPENT', 'SPENT_RETURNED'],
] as const satisfies [queries.Reason, queries.Reason][]

/** The points that a refund moves. The source is the refund. Taking earned points may leave a negative balance. */
interface RefundPoints extends Omit<Movement, 'points'> {
  /** Spent points that return. `given` are points instead of money. */
  returned: number
  given: number
  /** How many of the points that the order earned stay. */
  earnedLeft: number
}

/** Moves the points of a refund, each once. Returns how many earned points were taken. */
export async function refundPoints(tx: Tx, { returned, given, earnedLeft, ...movement }: RefundPoints, now: Date): Promise<number> {
  const rows = await queries.pointsOfOrder.all(tx, { order: movement.orderId ?? movement.source })
  const earned = rows.filter(({ user_id, reason }) => user_id === movement.userId && isEarned(reason))
  const taken = Math.max(0, earned.reduce((sum, { points }) => sum + points, 0) - earnedLeft)
  const moves = [
    [returned, 'SPENT_RETURNED'],
    [given, 'REFUND'],
    [-taken, 'ORDER_REVERSED'],
  ] as const
  for (const [points, reason] of moves) if (points !== 0) await queries.add.one(tx, { ...rowOf({ ...movement, points }, now), reason })
  return taken
}

const isEarned = (reason: queries.Reason): boolean => reason === 'ORDER' || reason === 'ORDER_REVERSED'

/** Adds points instead of money, once per source. */
export const grantPoints = async (tx: Tx, movement: Movement, now: Date): Promise<void> =>
  void (await queries.add.one(tx, { ...rowOf(movement, now), reason: 'REFUND' }))

interface Merge {
  from: string
  to: string
  /** The id of the merge, so that it counts once. */
  source: string
}

/** Moves the remaining points of a merged account to the other account. */
export const movePoints = async (tx: Tx, merge: Merge, now: Date): Promise<void> =>
  void (await queries.move.run(tx, { ...merge, out: newId(now), in: newId(now), now }))

const expiryBatch = 500

/** Expires balances that haven't changed for the configured months, on the day that `noticeExpiry` names. Returns the number of customers. */
export async function expirePoints(database: Database, months: number, now: Date): Promise<number> {
  let after = lowestId
  for (let people = 0; ;) {
    const { users, expired } = await database.transaction(async (tx) => {
      const found = await queries.idleBalances.all(tx, { now, months, after, limit: expiryBatch })
      const locked = found.map(({ user_id }) => user_id)
      const ids = locked.map(() => newId(now))
      return { users: locked, expired: await queries.expire.all(tx, { now, months, users: locked, ids, source: now.toISOString() }) }
    })
    people += expired.length
    if (users.length < expiryBatch) return people
    after = users.at(-1)!
  }
}

const rowOf = ({ userId, points, source, orderId }: Movement, now: Date) => ({
  id: newId(now),
  user: userId,
  points,
  source,
  order: orderId ?? null,
  now,
})
