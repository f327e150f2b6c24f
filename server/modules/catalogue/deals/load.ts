import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { lowestPriceSql } from '../read-model/source.ts'
import type { Deal, DealPrices, DealsByProduct } from './deal.ts'

const pricesSql = (which = '') => `
  (select coalesce(json_agg(json_build_object('variantId', dp.variant_id, 'price', dp.price, 'lowest', (${lowestPriceSql('x.starts_at')}))),
    '[]')
     from deal_prices dp join variants v on v.id = dp.variant_id where dp.deal_id = x.id ${which})`

const shape = { id: 'uuid', product_id: 'uuid', starts_at: 'timestamptz', ends_at: 'timestamptz', left: 'int4?' } as const
interface Price {
  variantId: string
  price: number
  lowest: number | null
}

const loadOwn = statement(
  'deals.load',
  { now: 'timestamptz', until: 'timestamptz', limit: 'int8' },
  { ...shape, prices: json<Price[]>() },
  `
  select x.id, x.product_id, x.starts_at, x.ends_at, x.quantity - x.sold as left, ${pricesSql('and dp.price < v.price')} as prices
  from deals x where x.price_list_id is null and x.ends_at > $1 and x.starts_at <= $2 and (x.quantity is null or x.sold < x.quantity)
  order by x.ends_at, x.id limit $3`,
)

const loadListed = statement(
  'deals.loadListed',
  { now: 'timestamptz', until: 'timestamptz', limit: 'int8' },
  shape,
  `
  select x.id, x.product_id, x.starts_at, x.ends_at, null::int as left from deals x
  where x.price_list_id is not null and x.ends_at > $1 and x.starts_at <= $2 order by x.ends_at, x.id limit $3`,
)

/** Includes prices that aren't lower (anymore): callers compare them. */
const loadPrices = statement(
  'deals.loadPrices',
  { ids: 'uuid[]' },
  { id: 'uuid', prices: json<Price[]>() },
  `select x.id, ${pricesSql()} as prices from deals x where x.id = any($1)`,
)

/** More deals than can run at once (`limits.deals.max`). */
const ownMax = 1000
/** More price-list deals than can run at once (`priceListLimits.productsMax`). */
const listedMax = 10_000
/** Longer than cache entries live, so a deal that begins in the meantime is known. */
export const lookAheadMs = 10 * 60_000

/** Prices by deal. They never change once a deal has begun, so they are read only once. */
export type KnownPrices = Map<string, DealPrices>

/** Deals that run now or begin within the next minutes, by product. */
export async function loadDeals(db: Db | Tx, now: Date): Promise<DealsByProduct> {
  const rows = await loadOwn.all(db, { now, until: new Date(now.getTime() + lookAheadMs), limit: ownMax })
  return byProduct(rows.map((row) => dealOf(row, pricesOf(row.prices), false)))
}

/** Like `loadDeals`, for deals of price lists, whose prices are cached in `known`. */
export async function loadListedDeals(db: Db | Tx, known: KnownPrices, now: Date): Promise<DealsByProduct> {
  const rows = await loadListed.all(db, { now, until: new Date(now.getTime() + lookAheadMs), limit: listedMax })
  const prices = new Map(known)
  const ids = rows.map(({ id }) => id).filter((id) => !prices.has(id))
  for (const row of ids.length === 0 ? [] : await loadPrices.all(db, { ids })) prices.set(row.id, pricesOf(row.prices))
  const deals = rows.map((row) => dealOf(row, prices.get(row.id) ?? new Map(), true))
  known.clear()
  // The lowest former price of a future deal may still change, so it isn't cached.
  for (const deal of deals) if (deal.startsAt <= now.getTime()) known.set(deal.id, deal.prices)
  return byProduct(deals)
}

const pricesOf = (prices: Price[]): DealPrices =>
  new Map(prices.map(({ variantId, price, lowest }) => [variantId, { price, lowest: lowest ?? Infinity }]))

const dealOf = (
  row: { id: string; product_id: string; starts_at: Date; ends_at: Date; left: number | null },
  prices: DealPrices,
  isListed: boolean,
): Deal => ({
  id: row.id,
  productId: row.product_id,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  left: row.left,
  prices,
  isListed,
})

const byProduct = (deals: Deal[]): DealsByProduct =>
  Map.groupBy(
    deals.filter(({ prices }) => prices.size > 0),
    ({ productId }) => productId,
  )
