import type { Db, Tx } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { DealsAt, loadDeals } from './deals/running.ts'
import { dealsTag } from './read-model/cache-tags.ts'

/** The deals as of now, from memory: read again when one is announced to have changed. */
export async function dealsAt(db: Db | Tx, cache: CatalogueCache, now: Date): Promise<DealsAt> {
  const deals = await cache.get('deals', { tags: [dealsTag] }, now, () => loadDeals(db, now))
  return new DealsAt(deals, now.getTime())
}
