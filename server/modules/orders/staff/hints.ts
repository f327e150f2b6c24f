import type { StaffOrder } from '#contract/admin/orders.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import type { OrderRow } from '../order/rows.ts'

type Hint = StaffOrder['hints'][number]

/** Staff get a hint at this many orders of one person within an hour before or after, or at this many unpaid payment sessions. */
const ordersMin = 4
const failedMin = 3

const around = statement(
  'orders.hints',
  { id: 'uuid' },
  { orders: 'int4', failed: 'int4' },
  `
  select case when o.user_id is null
      then (select count(*)::int from orders n where n.email = o.email and n.user_id is null
        and n.ordered_at between o.ordered_at - interval '1 hour' and o.ordered_at + interval '1 hour')
      else (select count(*)::int from orders n where n.user_id = o.user_id
        and n.ordered_at between o.ordered_at - interval '1 hour' and o.ordered_at + interval '1 hour') end as orders,
    (select count(*)::int from payments p where p.order_id = o.id and p.status = 'expired') as failed
  from orders o where o.id = $1`,
)

/** The best-known domains of throwaway addresses; a complete list would be out of date the day it is made. */
const disposable = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
])

/** What is unusual about an order, for staff to look at; it blocks nothing. */
export async function hintsOf(db: Db | Tx, row: OrderRow): Promise<Hint[]> {
  const { orders = 0, failed = 0 } = (await around.one(db, { id: row.id })) ?? {}
  const domain = row.email.split('@').at(-1) ?? ''
  return [
    ...(row.shipping_address.country === row.billing_address.country ? [] : [{ kind: 'countries', count: 0 } as const]),
    ...(orders >= ordersMin ? [{ kind: 'manyOrders', count: orders } as const] : []),
    ...(failed >= failedMin ? [{ kind: 'failedPayments', count: failed } as const] : []),
    ...(disposable.has(domain) ? [{ kind: 'disposableEmail', count: 0 } as const] : []),
  ]
}
