import { limits } from '#contract/limits.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { type LinePieces, withComponents } from './bundles/pieces.ts'
import { lockOrder, lowStockSql, ownSql } from './bundles/stock-sql.ts'
import { deductDeals } from './deals/deduct.ts'
import { type StockCause, changeStock } from './stock.ts'

/**
 * Deducts stock and puts it back in one statement; if there is too little to deduct, the transaction is retried. Locks in id order, as
 * `stock.deduct` does. Prices aren't checked, as the order has already agreed on them.
 */
const change = statement(
  'stock.change',
  { ids: 'uuid[]', quantities: 'int4[]', low: 'int4', now: 'timestamptz', order: 'uuid' },
  { product_id: 'uuid' },
  `
  with locked as materialized (
    select v.id, v.stock as before, t.quantity, v.stock >= t.quantity as is_good
    from unnest($1::uuid[], $2::int[]) as t (id, quantity) join variants v on v.id = t.id order by ${lockOrder} for no key update of v
  ), changed as (
    update variants v set stock = v.stock - ${ownSql('l.quantity')}, sold = v.sold + l.quantity
    from locked l where v.id = l.id
      and (select case when count(*) = cardinality($1) and bool_and(is_good) then true else changed_meanwhile('what is in stock') end
        from locked)
    returning v.product_id, least(v.stock, l.before) as least, v.id, l.quantity, v.is_bundle
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id)
    select id, case when quantity > 0 then 'sale' else 'cancel' end, -quantity, $4, $5 from changed where not is_bundle
  ), low as (${lowStockSql('changed', 'least', '$3')}
  )
  select product_id from low`,
)

/** A change of an order's pieces; a negative quantity goes back. `deal` is the limited deal that they count in. */
interface StockChange extends LinePieces {
  deal: string | null
}

/** Deducts the added pieces of an order and puts back the removed ones, together with the commit. */
export function changeStockOf(tx: Tx, changes: StockChange[], { orderId, now }: StockCause): void {
  if (changes.length === 0) return
  deductDeals(
    tx,
    changes.flatMap(({ deal, quantity }) => (deal === null || quantity <= 0 ? [] : [{ id: deal, quantity }])),
    { orderId, now },
  )
  const pieces = withComponents(changes)
  const moved = { ids: pieces.map((one) => one.variantId), quantities: pieces.map((one) => one.quantity) }
  changeStock(tx, () => change.all(tx, { ...moved, low: limits.product.stockLow, now, order: orderId }))
}
