import { statement } from '#server/db/statement.ts'

/**
 * What can still be refunded of an order's payments, its own or moved to it. Refunds that the provider refused aren't included, as they are
 * paid again separately.
 */
export const refundable = statement(
  'payments.refundable',
  { order: 'uuid' },
  { payment_id: 'uuid', left: 'int4' },
  `
  select payment_id, sum(amount)::int as left from (
    select id as payment_id, created_at as at, amount from payments where order_id = $1 and status = 'captured'
    union all select payment_id, at, amount from payment_moves where to_order = $1
    union all select payment_id, at, -amount from payment_moves where from_order = $1
    union all select payment_id, created_at, -amount from refunds where order_id = $1 and status <> 'replaced') held
  group by payment_id order by min(at), payment_id limit 50`,
)

/** Inserts the refund and the job that pays it, in one round trip. */
export const insertRefund = statement(
  'payments.insertRefund',
  {
    id: 'uuid',
    payment: 'uuid',
    order: 'uuid',
    amount: 'int4',
    reason: 'text',
    now: 'timestamptz',
    job: 'uuid',
    jobName: 'text',
    orderRefund: 'uuid?',
  },
  {},
  `
  with refund as (
    insert into refunds (id, payment_id, order_id, amount, reason, status, created_at, order_refund_id)
    values ($1, $2, $3, $4, $5, 'pending', $6, $9) returning id
  ), job as (
    insert into jobs (id, name, data, run_at, created_at) select $7, $8, jsonb_build_object('refund', id), $6, $6 from refund returning id
  )
  select pg_notify('jobs', '') from job`,
)

/** Moves a part of a payment to another order. */
export const insertMove = statement(
  'payments.insertMove',
  { id: 'uuid', payment: 'uuid', from: 'uuid', to: 'uuid', amount: 'int4', now: 'timestamptz' },
  {},
  `insert into payment_moves (id, payment_id, from_order, to_order, amount, at) values ($1, $2, $3, $4, $5, $6)`,
)

export const refundToPay = statement(
  'payments.refundToPay',
  { id: 'uuid' },
  { id: 'uuid', order_id: 'uuid', amount: 'int4', intent_id: 'text?', currency: 'text', status: 'text' },
  `
  select r.id, r.order_id, r.amount, p.intent_id, p.currency, r.status from refunds r join payments p on p.id = r.payment_id
  where r.id = $1`,
)

/** Records that a refund was requested; the provider confirms it later. */
export const recordRequested = statement(
  'payments.recordRequested',
  { id: 'uuid', provider: 'text' },
  {},
  `update refunds set provider_id = $2 where id = $1 and status = 'pending'`,
)

/**
 * Records a confirmed refund and returns what it pays for, and how many other refunds of the same are still open (with the order locked);
 * no row if that was known. A refund that had failed or was paid in another way stays so: a person looks at it.
 */
export const endRefund = statement(
  'payments.endRefund',
  { id: 'uuid', provider: 'text', now: 'timestamptz' },
  { order_refund_id: 'uuid?', open: 'int4' },
  `
  with done as (update refunds set status = 'done', provider_id = $2, done_at = $3 where id = $1 and status = 'pending'
    returning id, order_refund_id)
  select d.order_refund_id, (select count(*)::int from refunds r where r.order_refund_id = d.order_refund_id and r.id <> d.id
    and r.status in ('pending', 'failed')) as open
  from done d`,
)

/**
 * Records a failed refund and returns its order and amount; no row if that was known. The provider may report a failure even after it had
 * confirmed the refund. One that a lost dispute paid stays so.
 */
export const failRefund = statement(
  'payments.failRefund',
  { id: 'uuid', now: 'timestamptz' },
  { order_id: 'uuid', amount: 'int4' },
  `update refunds set status = 'failed', done_at = $2 where id = $1 and status in ('pending', 'done') and dispute_id is null
  returning order_id, amount`,
)

/** An order's failed refunds, marked to be paid in another way. */
export const replaceFailed = statement(
  'payments.replaceFailed',
  { order: 'uuid', now: 'timestamptz' },
  { id: 'uuid', amount: 'int4', order_refund_id: 'uuid?' },
  `update refunds set status = 'replaced', done_at = $2, dispute_id = null where order_id = $1 and status = 'failed' returning id, amount, order_refund_id`,
)

/** The order of a refund, by our id of the refund. */
export const orderOfRefund = statement(
  'payments.orderOfRefund',
  { id: 'uuid' },
  { order_id: 'uuid' },
  `select order_id from refunds where id = $1`,
)

/** A batch of refunds that were requested and have no outcome yet, oldest first. */
export const requestedRefunds = statement(
  'payments.requestedRefunds',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid', provider_id: 'text' },
  `
  select id, provider_id from refunds where status = 'pending' and provider_id is not null and created_at <= $1
  order by created_at limit $2`,
)

/** Queues an order's failed refunds again. They get new ids: for the old ones the provider would return the same failure. */
export const retryRefunds = statement(
  'payments.retryRefunds',
  { order: 'uuid', now: 'timestamptz', jobName: 'text' },
  { amount: 'int8' },
  `
  with again as (
    update refunds set id = gen_random_uuid(), status = 'pending', provider_id = null, done_at = null, dispute_id = null
    where order_id = $1 and status = 'failed' returning id, amount
  ), job as (
    insert into jobs (id, name, data, run_at, created_at) select gen_random_uuid(), $3, jsonb_build_object('refund', id), $2, $2 from again
    returning id
  ), notified as (select pg_notify('jobs', '') from job)
  select coalesce(sum(amount), 0)::int8 as amount from again where (select count(*) from notified) >= 0`,
)
