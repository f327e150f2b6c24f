import type { Db, Tx } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { loadDeals, loadListedDeals } from './deals/load.ts'
import { CurrentDeals } from './deals/running.ts'
import { dealsTag, priceListsTag } from './read-model/cache-tags.ts'

/** The current deals from memory, read again when a change is announced. */
export async function currentDeals(db: Db | Tx, cache: CatalogueCache, now: Date): Promise<CurrentDeals> {
  const [own, listed] = await Promise.all([
    cache.get('deals', { tags: [dealsTag] }, now, () => loadDeals(db, now)),
    cache.get('price lists', { tags: [priceListsTag] }, now, () => loadListedDeals(db, cache.listedPrices, now)),
  ])
  return new CurrentDeals(own, listed, now.getTime())
}
