import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'
import type { SubscriptionRow } from './queries.ts'

const staffSubscription = {
  id: 'uuid',
  user_id: 'uuid?',
  name: 'text?',
  email: 'text?',
  plan_id: 'uuid',
  plan_name: 'text',
  period: textOf<SubscriptionRow['period']>(),
  status: textOf<SubscriptionRow['status']>(),
  amount: 'int4?',
  trial_end: 'timestamptz?',
  period_end: 'timestamptz?',
  cancel_at_period_end: 'bool',
  credit: 'int4',
  note: 'text',
  created_at: 'timestamptz',
  ended_at: 'timestamptz?',
} as const
export type StaffSubscriptionRow = Row<typeof staffSubscription>

export const staffSubscriptionsByIds = statement(
  'staffSubscriptions.byIds',
  { ids: 'uuid[]' },
  staffSubscription,
  `
  select s.id, s.user_id, u.name, u.email, s.plan_id, p.name as plan_name, s.period, s.status, s.amount, s.trial_end, s.period_end,
    s.cancel_at_period_end, s.credit, s.note, s.created_at, s.ended_at
  from subscriptions s join plans p on p.id = s.plan_id left join users u on u.id = s.user_id where s.id = any($1)`,
)

export const chargesOf = statement(
  'staffSubscriptions.chargesOf',
  { subscription: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from subscription_charges where subscription_id = $1 order by created_at desc, id desc limit $2`,
)

export const setNote = statement(
  'staffSubscriptions.setNote',
  { id: 'uuid', note: 'text' },
  {},
  `update subscriptions set note = $2 where id = $1`,
)

/**
 * Locks the charge's member before the charge, so that nothing else changes their subscriptions meanwhile; `is_changing`: a change of plan
 * is in progress.
 */
export const lockMember = statement(
  'staffSubscriptions.lockMember',
  { charge: 'uuid', now: 'timestamptz' },
  { is_changing: 'bool' },
  `
  select exists (select from subscriptions s where s.user_id = u.id and s.changing_until > $2) as is_changing
  from users u where u.id = (select user_id from subscription_charges where id = $1) for no key update of u`,
)

const refundedOfCharge = `coalesce((select sum(r.amount) from subscription_refunds r where r.charge_id = c.id and r.status <> 'failed'), 0)`

/**
 * For each charge, the part that can be refunded to its card, and the part that the member still has as credit and that can't. Changes of
 * plan credit the last payments, so the credit is counted against the newest charges first. A credit is what cards paid beyond what was
 * charged.
 */
export const refundableOf = statement(
  'staffSubscriptions.refundableOf',
  { charges: 'uuid[]' },
  { id: 'uuid', refundable: 'int4', credit: 'int4' },
  `
  with own as (
    select c.id, c.created_at, c.amount, coalesce(c.card_amount, greatest(c.amount, 0)) as card, ${refundedOfCharge} as refunded
    from subscription_charges c
    where c.user_id = (select user_id from subscription_charges where id = any($1) limit 1) and c.status in ('paid', 'refunded')
  ), credited as (
    select id, greatest(0, least(card - refunded, sum(card - amount) over ()
      - coalesce(sum(card - refunded) over (order by created_at desc, id desc rows between unbounded preceding and 1 preceding),
      0))) as credit
    from own)
  select c.id,
    case when c.status = 'paid' then greatest(0, coalesce(c.card_amount, c.amount) - ${refundedOfCharge} - coalesce(o.credit,
    0)) else 0 end::int as refundable, coalesce(o.credit, 0)::int as credit
  from subscription_charges c left join credited o on o.id = c.id where c.id = any($1)`,
)

/** Locks a charge until the transaction ends, and returns the card-paid part once no concurrent refund is in progress. */
export const lockCharge = statement(
  'staffSubscriptions.lockCharge',
  { id: 'uuid' },
  { id: 'uuid', subscription_id: 'uuid', amount: 'int4', status: 'text' },
  `select id, subscription_id, coalesce(card_amount, amount) as amount, status from subscription_charges where id = $1 for no key update`,
)
export const refundedOf = statement(
  'staffSubscriptions.refundedOf',
  { charge: 'uuid' },
  { refunded: 'int4' },
  `select coalesce(sum(amount), 0)::int as refunded from subscription_refunds where charge_id = $1 and status <> 'failed'`,
)

/** Inserts the refund, and updates the charge. */
export const insertRefund = statement(
  'staffSubscriptions.insertRefund',
  { id: 'uuid', charge: 'uuid', amount: 'int4', reason: 'text', now: 'timestamptz', status: 'text' },
  {},
  `
  with refund as (
    insert into subscription_refunds (id, charge_id, amount, reason, status, created_at) values ($1, $2, $3, $4, 'pending', $5)
    returning charge_id)
  update subscription_charges c set status = $6 from refund where c.id = refund.charge_id`,
)

export const refundToPay = statement(
  'staffSubscriptions.refundToPay',
  { id: 'uuid' },
  { amount: 'int4', status: 'text', invoice_id: 'text', currency: 'text' },
  `
  select r.amount, r.status, c.invoice_id, c.currency from subscription_refunds r join subscription_charges c on c.id = r.charge_id
  where r.id = $1`,
)
/** Records a confirmed refund and returns what it refunds; no row if that was known. */
export const endRefund = statement(
  'staffSubscriptions.endRefund',
  { id: 'uuid', now: 'timestamptz' },
  { subscription_id: 'uuid', amount: 'int4' },
  `
  with done as (update subscription_refunds set status = 'done', done_at = $2 where id = $1 and status = 'pending' returning charge_id,
    amount)
  select c.subscription_id, d.amount from done d join subscription_charges c on c.id = d.charge_id`,
)
export const isRefund = statement(
  'staffSubscriptions.isRefund',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from subscription_refunds where id = $1`,
)
/** Records a failed refund. Its charge counts as paid; staff settle the failure. */
export const failRefund = statement(
  'staffSubscriptions.failRefund',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  with failed as (
    update subscription_refunds set status = 'failed', done_at = $2 where id = $1 and status in ('pending', 'done')
    returning id, charge_id, amount
  ), recorded as (
    insert into charge_refund_failures (refund_id, charge_id, subscription_id, amount, failed_at)
    select f.id, f.charge_id, c.subscription_id, f.amount, $2 from failed f join subscription_charges c on c.id = f.charge_id
    on conflict (refund_id) do nothing
  )
  update subscription_charges c set status = 'paid' from failed where c.id = failed.charge_id and c.status = 'refunded'`,
)
