import { isSale } from '#server/modules/orders/orders.ts'

/**
 * The components of an order's total in the shop's currency, for a row `o` of orders; they always add up to the total. Tax included in
 * prices is taken out of goods, discounts and shipping; `offset 0` makes PostgreSQL compute it once per order. Unpaid orders count as
 * sales, and are shown separately, too.
 */
export const orderParts = `
  cross join lateral (
    select case when (o.taxes->>'inclusive')::boolean then (select coalesce(sum((l->>'amount')::int8), 0)::int8
      from jsonb_array_elements(o.taxes->'lines') l) else 0 end as goods_tax,
      case when (o.taxes->>'inclusive')::boolean then (o.taxes->'shipping'->>'amount')::int8 else 0 end as shipping_tax,
      nullif(o.product_cost - o.gift_card_cost - o.discount, 0) as goods_paid offset 0) t
  cross join lateral (
    select in_shop(o.total_cost, o.shop_rate) as total, in_shop(o.gift_card_cost, o.shop_rate) as gift_cards,
      in_shop(o.discount - coalesce(round(o.discount * t.goods_tax::numeric / t.goods_paid), 0)::int8, o.shop_rate) as discounts,
      in_shop(o.shipping_cost - t.shipping_tax, o.shop_rate) as shipping,
      in_shop(o.tax + t.goods_tax + t.shipping_tax, o.shop_rate) as tax,
      case when o.payment_status = 'Pending' then in_shop(greatest(0, o.total_cost - o.points_cost - o.credit_cost - o.paid_part),
      o.shop_rate) else 0 end as unpaid offset 0) part`

/** The value of an order's goods before discounts, from `orderParts`. */
export const grossOf = `part.total - part.gift_cards - part.shipping - part.tax + part.discounts`

/**
 * The credit notes of refunds in a time span from `from` to `until` (SQL); a refund and its note have the same time. Notes for edits are
 * left out, as an edited order is cheaper itself, and so are notes of orders that don't count as sales.
 */
export const creditedIn = (from: string, until: string): string => `
  (select distinct order_id, at from order_refunds where at >= ${from} and at < ${until}) r
  join orders o on o.id = r.order_id and ${isSale('o')}
  join invoices n on n.order_id = r.order_id and n.issued_at = r.at and n.kind = 'credit_note'`

/**
 * The gift cards in a credit note `n`: those that it lists. The last note of a cancelled order lists no lines; it has all gift cards that
 * aren't in other notes.
 */
const creditedCards = `
  case when o.gift_card_refunded = 0 then 0
    when o.order_status = 'Cancelled' and not exists (select from invoices later where later.corrects = n.corrects
      and later.sequence > n.sequence)
      then o.gift_card_cost - (select coalesce(sum(c.total_price), 0)::int8 from invoices other
        join invoice_lines c on c.invoice_id = other.id
        where other.corrects = n.corrects and other.id <> n.id and c.sku in (select sku from order_lines where order_id = o.id
          and is_gift_card))
    else (select coalesce(sum(c.total_price), 0)::int8 from invoice_lines c
      where c.invoice_id = n.id and c.sku in (select sku from order_lines where order_id = o.id and is_gift_card)) end`

/** The tax of a credit note, contained in its prices or on top of them. */
const creditedTax = (note: string) =>
  `greatest(${note}.tax, (select coalesce(sum((x->>'amount')::int8), 0)::int8 from jsonb_array_elements(${note}.taxes) x))`

/**
 * The amounts credited by earlier credit notes of the same order, if order `o` is in another currency. A note is converted cumulatively: it
 * counts as the difference that it makes to the converted sum, so that the notes of an order add up exactly.
 */
export const creditedBefore = `
  cross join lateral (
    select coalesce(sum(e.total_cost), 0)::int8 as total, coalesce(sum(${creditedTax('e')}), 0)::int8 as tax
    from invoices e where o.shop_rate is not null and e.order_id = n.order_id and e.kind = 'credit_note' and e.sequence < n.sequence
      and exists (select from order_refunds x where x.order_id = e.order_id and x.at = e.issued_at) offset 0) before`

/**
 * The parts of a credit note `n` of an order `o`, as in `orderParts`; revoked gift cards are listed separately. A note for the delivery
 * alone has no goods, however it's rounded.
 */
export const creditParts = `
  ${creditedBefore}
  cross join lateral (select ${creditedTax('n')} as tax, ${creditedCards} as cards offset 0) t
  cross join lateral (
    select in_shop(before.total + n.total_cost, o.shop_rate) - in_shop(before.total, o.shop_rate) - in_shop(t.cards, o.shop_rate) as total,
      in_shop(before.tax + t.tax, o.shop_rate) - in_shop(before.tax, o.shop_rate) as tax,
      in_shop(t.cards, o.shop_rate) as cards offset 0) whole
  cross join lateral (
    select whole.total, whole.tax, whole.cards,
      least(whole.total - whole.tax,
        in_shop(n.shipping_cost - coalesce(round((t.tax - n.tax)::numeric * n.shipping_cost / nullif(n.total_cost - t.cards - n.tax, 0)),
        0)::int8, o.shop_rate)) as shipping offset 0) back`

/**
 * The amount that a refund `r` of an order `o` returns, in the shop's currency. It's converted cumulatively: it counts as the difference
 * that it makes to the converted sum of all refunds so far, so that the refunds of an order add up exactly.
 */
export const refundedInShop = `
  cross join lateral (
    select coalesce(sum(e.amount), 0)::int8 as money, coalesce(sum(e.points_returned_cost), 0)::int8 as points,
      coalesce(sum(e.credit_returned), 0)::int8 as credit
    from order_refunds e where o.shop_rate is not null and e.order_id = r.order_id and (e.at, e.id) < (r.at, r.id) offset 0) before
  cross join lateral (
    select in_shop(before.money + r.amount, o.shop_rate) - in_shop(before.money, o.shop_rate) as money,
      in_shop(before.points + r.points_returned_cost, o.shop_rate) - in_shop(before.points, o.shop_rate) as points,
      in_shop(before.credit + r.credit_returned, o.shop_rate) - in_shop(before.credit, o.shop_rate) as credit offset 0) back`
