import type pg from 'pg'
import type { SampleProduct } from './sample.ts'

const linesPerOrder = 3
const address = {
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
}
const shipping = { code: 'standard', name: 'Standard', price: 0, deliveryFrom: '2026-03-05', deliveryTo: '2026-03-09' }

/**
 * Adds orders for every customer, three products each; older ones are delivered. Called after the reviews: their orders get a history too.
 */
export async function fillCustomerOrders(client: pg.Client, products: SampleProduct[], ordersPerCustomer: number): Promise<void> {
  // One transaction: rows that belong to an order may be written only in the transaction that placed it.
  await client.query('begin')
  await client.query(
    `insert into orders (id, number, user_id, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
      shipping_method, product_cost, shipping_cost, total_cost, ordered_at)
     select gen_random_uuid(), 'C-' || u.n || '-' || k, u.id, u.email, case when k > 2 then 'Completed' else 'Pending' end,
       case when k > 2 then 'Delivered' else 'NotYetShipped' end, case when k > 2 then 'Paid' else 'Pending' end, 'COD', $2, $2, $3, $4, 0, $4,
       now() - k * interval '9 days'
     from (select id, email, row_number() over (order by id) as n from users) u, generate_series(1, $1::int) k`,
    [ordersPerCustomer, JSON.stringify(address), JSON.stringify(shipping), linesPerOrder * 100],
  )
  await client.query(
    `insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price)
     select o.id, k, p.id, v.id, v.sku, p.name, p.slug, '/pictures/a.avif', '{}', false, 100, 1, 100
     from (select id, row_number() over (order by id) as n from orders where number like 'C-%') o, generate_series(0, $2::int - 1) k
       join lateral (select ($1::uuid[])[1 + (o.n * 7 + k * 251) % cardinality($1)] as id) chosen on true
       join products p on p.id = chosen.id join variants v on v.product_id = p.id and v.position = 0`,
    [products.map(({ productId }) => productId), linesPerOrder],
  )
  await client.query(
    `insert into order_events (id, order_id, event, at)
     select gen_random_uuid(), o.id, e.event, o.ordered_at + e.n * interval '1 day'
     from orders o, unnest(array['PLACED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED']) with ordinality as e (event, n)
     where o.user_id is not null and (e.n = 1 or o.order_status = 'Completed')`,
  )
  await client.query('commit')
}
