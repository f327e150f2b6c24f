import { statement } from '#server/db/statement.ts'

/** Nothing is waited for any more: no money, and no points. */
export const endWaiting = statement(
  'orders.endWaiting',
  { id: 'uuid' },
  {},
  `update orders set pay_until = null, points_due_at = null where id = $1`,
)

/** Requests that nobody has to decide about any more. */
export const closeRequests = statement(
  'orders.closeRequests',
  { ids: 'uuid[]', now: 'timestamptz' },
  {},
  `update returns set state = 'rejected', closed_by_refund = true, changed_at = $2 where id = any($1) and state = 'requested'`,
)

/** What was to go back of an order that is cancelled now: nothing is waited for. */
export const settleReturns = statement(
  'orders.settleReturns',
  { order: 'uuid', now: 'timestamptz' },
  {},
  `update returns set state = 'refunded', changed_at = $2 where order_id = $1 and state in ('requested', 'approved')`,
)
