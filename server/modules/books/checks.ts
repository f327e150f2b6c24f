import { type Statement, statement } from '#server/db/statement.ts'

const params = { limit: 'int8' } as const
const columns = { id: 'uuid' } as const
type Check = Statement<typeof params, typeof columns>

/** A comparison over all rows that returns the ids of differences. */
const check = (name: string, text: string): Check => statement(`books.${name}`, params, columns, text, { slow: true })

/** For a line `l`: its variant, and for a bundle also the components of each piece (`p`). */
const eachOfLine = `cross join lateral (
        select l.variant_id, 1 as pieces
        union all select (c->>'variantId')::uuid, (c->>'quantity')::int from jsonb_array_elements(coalesce(l.components, '[]')) c) p`

/** What must always agree. Each check returns the ids of differences. To add one, add a line. */
export const checks = {
  /** Variants: the pieces sold must equal the pieces in active orders, less those restocked by returns or refunds. */
  stock: check(
    'stock',
    `
    with ordered as (
      select p.variant_id, sum((l.quantity - l.restocked) * p.pieces) as quantity from order_lines l join orders o on o.id = l.order_id ${eachOfLine}
      where o.order_status <> 'Cancelled' and not l.is_gift_card and not l.is_digital group by 1
    ), back as (
      select p.variant_id, sum(r.restocked * p.pieces) as quantity from return_lines r join returns t on t.id = r.return_id
        join order_lines l on l.order_id = t.order_id and l.position = r.position ${eachOfLine} group by 1)
    select v.id from variants v left join ordered o on o.variant_id = v.id left join back b on b.variant_id = v.id
    where v.sold <> coalesce(o.quantity, 0) - coalesce(b.quantity, 0) order by v.id limit $1`,
  ),
  /** Variants: the stock at each place must equal the sum of its movements. */
  movements: check(
    'movements',
    `
    with ledger as (select variant_id, place_id, sum(quantity) as quantity from stock_movements group by 1, 2),
      levels as (select id as variant_id, null::uuid as place_id, case when is_bundle then 0 else stock end as quantity from variants union all select variant_id, place_id, quantity from stock_levels)
    select distinct l.variant_id as id from levels l left join ledger m on m.variant_id = l.variant_id and m.place_id is not distinct from l.place_id
    where l.quantity <> coalesce(m.quantity, 0) order by 1 limit $1`,
  ),
  /**
   * Variants: the back-ordered pieces must equal those that orders wait for, and none may wait while there is stock. The sold pieces that
   * don't wait must equal those that the ledger delivered, so pieces are neither lost nor made up.
   */
  backOrders: check(
    'backOrders',
    `
    with waiting as (
      select b.variant_id, sum(b.quantity) as quantity, bool_or(o.order_status = 'Cancelled' or b.quantity > coalesce(l.quantity, 0)) as is_wrong
      from back_orders b join orders o on o.id = b.order_id
        left join lateral (select sum(quantity) as quantity from order_lines where order_id = b.order_id and variant_id = b.variant_id and not is_gift_card and not is_digital) l on true
      group by 1
    ), sold as (
      select variant_id, -sum(quantity) as quantity from stock_movements where kind in ('sale', 'cancel', 'return') group by 1)
    select v.id from variants v left join waiting w on w.variant_id = v.id left join sold s on s.variant_id = v.id
    where v.back_ordered <> coalesce(w.quantity, 0) or w.is_wrong or v.back_ordered > 0 and v.stock > 0 or not v.is_bundle and v.sold - v.back_ordered <> coalesce(s.quantity, 0)
    order by v.id limit $1`,
  ),
  /** Bundles: the stock must be what the components suffice for. A bundle must not contain a bundle, and only bundles have components. */
  bundles: check(
    'bundles',
    `
    select v.id from variants v where v.is_bundle and v.stock <> bundle_stock(v.id)
    union select b.id from bundle_components c join variants b on b.id = c.bundle_id join variants v on v.id = c.component_id where v.is_bundle or not b.is_bundle
    order by 1 limit $1`,
  ),
  /** Customers: the balance must equal the sum of the entries. */
  points: check(
    'points',
    `
    select u.id from users u left join (select user_id, sum(points) as sum from points_entries group by user_id) e on e.user_id = u.id
    where u.points <> coalesce(e.sum, 0) order by u.id limit $1`,
  ),
  /** Customers: community points must equal the sum of their entries, and no act may earn more than once. */
  acts: check(
    'acts',
    `
    with acts as (
      select coalesce(u.merged_into, u.id) as user_id, e.act_id, sum(e.points) as points, max(e.points) as worth
      from points_entries e join users u on u.id = e.user_id where e.act_id is not null group by 1, 2)
    select u.user_id as id from (
      select coalesce(c.user_id, a.user_id) as user_id, coalesce(c.total, 0) - coalesce(a.points, 0) as off, coalesce(a.is_wrong, false) as is_wrong
      from community_points c full join (
        select user_id, sum(points) as points, bool_or(points not in (0, worth)) as is_wrong from acts group by 1) a on a.user_id = c.user_id) u
    where u.off <> 0 or u.is_wrong order by 1 limit $1`,
  ),
  /** Gift cards and store credit: the balance must equal the sum of the entries. */
  credit: check(
    'credit',
    `
    select a.id from credit_accounts a left join (select account_id, sum(amount) as sum from credit_entries group by account_id) e on e.account_id = a.id
    where a.balance <> coalesce(e.sum, 0) order by a.id limit $1`,
  ),
  /** Orders: the credit paid, less returns, must equal what the accounts spent on the order; nothing if it's canceled. */
  creditParts: check(
    'creditParts',
    `
    select o.id from orders o
      left join (select order_id, -sum(amount) as spent from credit_entries where order_id is not null and reason in ('SPENT', 'SPENT_RETURNED') group by 1) e
        on e.order_id = o.id
      left join (select order_id, sum(credit_returned) as back from order_refunds group by 1) r on r.order_id = o.id
    where (o.credit_cost > 0 or e.order_id is not null)
      and (coalesce(e.spent, 0) <> case o.order_status when 'Cancelled' then 0 else o.credit_cost - coalesce(r.back, 0) end
        or r.back > o.credit_cost or o.points_cost + o.credit_cost > o.total_cost
        or o.credit_cost <> (select coalesce(sum((c->>'amount')::int), 0) from jsonb_array_elements(o.credits) c))
    order by o.id limit $1`,
  ),
  /**
   * Orders: each gift card line must have one card of its price, which is credited once it's sent. The order's amount for gift cards must
   * equal their sum.
   */
  giftCards: check(
    'giftCards',
    `
    select o.id from orders o where o.gift_card_cost > 0 and (
      o.gift_card_cost <> coalesce((select sum(l.total_price) from order_lines l where l.order_id = o.id and l.is_gift_card), 0)
      or o.gift_card_refunded <> coalesce((select sum(g.refunded) from gift_cards g where g.order_id = o.id), 0)
      or exists (
        select from (select position, total_price from order_lines where order_id = o.id and is_gift_card) l
          full join (select * from gift_cards where order_id = o.id) g on g.position = l.position
          left join credit_entries e on e.account_id = g.account_id and e.reason = 'BOUGHT' and e.source = g.id::text
        where l.position is null or g.position is null or g.amount <> l.total_price or coalesce(e.amount, 0) <> case when g.sent_at is null then 0 else g.amount end
          or g.sent_at is not null and g.paid_at is null or g.paid_at is null and o.payment_status = 'Paid' and g.voided_at is null))
    order by o.id limit $1`,
  ),
  /** Orders: the totals must agree with those of the lines. */
  lines: check(
    'lines',
    `
    select o.id from orders o left join (select order_id, sum(total_price) as cost, sum(discount) as discount from order_lines group by order_id) l
      on l.order_id = o.id
    where coalesce(l.cost, -1) <> o.product_cost or l.discount <> o.discount or o.total_cost <> o.product_cost + o.shipping_cost + o.tax - o.discount
    order by o.id limit $1`,
  ),
  /** Promotions with a limit: the uses must equal those of active orders. */
  promotions: check(
    'promotions',
    `
    select p.id from promotions p left join (
        select u.promotion_id, count(*) filter (where u.is_counted) as n, bool_or(o.order_status = 'Cancelled') as is_cancelled
        from promotion_uses u join orders o on o.id = u.order_id where u.returned_at is null group by 1) u on u.promotion_id = p.id
    where p.used <> coalesce(u.n, 0) or u.is_cancelled order by p.id limit $1`,
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
    with made as (select (response->>'id')::uuid as id from idempotency_keys where scope like 'POST /user/orders/create-order %' and response is not null)
    select m.id from made m left join orders o on o.id = m.id group by m.id, o.id having count(*) > 1 or o.id is null order by m.id limit $1`,
  ),
  /** Orders: paid ones must have money or credit left, unpaid ones exactly the part recorded as paid, canceled ones none. */
  payment: check(
    'payment',
    `
    select o.id from orders o cross join lateral (
      select coalesce((select sum(p.amount) from payments p where p.order_id = o.id and p.status = 'captured'), 0)
        + coalesce((select sum(m.amount) from payment_moves m where m.to_order = o.id), 0)
        - coalesce((select sum(m.amount) from payment_moves m where m.from_order = o.id), 0)
        - coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.status <> 'replaced'), 0)
        - coalesce((select sum(g.amount) from order_refunds g where g.order_id = o.id and g.method not in ('card', 'exchange')), 0) as held) card
    where o.payment_method = 'Stripe' and case o.payment_status when 'Paid' then card.held < 0 or card.held = 0 and o.total_cost - o.gift_card_refunded > o.points_cost + o.credit_cost
          and o.credit_cost <= (select coalesce(sum(g.credit_returned), 0) from order_refunds g where g.order_id = o.id)
        when 'Pending' then card.held <> o.paid_part else card.held <> 0 end
      or o.payment_method in ('Points', 'Credit') and o.payment_status = 'Paid' and o.points_cost + o.credit_cost <> o.total_cost
    order by o.id limit $1`,
  ),
  /** Orders: credit given to exchanges must equal the money moved. Only exchanges that aren't paid may expect credit. */
  exchanges: check(
    'exchanges',
    `
    select o.id from orders o
    where o.payment_method = 'Stripe' and coalesce((select sum(g.amount) from order_refunds g where g.order_id = o.id and g.method = 'exchange'), 0)
        <> coalesce((select sum(m.amount) from payment_moves m where m.from_order = o.id), 0)
      or o.credit_expected > 0 and (o.exchange_of is null or o.payment_status <> 'Pending')
    order by o.id limit $1`,
  ),
  /** Orders with a refund that the payment provider refused, until staff refund it again. */
  refund: check('refund', `select distinct order_id as id from refunds where status = 'failed' order by 1 limit $1`),
  /** Memberships with a charge refund that the payment provider refused, until staff settle it. */
  chargeRefund: check(
    'chargeRefund',
    `select distinct subscription_id as id from charge_refund_failures where settled_at is null order by 1 limit $1`,
  ),
  /** Orders with more pieces shipped than bought. */
  shipments: check(
    'shipments',
    `
    select distinct s.order_id as id from (select order_id, position, sum(quantity) as sent from shipment_lines group by order_id, position) s
      join order_lines l on l.order_id = s.order_id and l.position = s.position
    where s.sent > l.quantity order by id limit $1`,
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
  /** Invoices: the totals must agree with the order and the lines, and no more may be credited than billed. */
  invoices: check(
    'invoices',
    `
    select i.id from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and (i.total_cost <> o.total_cost and i.revision = o.revision
      or i.product_cost <> (select coalesce(sum(l.total_price), 0) from invoice_lines l where l.invoice_id = i.id)
      or i.total_cost < (select coalesce(sum(c.total_cost), 0) from invoices c where c.corrects = i.id))
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
        select invoice_id, sum(case kind when 'invoice' then net else -net end) as net, sum(case kind when 'invoice' then amount else -amount end) as amount
        from shares group by invoice_id, rate) r where r.net < 0 or r.amount < 0)
    select i.id from invoices i left join sums s on s.id = i.id
      left join (select invoice_id as id, sum(total_price) as cost from invoice_lines group by 1) l on l.id = i.id
    where i.total_cost <> i.product_cost + i.shipping_cost - i.discount + i.tax or s.tax <> i.tax or i.kind = 'credit_note' and l.cost <> i.product_cost
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
          select sum((d->>'amount')::int) from jsonb_array_elements(c.discounts) d where (d->>'elsewhere')::boolean), 0) as discount, c.taxes
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
      and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice' and i.revision = o.revision) order by o.id limit $1`,
  ),
  /** Orders with more pieces returned than bought. */
  returned: check(
    'returned',
    `
    select distinct r.order_id as id from (
      select l.order_id, l.position, sum(l.quantity) as quantity from return_lines l join returns t on t.id = l.return_id
      where t.state <> 'rejected' group by l.order_id, l.position) r
      join order_lines l on l.order_id = r.order_id and l.position = r.position
    where r.quantity > l.quantity order by id limit $1`,
  ),
  /**
   * Subscriptions that run without a payment beyond the trial and the next period, were paid twice for a period, started twice, or have
   * money while incomplete. Also charges of another user, paid without a time, or refunded beyond their amount.
   */
  subscriptions: check(
    'subscriptions',
    `
    with charged as (
      select c.subscription_id, count(*) filter (where c.reason = 'start') as starts,
        count(*) filter (where c.status in ('paid', 'refunded')) as paid,
        count(*) filter (where c.status in ('paid', 'refunded') and c.reason <> 'change' and c.created_at >= s.period_start) as paid_now,
        bool_or(c.user_id is distinct from s.user_id and s.user_id is not null) as is_anothers,
        bool_or((c.status in ('paid', 'refunded')) <> (c.paid_at is not null)) as is_untimely,
        bool_or((select sum(r.amount) from subscription_refunds r where r.charge_id = c.id and r.status <> 'failed') > coalesce(c.card_amount, c.amount)) as is_over_refunded
      from subscription_charges c join subscriptions s on s.id = c.subscription_id group by c.subscription_id)
    select s.id from subscriptions s left join charged c on c.subscription_id = s.id
    where s.status in ('active', 'past_due') and coalesce(c.paid, 0) = 0 and (s.trial_end is null or s.trial_end < s.period_start) or s.status = 'incomplete' and c.paid > 0
      or c.starts > 1 or c.paid_now > 1 or c.is_anothers or c.is_untimely or c.is_over_refunded
    order by s.id limit $1`,
  ),
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks
