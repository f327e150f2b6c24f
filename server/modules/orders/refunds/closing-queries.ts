import { statement } from '#server/db/statement.ts'

/** Ends an order's wait for money and points. */
export const endWaiting = statement(
  'orders.endWaiting',
  { id: 'uuid' },
  {},
  `update orders set pay_until = null, points_due_at = null where id = $1`,
)

/** Closes return requests that no longer need a decision. */
export const closeRequests = statement(
  'orders.closeRequests',
  { ids: 'uuid[]', now: 'timestamptz' },
  {},
  `update returns set state = 'rejected', closed_by_refund = true, changed_at = $2 where id = any($1) and state = 'requested'`,
)

/** Ends the returns of an order that was just cancelled: the shop no longer waits for their pieces. */
export const settleReturns = statement(
  'orders.settleReturns',
  { order: 'uuid', now: 'timestamptz' },
  {},
  `update returns set state = 'refunded', changed_at = $2 where order_id = $1 and state in ('requested', 'approved')`,
)
