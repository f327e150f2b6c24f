import { type Check, check, eachOfLine } from './check.ts'

/** Checks of pieces: sold, in stock, waiting, sent and returned. */
export const stockChecks = {
  /** Variants: the pieces sold must equal the pieces in active orders, less those restocked by returns or refunds. */
  stock: check(
    'stock',
    `
    with ordered as (
      select p.variant_id, sum((l.quantity - l.restocked) * p.pieces) as quantity
      from order_lines l join orders o on o.id = l.order_id ${eachOfLine}
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
      levels as (select id as variant_id, null::uuid as place_id, case when is_bundle then 0 else stock end as quantity from variants
        union all select variant_id, place_id, quantity from stock_levels)
    select distinct l.variant_id as id from levels l left join ledger m on m.variant_id = l.variant_id
      and m.place_id is not distinct from l.place_id
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
      select b.variant_id, sum(b.quantity) as quantity, bool_or(o.order_status = 'Cancelled'
        or b.quantity > coalesce(l.quantity, 0)) as is_wrong
      from back_orders b join orders o on o.id = b.order_id
        left join lateral (select sum(quantity) as quantity from order_lines where order_id = b.order_id and variant_id = b.variant_id
          and not is_gift_card and not is_digital) l on true
      group by 1
    ), sold as (
      select variant_id, -sum(quantity) as quantity from stock_movements where kind in ('sale', 'cancel', 'return') group by 1)
    select v.id from variants v left join waiting w on w.variant_id = v.id left join sold s on s.variant_id = v.id
    where v.back_ordered <> coalesce(w.quantity, 0) or w.is_wrong or v.back_ordered > 0 and v.stock > 0 or not v.is_bundle
      and v.sold - v.back_ordered <> coalesce(s.quantity, 0)
    order by v.id limit $1`,
  ),
  /** Bundles: the stock must be what the components suffice for. A bundle must not contain a bundle, and only bundles have components. */
  bundles: check(
    'bundles',
    `
    select v.id from variants v where v.is_bundle and v.stock <> bundle_stock(v.id)
    union select b.id from bundle_components c join variants b on b.id = c.bundle_id join variants v on v.id = c.component_id
    where v.is_bundle or not b.is_bundle
    order by 1 limit $1`,
  ),
  /** Orders with more pieces shipped than bought. */
  shipments: check(
    'shipments',
    `
    select distinct s.order_id as id from (select order_id, position, sum(quantity) as sent from shipment_lines
      group by order_id, position) s
      join order_lines l on l.order_id = s.order_id and l.position = s.position
    where s.sent > l.quantity order by id limit $1`,
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
} as const satisfies Record<string, Check>
