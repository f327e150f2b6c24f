import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { CatalogueCache } from './modules/catalogue/cache.ts'
import { MemberLists } from './modules/catalogue/price-lists/price-lists.ts'
import { CurrencyCache } from './modules/currencies/currencies.ts'
import { PlanCache } from './modules/plans/plans.ts'
import { PromotionCache } from './modules/promotions/promotions.ts'
import type { Db } from './db/statement.ts'
import type { RequestContext } from './http/context.ts'
import { addFirstZone, ShippingCache, defaultShipping } from './modules/shipping/shipping.ts'
import { isTaxByPlace, taxAt, TaxCache } from './modules/tax/tax.ts'

/**
 * The caches of everything that affects prices, valid until PostgreSQL announces a change. Pages show all of it, so they are then rendered
 * again.
 */
export async function openPriceCaches(database: Database, catalogue: CatalogueCache, { config, now }: { config: Config; now: Date }) {
  const caches = {
    plans: new PlanCache(),
    promotions: new PromotionCache(),
    currencies: new CurrencyCache(),
    shipping: new ShippingCache(),
    taxes: new TaxCache(),
  }
  for (const [channel, cache] of Object.entries(caches)) {
    const changed = () => {
      cache.clear()
      catalogue.clear()
    }
    await database.listen(channel, changed, changed)
  }
  // Members' prices aren't shown on any cached page.
  const lists = new MemberLists()
  const changed = () => lists.clear()
  await database.listen('price_lists', changed, changed)
  await addFirstZone(database.db, config, now)
  return { ...caches, lists }
}

/** The usual shipping method, whether shipping or tax depends on the place, and whether prices contain tax where most orders go. */
export const defaultPriceTerms =
  ({ shipping, taxes }: { shipping: ShippingCache; taxes: TaxCache }) =>
  async (db: Db, context: Pick<RequestContext, 'config' | 'now'>) => {
    const [usual, isTaxed] = [await defaultShipping(db, shipping, context), await isTaxByPlace(db, taxes)]
    const [country = ''] = context.config.shop.countries
    const tax = isTaxed ? await taxAt(db, taxes, { country, region: '', postCode: '' }) : undefined
    const isCharged = Object.values(tax?.rates ?? {}).some((rate) => rate > 0)
    const taxInPrices = tax && isCharged ? (tax.inclusive ? ('included' as const) : ('added' as const)) : null
    return { ...usual, isByPlace: usual.isByPlace || isTaxed, taxInPrices }
  }
