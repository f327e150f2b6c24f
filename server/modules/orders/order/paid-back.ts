import { amountDue } from './due.ts'
import type { OrderRow } from './queries.ts'

/** What an order says of what was paid for it, and of what went back. */
export type Paid = Pick<
  OrderRow,
  | 'order_status'
  | 'payment_status'
  | 'total_cost'
  | 'points_cost'
  | 'credit_cost'
  | 'gift_card_cost'
  | 'gift_card_refunded'
  | 'refunded'
  | 'refunds'
  | 'points_spent'
  | 'user_id'
>

/**
 * Whether all that was paid for an order's goods went back: its money, its credit and its points. What is left for gift cards goes back with those alone. Of an order for
 * which nothing was paid nothing did.
 */
export function isPaidBack(row: Paid): boolean {
  const refunds = row.refunds.filter(({ isOver }) => !isOver)
  if (refunds.length === 0 || row.order_status === 'Cancelled' || row.payment_status === 'Pending') return false
  const credit = refunds.reduce((sum, { creditReturned }) => sum + creditReturned, 0)
  const points = refunds.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0)
  const money = amountDue(row) - row.refunded - (row.gift_card_cost - row.gift_card_refunded)
  // Points of an erased account go back to nobody.
  return money <= 0 && credit >= row.credit_cost && (points >= row.points_spent || row.user_id === null)
}

type Ended = Pick<OrderRow['returns'][number], 'state' | 'hasRefund' | 'exchangeOrder'>

/** Whether a return that came or is over brings its buyer nothing: all had gone back already, or nothing was ever paid. */
export function isWithoutRefund(row: Paid & Pick<OrderRow, 'returns'>, { state, hasRefund, exchangeOrder }: Ended): boolean {
  if (state === 'received') return exchangeOrder === null && isPaidBack(row)
  if (state !== 'refunded') return false
  // The order's cancellation paid back all of it.
  return row.order_status === 'Cancelled' ? row.refunds.length + row.credit_cost + row.points_spent === 0 : !hasRefund
}
