import { isSale } from '#server/modules/orders/orders.ts'
import { creditedBefore, creditedIn, orderParts, refundedInShop } from './sales-sql.ts'

/** The sales in a time span (SQL). `offset 0` keeps the planner, which doesn't know how short the span is, from reading more. */
const ordersIn = (from: string, until: string): string =>
  `(select * from orders where ordered_at >= ${from} and ordered_at < ${until} and ${isSale('orders')} offset 0) o`

/**
 * Discounts in a time span, order by order. Those without a promotion are the price difference of an exchange (`exchange`), or come from
 * memberships, members' price lists and staff.
 */
export const discountsIn = (from: string, until: string): string => `
  select d.promotion_id, d.name, 1 as orders, in_shop(d.goods, o.shop_rate) as goods, in_shop(d.shipping, o.shop_rate) as shipping,
    in_shop(o.total_cost, o.shop_rate) as sales, o.id, o.number, o.ordered_at
  from ${ordersIn(from, until)} cross join lateral (
    select (a->>'promotionId')::uuid as promotion_id, a->>'name' as name, (a->>'amount')::int8 as goods, (a->>'shipping')::int8 as shipping
    from jsonb_array_elements(o.adjustments) a
    union all
    select null, case when o.exchange_of is null then '' else 'exchange' end,
      o.discount - coalesce((select sum((a->>'amount')::int8) from jsonb_array_elements(o.adjustments) a), 0)::int8, 0) d
  where d.goods > 0 or d.shipping > 0`

/**
 * The taxes `lines` (SQL: a JSON array) of an order `o`, each with its amount in the shop's currency. Amounts are rounded cumulatively:
 * each is the rounded sum up to it, less the rounded sum before it, so that together they equal the other figures. `before` is where the
 * sum starts.
 */
const inShopTogether = (lines: string, before = '0'): string => `
  (select line, in_shop(upto, o.shop_rate) - in_shop(upto - (line->>'amount')::int8, o.shop_rate) as amount
    from (select line, ${before} + (sum((line->>'amount')::int8) over (order by at))::int8 as upto
      from jsonb_array_elements(${lines}) with ordinality as x (line, at)) summed)`

/** The tax on orders of a time span, by rate and place. */
export const taxesIn = (from: string, until: string): string => `
  select coalesce(o.shipping_address->>'country', '') as country, coalesce(o.shipping_address->>'region', '') as region,
    o.taxes->>'name' as name, (l.line->>'rate')::int as rate, in_shop((l.line->>'net')::int8, o.shop_rate) as net, l.amount,
    0::int8 as returned_net, 0::int8 as returned, o.id, o.number, o.ordered_at
  from ${ordersIn(from, until)} cross join lateral ${inShopTogether("o.taxes->'lines' || jsonb_build_array(o.taxes->'shipping')")} l
  where o.taxes is not null and (l.line->>'rate')::int > 0`

/** The tax credited in a time span. */
export const taxesCreditedIn = (from: string, until: string): string => `
  select coalesce(o.shipping_address->>'country', '') as country, coalesce(o.shipping_address->>'region', '') as region,
    x.line->>'name' as name, (x.line->>'rate')::int as rate, 0::int8 as net, 0::int8 as amount,
    in_shop((x.line->>'net')::int8, o.shop_rate) as returned_net, x.amount as returned
  from ${creditedIn(from, until)} ${creditedBefore} cross join lateral ${inShopTogether('n.taxes', 'before.tax')} x
  where (x.line->>'rate')::int > 0`

/** How orders of a time span are paid, order by order: with points and credit first, the remainder with the payment method. */
export const paymentsIn = (from: string, until: string): string => `
  select p.method, 1 as orders, in_shop(p.amount, o.shop_rate) as amount, case
    when p.method in ('card', 'cash') then part.unpaid else 0 end as unpaid,
    0::int8 as refunded, o.id, o.number, o.ordered_at
  from ${ordersIn(from, until)} ${orderParts} cross join lateral (values ('points', o.points_cost), ('credit', o.credit_cost),
    (case when o.payment_method = 'Stripe' then 'card' else 'cash' end, o.total_cost - o.points_cost - o.credit_cost)) p (method, amount)
  where p.amount > 0`

/** Refunds in a time span and their method: to the card, by hand, as points or credit, or as payment for a replacement. */
export const refundsIn = (from: string, until: string): string => `
  select p.method, 0 as orders, 0::int8 as amount, 0::int8 as unpaid, p.amount as refunded
  from order_refunds r join orders o on o.id = r.order_id and ${isSale('o')} ${refundedInShop} cross join lateral (values
    (case r.method when 'bank' then 'cash' else r.method end, back.money), ('points', back.points), ('credit', back.credit)) p (method,
      amount)
  where r.at >= ${from} and r.at < ${until} and p.amount > 0`
