import pg from 'pg'

/** An unpaid card order. */
export interface UnpaidOrder {
  orderId: string
  /** In minor units. */
  amount: number
  currency: string
}

/** The currency of the shop's default settings. */
export const currency = 'USD'
const unpaidCount = 12_000
const amount = 4900
const seller = { name: 'Gymfolk', address: ['1 Forge Street', 'Portland'], taxId: '', email: 'shop@example.com' }

/** Adds orders that the provider's events will pay, each with one line and a week for the payment: each order can be paid only once. */
export async function fillUnpaidOrders(client: pg.Client): Promise<UnpaidOrder[]> {
  const { rows } = await client.query<{ id: string }>(
    `with o as (
      insert into orders (id, number, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
        shipping_method, product_cost, shipping_cost, total_cost, ordered_at, pay_until)
      select gen_random_uuid(), 'P-' || n, 'guest-' || n || '@example.com', 'Pending', 'NotYetShipped', 'Pending', 'Stripe', o.shipping_address,
        o.shipping_address, o.shipping_method, $2, 0, $2, now() - n % 30 * interval '1 day', now() + interval '7 days'
      from generate_series(1, $1::int) n, (select shipping_address, shipping_method from orders where number = 'C-1-1') o returning id),
    l as (
      insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price)
      select o.id, 0, p.product_id, p.variant_id, p.sku, p.name, p.slug, p.photo, '{}', false, $2, 1, $2
      from o, (select l.* from order_lines l join orders c on c.id = l.order_id where c.number = 'C-1-1' limit 1) p),
    e as (insert into order_events (id, order_id, event, at) select gen_random_uuid(), id, 'PLACED', now() from o)
    select id from o`,
    [unpaidCount, amount],
  )
  return rows.map(({ id }) => ({ orderId: id, amount, currency }))
}

/** Moves the unpaid orders into the last half hour, as they're paid now. Before that, today's reports would count twelve thousand. */
export async function placeUnpaidOrdersNow(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `update orders set ordered_at = now() - substr(number, 3)::int % 30 * interval '1 minute' where number like 'P-%' and payment_status = 'Pending'`,
    )
    await client.query('vacuum (analyze) orders')
  } finally {
    await client.end()
  }
}

/** Adds an invoice for the newest paid order of each customer. */
export async function fillInvoices(client: pg.Client): Promise<void> {
  await client.query(
    `insert into invoices (id, kind, sequence, number, order_id, order_number, locale, currency, seller, buyer, payment_method, product_cost,
      shipping_cost, discount, tax, total_cost, points_cost, ordered_at, issued_at, lines)
    select gen_random_uuid(), 'invoice', n, 'INV-' || lpad(n::text, 6, '0'), id, number, 'en',
      '{"name": "USD", "language": "en-US", "style": "currency"}', $1, billing_address, payment_method, product_cost, 0, 0, 0, total_cost, 0,
      ordered_at, ordered_at, (select jsonb_agg(jsonb_build_object('sku', sku, 'name', name, 'options', options, 'price', price, 'quantity', quantity,
        'totalPrice', total_price, 'taxRate', null) order by position) from order_lines where order_id = o.id)
    from (select *, row_number() over (order by id) as n from orders where number ~ '^C-[0-9]+-3$') o`,
    [JSON.stringify(seller)],
  )
  await client.query(`update invoice_counters c set last = (select coalesce(max(sequence), 0) from invoices i where i.kind = c.kind)`)
}
