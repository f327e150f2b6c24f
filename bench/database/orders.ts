import type pg from 'pg'

/** In larger shops only the best sellers count: nobody knows what goes with what in a long tail. */
const productsMax = 20_000
const ordersPerProduct = 10
const groupSize = 5

/**
 * Adds orders of the last half year, from which "bought together" is computed: the best-selling products in groups of five, each order with
 * one of them and two others of its group. The orders are deleted when the first run signs in its customers; the computed result stays.
 */
export async function fillOrders(client: pg.Client, now: Date): Promise<void> {
  await client.query('begin')
  // Skips foreign key checks, as COPY does here: they would double the time.
  await client.query('set local session_replication_role = replica')
  await client.query(orders, [productsMax, ordersPerProduct, now])
  await client.query(lines, [productsMax, groupSize])
  await client.query('commit')
  await client.query('analyze orders, order_lines')
}

const best = `select product_id, row_number() over (order by popularity desc, product_id) - 1 as place from product_index
  order by popularity desc, product_id limit $1`

/** The number determines the order's product, and the order's index among that product's orders. */
const orders = `
  insert into orders (id, number, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
    shipping_method, product_cost, shipping_cost, total_cost, ordered_at)
  select gen_random_uuid(), 'B-' || b.place || '-' || round, 'history@example.com', 'Completed', 'Delivered', 'Paid', 'COD', '{}', '{}', '{}', 300, 0,
    300, $3::timestamptz - (1 + (b.place * 7 + round * 17) % 180) * interval '1 day'
  from (${best}) b, generate_series(0, $2::int - 1) round`

const lines = `
  with best as materialized (${best}),
  bought as (
    select o.id, o.place - o.place % $2::bigint as first, array[o.place % $2::bigint, (o.place + 1 + o.round % ($2::bigint - 1)) % $2::bigint,
      (o.place + 1 + (o.round + 1) % ($2::bigint - 1)) % $2::bigint] as members
    from (select id, split_part(number, '-', 2)::bigint as place, split_part(number, '-', 3)::bigint as round from orders where number like 'B-%') o
  )
  insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price)
  select o.id, m.position - 1, p.id, v.id, v.sku, p.name, p.slug, '', '{}', false, 100, 1, 100
  from bought o cross join unnest(o.members) with ordinality m (member, position)
    join best b on b.place = o.first + m.member join products p on p.id = b.product_id join variants v on v.product_id = p.id and v.position = 0`
