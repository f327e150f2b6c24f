import type { Tx } from '#server/db/statement.ts'
import { refundPoints } from '#server/modules/points/points.ts'
import { amountDue, amountEarningPoints } from '../order/due.ts'
import type { OrderRow } from '../order/rows.ts'
import { setPointsDue } from './earn-points.ts'
import { earnedLeft } from './refund-shares.ts'

interface Moves {
  id: string
  returned: number
  given: number
  money: number
}

/** Moves the points of a refund: spent ones come back, earned ones are taken, and those not yet earned become fewer or none. */
export async function movePoints(tx: Tx, row: OrderRow, { id, returned, given, money }: Moves, now: Date): Promise<number> {
  const refunded = row.refunded + money
  if (refunded >= amountDue(row)) await setPointsDue(tx, row.id, null)
  if (row.user_id === null) return 0
  const left = earnedLeft(row.points_earned, amountEarningPoints(row), refunded - row.gift_card_refunded)
  return refundPoints(tx, { userId: row.user_id, source: id, orderId: row.id, returned, given, earnedLeft: left }, now)
}
