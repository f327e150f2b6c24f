import { type Columns } from '#server/db/types.ts'
import { statement, type Statement, type Tx } from '#server/db/statement.ts'
import { type LinePieces, type StockPieces, withComponents } from './bundles/pieces.ts'
import { lockOrder, ownSql } from './bundles/stock-sql.ts'
import { dealJoin } from './deals/price-sql.ts'
import { deductDeals } from './deals/deduct.ts'
import { type StockCause, changeStock } from './stock.ts'

const params = { ids: 'uuid[]', quantities: 'int4[]', waits: 'int4[]', now: 'timestamptz', order: 'uuid' } as const
const columns = { product_id: 'uuid' } as const

/**
 * Deducts pieces and puts them back, all or none, including pieces that wait for stock. Pieces in stock are deducted; missing ones are
 * back-ordered, up to the number that the buyer was told and the variant's limit. When pieces go back, waiting ones are cancelled first, so
 * nothing that was never in stock is added to it. Locks variants in id order, as `stock.deduct` does, then their back-orders, so these are
 * read as last committed.
 */
const change = <P extends Columns>(
  name: string,
  more: P,
  { join, isGood }: { join: string; isGood: string },
): Statement<typeof params & P, typeof columns> =>
  statement(
    name,
    { ...params, ...more },
    columns,
    `
  with wanted as (
    select * from unnest($1::uuid[], $2::int[], $3::int[]) with ordinality as t (id, quantity, waits, place)
  ), locked as materialized (
    select v.id, v.stock, t.quantity, (t.quantity <= 0 or v.stock >= t.quantity
      or v.stock + t.waits >= t.quantity and v.back_ordered + t.quantity - v.stock <= coalesce(v.back_order_limit, 0))${isGood} as is_good
    from wanted t join variants v on v.id = t.id ${join} order by ${lockOrder} for no key update of v
  ), own as materialized (
    select b.variant_id, b.quantity, least(b.quantity, -l.quantity) as pieces
    from locked l join back_orders b on b.order_id = $5 and b.variant_id = l.id where l.quantity < 0 for update of b
  ), gone as (
    delete from back_orders b using own o where b.order_id = $5 and b.variant_id = o.variant_id and o.pieces = o.quantity
  ), fewer as (
    update back_orders b set quantity = b.quantity - o.pieces from own o where b.order_id = $5 and b.variant_id = o.variant_id
      and o.pieces < o.quantity
  ), plan as (
    select l.id, l.quantity, case when l.quantity > 0 then least(l.stock, l.quantity) else l.quantity + coalesce(o.pieces, 0) end as moved
    from locked l left join own o on o.variant_id = l.id
  ), changed as (
    update variants v set stock = v.stock - ${ownSql('p.moved')}, back_ordered = v.back_ordered + p.quantity - p.moved,
      sold = v.sold + p.quantity
    from plan p where v.id = p.id
      and (select case when count(*) = cardinality($1) and bool_and(is_good) then true else changed_meanwhile('what is for sale') end
        from locked)
    returning v.product_id, v.id, p.quantity, p.moved, v.ships_on, v.is_bundle
  ), waiting as (
    insert into back_orders (order_id, variant_id, quantity, at, told_ships_on)
    select $5, id, quantity - moved, $4, ships_on from changed where quantity > 0 and quantity > moved
    on conflict (order_id, variant_id) do update set quantity = back_orders.quantity + excluded.quantity
  ), moves as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id)
    select id, case when moved > 0 then 'sale' else 'cancel' end, -moved, $4, $5 from changed where moved <> 0 and not is_bundle
  )
  insert into stock_changes (product_id)
  select product_id from changed
  union select b.product_id from changed x join bundle_components c on c.component_id = x.id join variants b on b.id = c.bundle_id
  returning product_id`,
  )

const deduct = change(
  'stock.deductOrWait',
  { prices: 'int4[]', deals: 'uuid[]' },
  {
    join: dealJoin('$4', '$7'),
    isGood: ` and (($6::int[])[t.place] = 0 or v.active and coalesce(deal.price, v.price) = ($6::int[])[t.place])`,
  },
)
/** Deducts pieces at the price that the order has agreed on, whatever it is. */
const changeAgreed = change('stock.changeWaiting', {}, { join: '', isGood: '' })

/**
 * A change of an order's pieces; a negative quantity goes back. `waits` is the number that the buyer expects later, `deal` the deal that
 * they count in.
 */
export interface BackOrderChange extends LinePieces {
  waits: number
  deal: string | null
}

const piecesOf = (pieces: StockPieces<BackOrderChange>[]) => ({
  ids: pieces.map(({ variantId }) => variantId),
  quantities: pieces.map(({ quantity }) => quantity),
  waits: pieces.map(({ line }) => line?.waits ?? 0),
})

const deductDealsOf = (tx: Tx, changes: BackOrderChange[], cause: StockCause): string[] => {
  const deals = changes.flatMap(({ deal, quantity }) => (deal === null || quantity <= 0 ? [] : [{ id: deal, quantity }]))
  deductDeals(tx, deals, cause)
  return deals.map(({ id }) => id)
}

/** Like `deductStock`, for orders with back-ordered pieces. The price (minor units) is the one they were sold for. */
export function deductOrBackOrder(tx: Tx, taken: (BackOrderChange & { price: number })[], { orderId, now }: StockCause): void {
  const deals = deductDealsOf(tx, taken, { orderId, now })
  const pieces = withComponents(taken)
  const wanted = { ...piecesOf(pieces), prices: pieces.map(({ line }) => line?.price ?? 0), deals, now, order: orderId }
  changeStock(tx, () => deduct.all(tx, wanted))
}

/** Like `changeStockOf`, for an order with pieces that wait, or will wait. */
export function changeStockWithBackOrders(tx: Tx, changes: BackOrderChange[], { orderId, now }: StockCause): void {
  if (changes.length === 0) return
  deductDealsOf(tx, changes, { orderId, now })
  changeStock(tx, () => changeAgreed.all(tx, { ...piecesOf(withComponents(changes)), now, order: orderId }))
}

const covers = statement(
  'stock.coversWaiting',
  { ids: 'uuid[]', quantities: 'int4[]' },
  { covers: 'bool' },
  `
  select coalesce(bool_and(v.stock + greatest(coalesce(v.back_order_limit - v.back_ordered, 0), 0) >= t.quantity), false) as covers
  from unnest($1::uuid[], $2::int[]) as t (id, quantity) left join variants v on v.id = t.id`,
)

/** Like `hasEnoughStock`, but includes pieces that may be back-ordered. */
export async function hasEnoughWithBackOrders(tx: Tx, wanted: LinePieces[]): Promise<boolean> {
  const pieces = withComponents(wanted)
  const row = await covers.one(tx, { ids: pieces.map((one) => one.variantId), quantities: pieces.map((one) => one.quantity) })
  return row?.covers === true
}
