import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { lockOrder, lowStockSql, ownSql } from './bundles/stock-sql.ts'
import { dealJoin } from './deals/price-sql.ts'

/**
 * Deducts everything, or the transaction is retried if a variant isn't for sale anymore at its price (0: any price) or in its quantity.
 * Locks in id order, whatever the order of lines, so orders of the same variants wait for each other and never deadlock. Uses `for no key
 * update`, since each order has lines that refer to the rows.
 */
export const deduct = statement(
  'stock.deduct',
  { ids: 'uuid[]', quantities: 'int4[]', prices: 'int4[]', low: 'int4', now: 'timestamptz', deals: 'uuid[]', order: 'uuid' },
  { product_id: 'uuid' },
  `
  with locked as materialized (
    select v.id, t.quantity, (t.price = 0 or v.active and coalesce(deal.price, v.price) = t.price) and v.stock >= t.quantity as is_good
    from unnest($1::uuid[], $2::int[], $3::int[]) as t (id, quantity, price) join variants v on v.id = t.id ${dealJoin('$5', '$6')}
    order by ${lockOrder} for no key update of v
  ), deducted as (
    update variants v set stock = v.stock - ${ownSql('l.quantity')}, sold = v.sold + l.quantity
    from locked l where v.id = l.id
      and (select case when count(*) = cardinality($1) and bool_and(is_good) then true else changed_meanwhile('what is for sale') end
        from locked)
    returning v.product_id, v.stock, v.id, l.quantity, v.is_bundle
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id) select id, 'sale', -quantity, $5, $7 from deducted
    where not is_bundle
  ), low as (${lowStockSql('deducted', 'stock', '$4')}
  )
  select product_id from low`,
)

/** Puts pieces back. Locks in id order, as `deduct` does. */
export const putBack = statement(
  'stock.putBack',
  { ids: 'uuid[]', quantities: 'int4[]', low: 'int4', kind: textOf<'cancel' | 'return'>(), now: 'timestamptz', order: 'uuid' },
  { product_id: 'uuid' },
  `
  with locked as materialized (
    select v.id, v.stock as before, t.quantity
    from unnest($1::uuid[], $2::int[]) as t (id, quantity) join variants v on v.id = t.id order by ${lockOrder} for no key update of v
  ), put_back as (
    update variants v set stock = v.stock + ${ownSql('l.quantity')}, sold = v.sold - l.quantity from locked l where v.id = l.id
    returning v.product_id, l.before, v.id, l.quantity, v.is_bundle
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id) select id, $4, quantity, $5, $6 from put_back where not is_bundle
  ), low as (${lowStockSql('put_back', 'before', '$3')}
  )
  select product_id from low`,
)

/** Deducts pieces that were sold before, whatever they cost now, and whether or not they are still for sale. */
export const deductSold = statement(
  'stock.deductSold',
  { ids: 'uuid[]', quantities: 'int4[]', low: 'int4', now: 'timestamptz', order: 'uuid' },
  { product_id: 'uuid' },
  `
  with locked as materialized (
    select v.id, t.quantity, v.stock >= t.quantity as is_good
    from unnest($1::uuid[], $2::int[]) as t (id, quantity) join variants v on v.id = t.id order by ${lockOrder} for no key update of v
  ), deducted as (
    update variants v set stock = v.stock - ${ownSql('l.quantity')}, sold = v.sold + l.quantity
    from locked l where v.id = l.id
      and (select case when count(*) = cardinality($1) and bool_and(is_good) then true else changed_meanwhile('what is in stock') end
        from locked)
    returning v.product_id, v.stock, v.id, l.quantity, v.is_bundle
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id) select id, 'sale', -quantity, $4, $5 from deducted
    where not is_bundle
  ), low as (${lowStockSql('deducted', 'stock', '$3')}
  )
  select product_id from low`,
)

export const hasStock = statement(
  'stock.covers',
  { ids: 'uuid[]', quantities: 'int4[]' },
  { covers: 'bool' },
  `
  select coalesce(bool_and(v.stock >= t.quantity), false) as covers
  from unnest($1::uuid[], $2::int[]) as t (id, quantity) left join variants v on v.id = t.id`,
)
