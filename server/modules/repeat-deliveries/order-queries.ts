import { statement } from '#server/db/statement.ts'
import { jsonb, type Row, textOf } from '#server/db/types.ts'
import type { LeftOut, Problem } from './queries.ts'

const open = {
  id: 'uuid',
  repeat_delivery_id: 'uuid',
  order_id: 'uuid',
  due_on: 'date',
  attempts: 'int4',
  created_at: 'timestamptz',
  was_begun: 'bool',
} as const
/** An unpaid order of a repeat delivery's date. `was_begun`: an attempt to charge the card is unfinished. */
export type OpenOrder = Row<typeof open>

/** Records a date as ordered, including one that the customer had skipped; no row if it was already ordered. */
export const insertOrdered = statement(
  'repeatOrders.insertOrdered',
  { id: 'uuid', delivery: 'uuid', dueOn: 'date', order: 'uuid', now: 'timestamptz', leftOut: jsonb<LeftOut[]>() },
  { id: 'uuid' },
  `
  insert into repeat_orders (id, repeat_delivery_id, due_on, state, order_id, next_attempt_at, created_at, left_out)
  values ($1, $2, $3, 'due', $4, $5, $5, $6)
  on conflict (repeat_delivery_id, due_on) do update set state = 'due', reason = null, order_id = excluded.order_id,
    next_attempt_at = excluded.next_attempt_at, created_at = excluded.created_at, attempts = 0, is_begun = false,
    left_out = excluded.left_out
    where repeat_orders.state = 'skipped'
  returning id`,
)

/** Records the date of the order that it began with. */
export const insertFirst = statement(
  'repeatOrders.insertFirst',
  { id: 'uuid', delivery: 'uuid', dueOn: 'date', order: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into repeat_orders (id, repeat_delivery_id, due_on, state, order_id, created_at) values ($1, $2, $3, 'paid', $4, $5)
  on conflict do nothing`,
)

export const insertSkipped = statement(
  'repeatOrders.insertSkipped',
  { id: 'uuid', delivery: 'uuid', dueOn: 'date', reason: textOf<'customer' | Problem>(), now: 'timestamptz' },
  {},
  `
  insert into repeat_orders (id, repeat_delivery_id, due_on, state, reason, created_at, left_out)
  values ($1, $2, $3, 'skipped', $4, $5, '[]')
  on conflict (repeat_delivery_id, due_on) do update set reason = excluded.reason where repeat_orders.state = 'skipped'`,
)

/** Removes the last date that the customer skipped between two days (the second excluded). */
export const takeBackSkipped = statement(
  'repeatOrders.takeBackSkipped',
  { delivery: 'uuid', from: 'date', before: 'date' },
  { due_on: 'date' },
  `
  delete from repeat_orders where id = (
    select id from repeat_orders where repeat_delivery_id = $1 and due_on >= $2 and due_on < $3 and state = 'skipped'
      and reason = 'customer'
    order by due_on desc limit 1)
  returning due_on`,
)

/** Claims orders whose card is to be charged now, marked as begun: concurrent jobs don't get them before `again`. */
export const claimDue = statement(
  'repeatOrders.claimDue',
  { now: 'timestamptz', again: 'timestamptz', limit: 'int8' },
  open,
  `
  update repeat_orders r set next_attempt_at = $2, is_begun = true
  from (select id, is_begun from repeat_orders where state = 'due' and next_attempt_at <= $1 order by next_attempt_at limit $3
    for update skip locked) c
  where r.id = c.id
  returning r.id, r.repeat_delivery_id, r.order_id, r.due_on, r.attempts, r.created_at, c.is_begun as was_begun`,
)

/** The order that isn't paid yet; there is at most one. */
export const openOrderOf = statement(
  'repeatOrders.openOf',
  { delivery: 'uuid' },
  { id: 'uuid', order_id: 'uuid' },
  `select id, order_id from repeat_orders where repeat_delivery_id = $1 and state = 'due' order by due_on limit 1`,
)

/** Records the outcome of a date's order. */
export const endOrdered = statement(
  'repeatOrders.end',
  { delivery: 'uuid', order: 'uuid', state: textOf<'paid' | 'unpaid'>() },
  {},
  `update repeat_orders set state = $3, next_attempt_at = null, is_begun = false where repeat_delivery_id = $1 and order_id = $2`,
)

/** Records a failed charge; no row if that was already recorded, or if the order is paid or over by now. */
export const recordRefusal = statement(
  'repeatOrders.recordRefusal',
  { id: 'uuid', attempts: 'int4', reason: textOf<Problem>(), next: 'timestamptz' },
  { id: 'uuid' },
  `
  update repeat_orders set attempts = attempts + 1, is_begun = false, reason = $3, next_attempt_at = $4
  where id = $1 and state = 'due' and attempts = $2 returning id`,
)

/** Postpones an order, to be checked again later. */
export const postpone = statement(
  'repeatOrders.postpone',
  { id: 'uuid', next: 'timestamptz' },
  {},
  `update repeat_orders set next_attempt_at = $2 where id = $1 and state = 'due'`,
)

/** Makes an order due for a charge right away, because only a part of it was charged. */
export const chargeRest = statement(
  'repeatOrders.chargeRest',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update repeat_orders set next_attempt_at = $2, is_begun = false where id = $1 and state = 'due'`,
)

/** Makes an order due for a charge right away, as a new attempt, because another card was given. */
export const chargeNow = statement(
  'repeatOrders.chargeNow',
  { delivery: 'uuid', now: 'timestamptz' },
  {},
  `update repeat_orders set next_attempt_at = $2 where repeat_delivery_id = $1 and state = 'due' and not is_begun`,
)
