import type { Charge } from '#contract/plans.ts'
import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'

const charge = {
  id: 'uuid',
  amount: 'int4',
  reason: textOf<Charge['reason']>(),
  status: textOf<Charge['status']>(),
  refunded: 'int4',
  plan_name: 'text',
  url: 'text?',
  created_at: 'timestamptz',
  paid_at: 'timestamptz?',
} as const
export type ChargeRow = Row<typeof charge>

export const chargeStatus = statement(
  'subscriptions.chargeStatus',
  { invoice: 'text' },
  { status: charge.status },
  `select status from subscription_charges where invoice_id = $1`,
)
/** Saves a charge. One that is paid or refunded stays so, whatever an older reading says. */
export const saveCharge = statement(
  'subscriptions.saveCharge',
  {
    id: 'uuid',
    subscription: 'uuid',
    user: 'uuid?',
    plan: 'text',
    invoice: 'text',
    amount: 'int4',
    currency: 'text',
    reason: 'text',
    status: 'text',
    url: 'text?',
    created: 'timestamptz',
    paid: 'timestamptz?',
    cardAmount: 'int4',
  },
  {},
  `
  insert into subscription_charges as c (id, subscription_id, user_id, plan_name, invoice_id, amount, currency, reason, status, url,
    created_at, paid_at, card_amount)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (invoice_id) do update set status = excluded.status, paid_at = coalesce(excluded.paid_at, c.paid_at),
    url = coalesce(excluded.url, c.url), amount = excluded.amount, card_amount = excluded.card_amount
  where c.status not in ('paid', 'refunded')`,
)
export const openCharge = statement(
  'subscriptions.openCharge',
  { subscription: 'uuid' },
  { url: 'text?' },
  `select url from subscription_charges where subscription_id = $1 and status = 'open' order by created_at desc limit 1`,
)

export const chargesAfter = statement(
  'subscriptions.chargesAfter',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  select created_at as at, id from subscription_charges where user_id = $1 and (created_at, id) < ($2, $3)
  order by created_at desc, id desc limit $4`,
)
export const chargesById = statement(
  'subscriptions.chargesByIds',
  { ids: 'uuid[]' },
  charge,
  `
  select c.id, c.amount, c.reason, c.status,
    (select coalesce(sum(r.amount), 0) from subscription_refunds r where r.charge_id = c.id and r.status <> 'failed')::int as refunded,
    c.plan_name, c.url, c.created_at, c.paid_at
  from subscription_charges c where c.id = any($1)`,
)
