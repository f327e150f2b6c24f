import { type Check, check } from './check.ts'

/** Checks of orders and their documents. */
export const orderChecks = {
  /** Orders: the totals must agree with those of the lines and the gift wrap. */
  lines: check(
    'lines',
    `
    select o.id from orders o left join (select order_id, sum(total_price) as cost, sum(discount) as discount from order_lines
      group by order_id) l
      on l.order_id = o.id
    where coalesce(l.cost, -1) <> o.product_cost - coalesce((o.gift->>'wrapCost')::int, 0) or l.discount <> o.discount
      or o.total_cost <> o.product_cost + o.shipping_cost + o.tax - o.discount
    order by o.id limit $1`,
  ),
  /** Orders with taxes: the tax of the parts must add up to the order's tax, and the parts to the amounts paid for lines and shipping. */
  orderTaxes: check(
    'orderTaxes',
    `
    select o.id from orders o cross join lateral (
      select coalesce(sum((p->>'net')::int), 0) as net, coalesce(sum((p->>'amount')::int), 0) as amount
      from jsonb_array_elements(o.taxes->'lines' || jsonb_build_array(o.taxes->'shipping')) p) part
    where jsonb_typeof(o.taxes) = 'object' and case when (o.taxes->>'inclusive')::boolean
      then o.tax <> 0 or part.net + part.amount <> o.product_cost - o.discount + o.shipping_cost
      else o.tax <> part.amount or part.net <> o.product_cost - o.discount + o.shipping_cost end
    order by o.id limit $1`,
  ),
  /** Promotions with a limit, or with codes that have one: the uses must equal those of active orders. */
  promotions: check(
    'promotions',
    `
    select p.id from promotions p left join (
        select u.promotion_id, count(*) filter (where u.is_counted) as n, bool_or(o.order_status = 'Cancelled') as is_cancelled
        from promotion_uses u join orders o on o.id = u.order_id where u.returned_at is null group by 1) u on u.promotion_id = p.id
    where p.used <> coalesce(u.n, 0) or u.is_cancelled or p.id in (
      select c.promotion_id from promotion_codes c left join promotion_uses u on u.code = c.code and u.returned_at is null
      where c.uses_max is not null group by c.code having c.used <> count(u.order_id))
    order by p.id limit $1`,
  ),
  /** Orders: what promotions took off must equal the recorded uses, and not exceed the discount. */
  adjustments: check(
    'adjustments',
    `
    select o.id from orders o
      cross join lateral (select coalesce(sum((a->>'amount')::int), 0) as goods, coalesce(sum((a->>'shipping')::int), 0) as shipping,
          sum((a->>'amount')::int + (a->>'shipping')::int) filter (where a->>'promotionId' is not null) as promoted
        from jsonb_array_elements(o.adjustments) as a) a
      left join lateral (select sum(u.amount) as used from promotion_uses u where u.order_id = o.id) u on true
    where o.adjustments <> '[]' and (a.goods > o.discount or a.promoted <> coalesce(u.used, -1)) order by o.id limit $1`,
  ),
  /** Orders created by two idempotency keys, or keys of orders that don't exist. */
  keys: check(
    'keys',
    `
    with made as (select (response->>'id')::uuid as id from idempotency_keys where scope like 'POST /user/orders/create-order %'
      and response is not null)
    select m.id from made m left join orders o on o.id = m.id group by m.id, o.id having count(*) > 1 or o.id is null
    order by m.id limit $1`,
  ),
  /** Orders: credit given to exchanges must equal the money moved. Only exchanges that aren't paid may expect credit. */
  exchanges: check(
    'exchanges',
    `
    select o.id from orders o
    where o.payment_method = 'Stripe' and coalesce((select sum(g.amount) from order_refunds g where g.order_id = o.id
      and g.method = 'exchange'), 0)
        <> coalesce((select sum(m.amount) from payment_moves m where m.from_order = o.id), 0)
      or o.credit_expected > 0 and (o.exchange_of is null or o.payment_status <> 'Pending')
    order by o.id limit $1`,
  ),
  /** Invoices and credit notes after a gap in the numbers, or a last one that differs from the counter. */
  numbers: check(
    'numbers',
    `
    with numbered as (select id, kind, sequence, lag(sequence, 1, 0) over (partition by kind order by sequence) as before,
      lead(sequence) over (partition by kind order by sequence) as after from invoices)
    select n.id from numbered n join invoice_counters c on c.kind = n.kind
    where n.before <> n.sequence - 1 or n.after is null and c.last <> n.sequence order by n.id limit $1`,
  ),
  /**
   * Invoices: the totals must agree with the order and the lines. No more may be credited than was billed, and for a canceled order
   * everything must be.
   */
  invoices: check(
    'invoices',
    `
    select i.id from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and (i.total_cost <> o.total_cost and i.revision = o.revision
      or i.product_cost <> (select coalesce(sum(l.total_price), 0) from invoice_lines l where l.invoice_id = i.id)
      or i.total_cost < (select coalesce(sum(c.total_cost), 0) from invoices c where c.corrects = i.id)
      or o.order_status = 'Cancelled' and i.total_cost <> (select coalesce(sum(c.total_cost), 0) from invoices c where c.corrects = i.id))
    order by i.id limit $1`,
  ),
  /** Invoices and credit notes: the totals must agree with lines and taxes, and no more may be credited per rate than billed. */
  taxes: check(
    'taxes',
    `
    with shares as (
      select i.id, coalesce(i.corrects, i.id) as invoice_id, i.kind, t.* from invoices i
        cross join lateral jsonb_to_recordset(i.taxes) as t (rate int, net int, amount int, inclusive boolean) order by i.id
    ), sums as (
      select id, sum(case when inclusive then 0 else amount end) as tax from shares group by 1
    ), over_credited as (
      select invoice_id as id from (
        select invoice_id, sum(case kind when 'invoice' then net else -net end) as net,
          sum(case kind when 'invoice' then amount else -amount end) as amount
        from shares group by invoice_id, rate) r where r.net < 0 or r.amount < 0)
    select i.id from invoices i left join sums s on s.id = i.id
      left join (select invoice_id as id, sum(total_price) as cost from invoice_lines group by 1) l on l.id = i.id
    where i.total_cost <> i.product_cost + i.shipping_cost - i.discount + i.tax or s.tax <> i.tax or i.kind = 'credit_note'
      and l.cost <> i.product_cost
      or i.id in (select id from over_credited)
    order by i.id limit $1`,
  ),
  /**
   * Credit notes: none may have more at a rate than its lines and the delivery. Together they must not credit more discount or delivery
   * than the invoice has. Those after a credit note without lines are left out, as they use what is left of each rate.
   */
  credited: check(
    'credited',
    `
    with listed as (
      select invoice_id as id, tax_rate as rate, sum(total_price) as amount from invoice_lines group by 1, 2
    ), exact as (
      select c.id, c.corrects, c.shipping_cost, c.product_cost + c.shipping_cost - c.discount as base, c.discount - coalesce((
          select sum((d->>'amount')::int) from jsonb_array_elements(c.discounts) d where (d->>'elsewhere')::boolean), 0) as discount,
            c.taxes
      from invoices c where c.kind = 'credit_note' and not exists (
        select from invoices b where b.corrects = c.corrects and b.sequence <= c.sequence
          and coalesce((select bool_or(l.rate is null) from listed l where l.id = b.id), true))
    ), rated as (
      select e.id, t.rate, case when t.inclusive then t.net + t.amount else t.net end as base
      from exact e cross join jsonb_to_recordset(e.taxes) as t (rate int, net int, amount int, inclusive boolean)
    ), based as (
      select * from rated union all select e.id, 0, e.base - coalesce((select sum(r.base) from rated r where r.id = e.id), 0) from exact e
    ), wrong as (
      select e.id from exact e join based b on b.id = e.id left join listed l on l.id = e.id and l.rate = b.rate
      where b.base > coalesce(l.amount, 0) + e.shipping_cost
      union select i.id from invoices i join (
          select corrects, sum(discount) as discount, sum(shipping_cost) as shipping from exact group by 1) e on e.corrects = i.id
        where e.discount > i.discount or e.shipping > i.shipping_cost)
    select id from wrong order by 1 limit $1`,
  ),
  /** Orders paid since the first invoice that have no invoice. */
  billed: check(
    'billed',
    `
    select distinct o.id from orders o join order_events e on e.order_id = o.id and e.event = 'PAID'
    where o.payment_status = 'Paid' and e.at > (select issued_at from invoices where kind = 'invoice' order by sequence limit 1)
      and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice' and i.revision = o.revision)
      order by o.id limit $1`,
  ),
} as const satisfies Record<string, Check>
