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

/** What is stored of these sessions. */
export const paymentsBySessions = statement(
  'payments.bySessions',
  { sessions: 'text[]' },
  { session_id: 'text', status: payment.status, amount: 'int4' },
  `select session_id, status, amount from payments where session_id = any($1)`,
)
