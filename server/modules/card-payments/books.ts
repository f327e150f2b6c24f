import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import { wrongBalances } from '#server/modules/points/points.ts'

/** What doesn't add up, and where; to be looked at by a person, never repaired silently. */
export interface Imbalance {
  what: 'points' | 'lines' | 'payment' | 'shipments'
  /** Of the customer or the order. */
  id: string
}

const limit = 100
const found = { id: 'uuid' } as const
const params = { limit: 'int8' } as const

/** What the lines come to isn't what the order says. */
const lines = statement(
  'books.lines',
  params,
  found,
  `
  select o.id from orders o join (select order_id, sum(total_price) as cost, sum(discount) as discount from order_lines group by order_id) l on l.order_id = o.id
  where l.cost <> o.product_cost or l.discount <> o.discount order by o.id limit $1`,
  { slow: true },
)

/** Paid, but there is no money left of what was taken; or money was taken and not given back, but the order isn't paid. */
const payment = statement(
  'books.payment',
  params,
  found,
  `
  with card as (
    select p.order_id, sum(p.amount - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0))
      - coalesce((select sum(g.amount) from order_refunds g where g.order_id = p.order_id and g.method = 'points'), 0) as held
    from payments p where p.status = 'captured' group by p.order_id)
  select o.id from orders o left join card on card.order_id = o.id
  where o.payment_method = 'Stripe' and (o.payment_status = 'Paid') <> (coalesce(card.held, 0) > 0)
    or o.payment_method = 'Points' and o.payment_status = 'Paid' and o.points_cost <> o.total_cost
  order by o.id limit $1`,
  { slow: true },
)

/** More was sent than was bought. */
const shipments = statement(
  'books.shipments',
  params,
  found,
  `
  select distinct s.order_id as id from (select order_id, position, sum(quantity) as sent from shipment_lines group by order_id, position) s
    join order_lines l on l.order_id = s.order_id and l.position = s.position
  where s.sent > l.quantity order by id limit $1`,
  { slow: true },
)

/** Compares everything that must agree: points with their ledger, orders with their lines, what is paid with what was taken, parcels with orders. */
export async function findImbalances(tx: Tx): Promise<Imbalance[]> {
  await allowSlow(tx)
  const points = await wrongBalances(tx, limit)
  const orders = {
    lines: await lines.all(tx, { limit }),
    payment: await payment.all(tx, { limit }),
    shipments: await shipments.all(tx, { limit }),
  }
  return [
    ...points.map(({ userId: id }): Imbalance => ({ what: 'points', id })),
    ...(['lines', 'payment', 'shipments'] as const).flatMap((what) => orders[what].map(({ id }): Imbalance => ({ what, id }))),
  ]
}
