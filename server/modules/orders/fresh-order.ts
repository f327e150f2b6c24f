import { statement } from '#server/db/statement.ts'
import { columns, events, linesOf, own } from './queries.ts'

/**
 * An order that waits for all of its money, with nothing sent, edited or to come: of those nothing went back or was reviewed either, so two other tables are read
 * instead of twelve. No row for any other.
 */
export const freshOrder = statement(
  'orders.fresh',
  { id: 'uuid' },
  columns,
  `
  select ${own}, null::text as exchange_number, o.locale, '[]'::json as refunds, o.return_until, o.withdraw_until, o.is_withdrawable, '[]'::json as returns, ${linesOf('null')} as lines,
    null::json as waiting, ${events} as events, '[]'::json as shipments, '{}'::uuid[] as reviewed
  from orders o where o.id = $1 and o.order_status = 'Pending' and o.payment_status = 'Pending' and o.shipping_status = 'NotYetShipped'
    and o.edits = 0 and o.gift_card_cost = 0 and o.refunded = 0 and o.exchange_of is null and not o.has_back_orders`,
)
