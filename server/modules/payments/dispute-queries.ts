import { statement } from '#server/db/statement.ts'

export const paymentOfIntent = statement(
  'payments.ofIntent',
  { intent: 'text' },
  { id: 'uuid', currency: 'text' },
  `select id, currency from payments where intent_id = $1 and status = 'captured' order by id limit 1`,
)

/** No row if the dispute is known. */
export const recordLost = statement(
  'payments.recordLostDispute',
  { id: 'uuid', provider: 'text', payment: 'uuid', amount: 'int4', now: 'timestamptz' },
  { id: 'uuid' },
  `
  insert into lost_disputes (id, provider_id, payment_id, amount, lost_at) values ($1, $2, $3, $4, $5)
  on conflict (provider_id) do nothing returning id`,
)

/** The orders that a payment paid for, its own and those it was moved to, in id order. */
export const ordersOfPayment = statement(
  'payments.ordersOf',
  { payment: 'uuid' },
  { order: 'uuid' },
  `
  select order_id as order from payments where id = $1
  union select to_order from payment_moves where payment_id = $1 order by 1 limit 50`,
)

export const failedRefunds = statement(
  'payments.failedRefundsOf',
  { payment: 'uuid', order: 'uuid' },
  { id: 'uuid' },
  `select id from refunds where payment_id = $1 and order_id = $2 and status = 'failed' order by created_at, id limit 50`,
)

/** Marks a refund as done by a lost dispute of its payment, if what the dispute took covers it beside others; then returns its order. */
export const endByDispute = statement(
  'payments.endRefundByDispute',
  { id: 'uuid', now: 'timestamptz' },
  { order: 'uuid', amount: 'int4' },
  `
  update refunds r set status = 'done', done_at = $2, dispute_id = d.id from lost_disputes d
  where r.id = $1 and r.status in ('pending', 'done', 'failed') and r.dispute_id is null and d.payment_id = r.payment_id
    and r.amount <= d.amount - (
      select coalesce(sum(b.amount), 0) from refunds b where b.payment_id = r.payment_id and b.dispute_id = d.id)
  returning r.order_id as order, r.amount`,
)

/** Locks the lost disputes of a refund's payment, as it may have paid for several orders, each with a lock of its own. */
export const lockDisputesOf = statement(
  'payments.lockDisputesOfRefund',
  { refund: 'uuid' },
  {},
  `
  select from lost_disputes where payment_id = (select payment_id from refunds where id = $1) order by id for no key update`,
)

/** How much of a dispute isn't accounted for yet. */
export const openOfDispute = statement(
  'payments.openOfDispute',
  { dispute: 'uuid' },
  { open: 'int8' },
  `
  select d.amount - coalesce((select sum(amount) from refunds where payment_id = d.payment_id and dispute_id = d.id), 0) as open
  from lost_disputes d where d.id = $1`,
)

/** A refund that a bank made by itself. */
export const insertByDispute = statement(
  'payments.insertRefundByDispute',
  { id: 'uuid', payment: 'uuid', order: 'uuid', amount: 'int4', reason: 'text', now: 'timestamptz', orderRefund: 'uuid', dispute: 'uuid' },
  {},
  `
  insert into refunds (id, payment_id, order_id, amount, reason, status, created_at, done_at, order_refund_id, dispute_id)
  values ($1, $2, $3, $4, $5, 'done', $6, $6, $7, $8)`,
)
