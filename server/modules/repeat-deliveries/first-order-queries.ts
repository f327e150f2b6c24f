import { statement } from '#server/db/statement.ts'

/** How many pieces an order has for a repeat delivery that began with it; no row if they were taken out. */
export const quantityInOrder = statement(
  'repeatDeliveries.piecesIn',
  { order: 'uuid', id: 'uuid' },
  { quantity: 'int4' },
  `
  select (x.repeat->>'quantity')::int as quantity from order_lines l cross join lateral jsonb_array_elements(l.repeats) as x (repeat)
  where l.order_id = $1 and (x.repeat->>'id')::uuid = $2`,
)

/** The number of pieces of a line `l` that were refunded. Exchanged pieces weren't, as others replace them. */
const paidBack = `
  l.refunded + coalesce((select sum(p.quantity) from return_lines p join returns r on r.id = p.return_id
    where p.order_id = l.order_id and p.position = l.position and p.exchange_variant_id is null and r.state = 'refunded'), 0)`

/**
 * The order that a delivery began with, if nothing is left of it and nothing was delivered since: the order was cancelled or fully
 * refunded, or its pieces were taken out by an edit or all refunded. An exchange isn't a refund. It has nothing to do with that order
 * once the product it began with was taken out.
 */
export const refundedFirstOrder = statement(
  'repeatDeliveries.overWith',
  { id: 'uuid' },
  { number: 'text' },
  `
  select o.number from repeat_deliveries d join orders o on o.id = d.first_order_id
  where d.id = $1 and not d.is_first_gone and (o.order_status = 'Cancelled' or (o.payment_status = 'Cancelled'
        and not exists (select from order_refunds g where g.order_id = o.id and g.method = 'exchange'))
      or not exists (select from order_lines l cross join lateral jsonb_array_elements(l.repeats) as x (repeat)
        where l.order_id = o.id and (x.repeat->>'id')::uuid = d.id and l.quantity > ${paidBack}))
    and not exists (select from repeat_orders r where r.repeat_delivery_id = d.id and r.state = 'paid' and r.order_id <> d.first_order_id)`,
)

/** Repeat deliveries that began with an order and aren't cancelled. */
export const deliveriesStartedByOrder = statement(
  'repeatDeliveries.begunWith',
  { order: 'uuid' },
  { id: 'uuid' },
  `select id from repeat_deliveries where first_order_id = $1 and state <> 'cancelled' order by id`,
)
