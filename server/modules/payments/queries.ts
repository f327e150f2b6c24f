import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'

const payment = {
  id: 'uuid',
  order_id: 'uuid',
  session_id: 'text',
  url: 'text',
  intent_id: 'text?',
  amount: 'int4',
  currency: 'text',
  status: textOf<'open' | 'expired' | 'captured' | 'mismatch'>(),
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
} as const
/** A session at the provider. Amounts are in minor units. */
export type Payment = Row<typeof payment>
const columns = Object.keys(payment).join(', ')

/** Stores a session and returns the stored one; no row if another transaction is storing the same one right now. */
export const recordPayment = statement(
  'payments.record',
  payment,
  payment,
  `
  with added as (
    insert into payments (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (session_id) do nothing
    returning ${columns}
  )
  select ${columns} from added union all select ${columns} from payments where session_id = $3 limit 1`,
)

export const paymentBySession = statement(
  'payments.bySession',
  { session: 'text' },
  payment,
  `select ${columns} from payments where session_id = $1`,
)

/** An order's payments, newest first; there are only a few. */
export const paymentsOfOrder = statement(
  'payments.ofOrder',
  { order: 'uuid' },
  payment,
  `select ${columns} from payments where order_id = $1 order by created_at desc, id desc limit 50`,
)

export const orderOfIntent = statement(
  'payments.orderOfIntent',
  { intent: 'text' },
  { order: 'uuid' },
  `select order_id as order from payments where intent_id = $1 limit 1`,
)

/**
 * Captures a session that is new, or stored for the same amount and unpaid. If it's new, its capture time is its creation time, as nothing
 * better is known.
 */
export const capturePayment = statement(
  'payments.capture',
  payment,
  {},
  `
  insert into payments (${columns}, captured_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)
  on conflict (session_id) do update set status = excluded.status, intent_id = excluded.intent_id, captured_at = excluded.captured_at
  where case when payments.order_id = excluded.order_id and payments.amount = excluded.amount and payments.currency = excluded.currency
    and payments.status in ('open', 'expired') then true else changed_meanwhile('a session') end`,
)

export const setStatus = statement(
  'payments.setStatus',
  { id: 'uuid', status: 'text', intent: 'text?' },
  {},
  `update payments set status = $2, intent_id = coalesce($3, intent_id) where id = $1 and status in ('open', 'expired')`,
)

export const recordEvent = statement(
  'payments.recordEvent',
  { id: 'text', type: 'text', now: 'timestamptz', outcome: 'text' },
  { id: 'text' },
  `insert into payment_events (id, type, outcome, received_at) values ($1, $2, $4, $3) on conflict (id) do nothing returning id`,
)
export const setOutcome = statement(
  'payments.setOutcome',
  { id: 'text', outcome: 'text' },
  {},
  `update payment_events set outcome = $2 where id = $1`,
)
export const purgeEvents = statement(
  'payments.purgeEvents',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from payment_events where id in (
    select id from payment_events where received_at < $1 order by received_at limit $2 for update skip locked)`,
)

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
 * confirmed the refund.
 */
export const failRefund = statement(
  'payments.failRefund',
  { id: 'uuid', now: 'timestamptz' },
  { order_id: 'uuid', amount: 'int4' },
  `update refunds set status = 'failed', done_at = $2 where id = $1 and status in ('pending', 'done') returning order_id, amount`,
)

/** An order's failed refunds, marked to be paid in another way. */
export const replaceFailed = statement(
  'payments.replaceFailed',
  { order: 'uuid', now: 'timestamptz' },
  { id: 'uuid', amount: 'int4', order_refund_id: 'uuid?' },
  `update refunds set status = 'replaced', done_at = $2 where order_id = $1 and status = 'failed' returning id, amount, order_refund_id`,
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
    update refunds set id = gen_random_uuid(), status = 'pending', provider_id = null, done_at = null
    where order_id = $1 and status = 'failed' returning id, amount
  ), job as (
    insert into jobs (id, name, data, run_at, created_at) select gen_random_uuid(), $3, jsonb_build_object('refund', id), $2, $2 from again
    returning id
  ), notified as (select pg_notify('jobs', '') from job)
  select coalesce(sum(amount), 0)::int8 as amount from again where (select count(*) from notified) >= 0`,
)

/** What is stored of these sessions. */
export const paymentsBySessions = statement(
  'payments.bySessions',
  { sessions: 'text[]' },
  { session_id: 'text', status: payment.status, amount: 'int4' },
  `select session_id, status, amount from payments where session_id = any($1)`,
)
