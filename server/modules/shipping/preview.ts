import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { tryShipping } from '#contract/shipping.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import type { ShippingCache } from './cache.ts'
import { activeMethods, offer, priceOf, findZone } from './zones.ts'

/** The current shipping costs of a cart to a place, with every method of its zone, including those not offered for it. */
export async function preview(
  db: Db,
  cache: ShippingCache,
  { products, destination, isMember }: ParsedOf<typeof tryShipping>,
  { config, now }: RequestContext,
): Promise<OutputOf<typeof tryShipping>> {
  const [variants, zones] = await Promise.all([findVariants(db, products, now), cache.zones(db)])
  if (!variants.every((variant) => variant?.active)) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
  const lines = (variants as VariantForSale[]).map(({ price, weight }, index) => ({ price, weight, quantity: products[index]!.quantity }))
  const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0) * line.quantity, 0)
  const zone = findZone(zones, destination)
  const moment = { now, timeZone: config.shipping.timeZone, locale: config.shop.locale }
  return {
    zone: zone ? { id: zone.id, name: zone.name } : null,
    productCost: major(value),
    weight,
    methods: activeMethods(zone).map((method) => {
      const price = priceOf(method, { value, weight, isMember })
      return { ...offer(method, 0, moment), price: price === null ? null : major(price) }
    }),
  }
}
