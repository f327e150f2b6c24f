import { json } from '#server/db/types.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag } from '../read-model/cache-tags.ts'
import { computeListsOfProducts } from '../price-lists/compute-prices.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** A change of a variant's price, former price and stock; undefined fields stay. Minor units. */
interface VariantChange {
  id: string
  price?: number
  oldPrice?: number | null
  stock?: number
}

const lock = statement(
  'catalogue.lockVariants',
  { ids: 'uuid[]' },
  { id: 'uuid', product_id: 'uuid', price: 'int4', old_price: 'int4?', stock: 'int4' },
  `select id, product_id, price, old_price, stock from variants where id = any($1) order by is_bundle, id for no key update`,
)

const save = statement(
  'catalogue.saveVariants',
  { variants: json<object[]>(), now: 'timestamptz' },
  {},
  `
  with changed as (
    select * from json_to_recordset($1) as c (id uuid, price int, old_price int, stock int)
  ), former as (
    insert into former_prices (variant_id, price, until_at)
    select v.id, v.price, $2 from changed c join variants v on v.id = c.id where v.price <> c.price
    on conflict (variant_id, until_at) do update set price = least(former_prices.price, excluded.price)
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at)
    select v.id, 'count', c.stock - v.stock, $2 from changed c join variants v on v.id = c.id where v.stock <> c.stock
  )
  update variants v set price = c.price, old_price = c.old_price, stock = c.stock, priced_at = case
    when v.price = c.price then v.priced_at else $2 end
  from changed c where v.id = c.id`,
)

/** Longer than any reduction needs: a sale that lasts a year still finds the lowest price before it. */
const formerPriceDays = 400

const purgeFormer = statement('catalogue.purgeFormerPrices', { before: 'timestamptz' }, {}, `delete from former_prices where until_at < $1`)

/** Deletes former prices that no reduction is compared with anymore. */
export async function purgeFormerPrices(db: Db, now: Date): Promise<void> {
  await purgeFormer.run(db, { before: new Date(now.getTime() - formerPriceDays * 86_400_000) })
}

/**
 * Changes variants, records their former prices, and refreshes lists and pages. Unknown ids are ignored. Returns the ids of the products.
 */
export async function changeVariants(tx: Tx, changes: VariantChange[], now: Date): Promise<string[]> {
  const rows = await lock.all(tx, { ids: changes.map((change) => change.id) })
  const byId = new Map(changes.map((change) => [change.id, change]))
  const variants = rows.map((row) => {
    const { price = row.price, oldPrice = row.old_price, stock = row.stock } = byId.get(row.id) ?? {}
    return { id: row.id, price, old_price: oldPrice, stock }
  })
  await save.run(tx, { variants, now })
  const products = [...new Set(rows.map((row) => row.product_id))]
  await computeListsOfProducts(tx, products, now)
  await refreshProducts(tx, products)
  // A deal only counts while it's cheaper than the price.
  if (changes.some(({ price }) => price !== undefined)) await announce(tx, { tags: [dealsTag] })
  return products
}
