import { type Exchange, convertBack } from '#contract/exchange.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable, type Row } from '#server/db/types.ts'
import { Failures } from '#server/jobs/failures.ts'
import { earnedBy, earnPoints } from '#server/modules/points/points.ts'
import { amountEarningPoints } from '../order/due.ts'
import { earnedLeft } from './refund-shares.ts'

const order = {
  id: 'uuid',
  user_id: 'uuid?',
  total_cost: 'int4',
  points_cost: 'int4',
  credit_cost: 'int4',
  points_factor: 'int4',
  refunded: 'int4',
  gift_card_cost: 'int4',
  gift_card_refunded: 'int4',
  currency: nullable(jsonb<Exchange>()),
  points_earned: 'int4',
  edits: 'int4',
} as const
const batch = 200

/** A batch of orders whose points are due, after one of them. */
const due = statement(
  'orders.pointsDue',
  { now: 'timestamptz', after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from orders where points_due_at <= $1 and id > $2 order by id limit $3`,
)
/** Locks an order whose points are still due; no row if another process has locked it. */
const lockDue = statement(
  'orders.lockPointsDue',
  { id: 'uuid', now: 'timestamptz' },
  order,
  `
  select id, user_id, total_cost, points_cost, credit_cost, points_factor, refunded, gift_card_cost, gift_card_refunded, currency,
    points_earned, edits
  from orders where id = $1 and points_due_at <= $2 for no key update skip locked`,
)
const setDue = statement(
  'orders.setPointsDue',
  { id: 'uuid', due: 'timestamptz?' },
  {},
  `update orders set points_due_at = $2 where id = $1`,
)
/** Takes the time from which an order's points are earned; returns whether there was one. */
const takeDue = statement(
  'orders.takePointsDue',
  { id: 'uuid' },
  { was_due: 'bool' },
  `
  with before as (select id, points_due_at is not null as was_due from orders where id = $1)
  update orders o set points_due_at = null from before b where o.id = b.id returning b.was_due`,
)

const setEarned = statement(
  'orders.setPointsEarned',
  { id: 'uuid', points: 'int4' },
  {},
  `update orders set points_earned = $2 where id = $1`,
)

type Earning = Row<typeof order>

/**
 * Adds the points of an order that was delivered, or paid long enough ago: for the money that was paid and not refunded, times the factor
 * of the plan at that time. Idempotent: repeated calls add them once. An order whose price was raised by an edit is due again, and earns
 * points for the additional money only; one that costs the same earns no more, even if the rate of earning has risen.
 */
export async function earnForOrder(tx: Tx, row: Earning, { points }: Config, now: Date): Promise<void> {
  const { was_due: wasDue } = (await takeDue.one(tx, { id: row.id }))!
  if (row.user_id === null || (row.points_earned > 0 && !wasDue)) return
  const money = amountEarningPoints(row)
  const earned = earnedBy(convertBack(money, row.currency), points) * row.points_factor
  const left = (of: number) => earnedLeft(of, money, row.refunded - row.gift_card_refunded)
  // The order's row says what it earned before its last edit; without edits, the source of the entry makes it count once.
  const [before, source] = row.edits > 0 ? [row.points_earned, `${row.id} ${row.edits}`] : [0, row.id]
  if (await earnPoints(tx, { userId: row.user_id, points: left(earned) - left(before), source, orderId: row.id, reason: 'ORDER' }, now))
    await setEarned.run(tx, { id: row.id, points: earned })
}

/** Sets the time from which the order's points are earned, delivered or not. */
export const setPointsDue = async (tx: Tx, orderId: string, at: Date | null): Promise<void> =>
  void (await setDue.run(tx, { id: orderId, due: at }))

interface Run {
  now: Date
  stopping?: AbortSignal
}

/** Adds the points of all orders that are due. One that fails doesn't hold up the others; the first failure is thrown at the end. */
export async function earnDuePoints(database: Database, config: Config, { now, stopping }: Run): Promise<void> {
  const failures = new Failures(stopping)
  const earn = (id: string) =>
    database.transaction(async (tx) => {
      const row = await lockDue.one(tx, { id, now })
      if (row) await earnForOrder(tx, row, config, now)
    })
  for (let after = lowestId; ;) {
    const found = await due.all(database.db, { now, after, limit: batch })
    for (const { id } of found) await failures.collect(() => earn(id))
    if (found.length < batch) return failures.throwFirst()
    after = found.at(-1)!.id
  }
}
