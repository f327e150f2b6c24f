import { amountDue } from './due.ts'
import type { OrderRow } from './rows.ts'

/** The fields of an order with what was paid for it and what was refunded. */
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
 * Whether everything that was paid for an order's goods went back: money, credit and points. The price of gift cards goes back only with
 * the cards. False for an order that nothing was paid for.
 */
export function isPaidBack(row: Paid): boolean {
  const refunds = row.refunds.filter(({ isOver }) => !isOver)
  if (refunds.length === 0 || row.order_status === 'Cancelled' || row.payment_status === 'Pending') return false
  const credit = refunds.reduce((sum, { creditReturned }) => sum + creditReturned, 0)
  const points = refunds.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0)
  const money = amountDue(row) - row.refunded - (row.gift_card_cost - row.gift_card_refunded)
  // Points of an erased account can't go back to anyone.
  return money <= 0 && credit >= row.credit_cost && (points >= row.points_spent || row.user_id === null)
}

type Ended = Pick<OrderRow['returns'][number], 'state' | 'hasRefund' | 'exchangeOrder'>

/** Whether a return that arrived or was closed brings its buyer no refund: everything had gone back already, or nothing was ever paid. */
export function isWithoutRefund(row: Paid & Pick<OrderRow, 'returns'>, { state, hasRefund, exchangeOrder }: Ended): boolean {
  if (state === 'received') return exchangeOrder === null && isPaidBack(row)
  if (state !== 'refunded') return false
  // A cancelled order was already paid back in full, if anything was paid.
  return row.order_status === 'Cancelled' ? row.refunds.length + row.credit_cost + row.points_spent === 0 : !hasRefund
}
