import { priceListLimits } from '#contract/price-list-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { lookAheadMs } from '../deals/load.ts'
import { insertDeals } from '../deals/queries.ts'
import { announce } from '../read-model/announce.ts'
import { priceListsTag } from '../read-model/cache-tags.ts'
import * as queries from './deal-queries.ts'
import type { PriceListSettings } from './queries.ts'

/** Rows per statement, to stay within its time-out. */
const batch = 500
type Times = Pick<PriceListSettings, 'id' | 'starts_at' | 'ends_at'>

/**
 * Updates the deals of these products to the prices of a list for everyone, from now on or from the list's start. Lock the list and the
 * products first. Fails with TOO_MANY_DEALS.
 */
export async function saveDeals(tx: Tx, list: Times, products: string[], now: Date): Promise<void> {
  if (products.length === 0) return
  const changed = await queries.endChangedDeals.all(tx, { list: list.id, products, now })
  const missing = await queries.productsWithoutDeal.all(tx, { list: list.id, products, now })
  const starts = new Date(Math.max(list.starts_at.getTime(), now.getTime()))
  for (let at = 0; at < missing.length; at += batch)
    await insertDeals.run(tx, {
      deals: missing.slice(at, at + batch).map((one) => ({
        ...one,
        id: newId(now),
        starts_at: starts,
        ends_at: list.ends_at,
        quantity: null,
        created_at: now,
        price_list_id: list.id,
      })),
    })
  if (changed.length + missing.length > 0) await refuseTooMany(tx, starts, list.ends_at)
  await announcePrices(
    tx,
    [...changed, ...missing].map((row) => row.product_id),
    starts,
    now,
  )
}

/** Ends the deals of a list now; future ones never begin. */
export async function endDeals(tx: Tx, list: string, now: Date): Promise<void> {
  const rows = await queries.endAllDeals.all(tx, { list, now })
  await announcePrices(
    tx,
    rows.map((row) => row.product_id),
    now,
    now,
  )
}

async function refuseTooMany(tx: Tx, from: Date, to: Date): Promise<void> {
  const { productsMax } = priceListLimits
  const { n } = (await queries.countOverlapping.one(tx, { from, to, limit: productsMax + 1 }))!
  if (n > productsMax) throw refuse('TOO_MANY_DEALS', { products: [`in price lists are more than ${productsMax} at one time`] })
}

/** Products of a list that starts later than cache entries live aren't announced, as no entry can be outdated then. */
async function announcePrices(tx: Tx, products: string[], starts: Date, now: Date): Promise<void> {
  if (products.length === 0) return
  const isSoon = starts.getTime() <= now.getTime() + lookAheadMs
  await announce(tx, { content: isSoon ? [...new Set(products)] : [], tags: [priceListsTag] })
}
