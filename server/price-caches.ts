import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { CatalogueCache } from './modules/catalogue/cache.ts'
import { PlanCache } from './modules/plans/plans.ts'
import { PromotionCache } from './modules/promotions/promotions.ts'
import { addFirstZone, ShippingCache } from './modules/shipping/shipping.ts'

/** What decides prices, in memory until PostgreSQL announces a change. Pages mention all of it, so then they are rendered anew. */
export async function openPriceCaches(database: Database, catalogue: CatalogueCache, { config, now }: { config: Config; now: Date }) {
  const caches = { plans: new PlanCache(), promotions: new PromotionCache(), shipping: new ShippingCache() }
  for (const [channel, cache] of Object.entries(caches)) {
    const changed = () => {
      cache.clear()
      catalogue.clear()
    }
    await database.listen(channel, changed, changed)
  }
  await addFirstZone(database.db, config, now)
  return caches
}
