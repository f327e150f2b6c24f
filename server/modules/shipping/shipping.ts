import type { Exchange } from '#contract/exchange.ts'
import type { Destination } from '#contract/shipping.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { ShippingCache } from './cache.ts'
import { firstZone } from './first-zone.ts'
import * as queries from './queries.ts'
import type { Moment, Parcel, Shipping } from './types.ts'
import { zoneInCurrency } from './zone-in-currency.ts'
import { activeMethods, freeShippingThreshold, offeredMethods, priceOf, findZone } from './zones.ts'

export { ShippingCache } from './cache.ts'
export { postponed } from './delivery.ts'
export type { Shipping } from './types.ts'

interface Context {
  config: Pick<Config, 'shop' | 'shipping'>
  now: Date
}
const momentOf = ({ config: { shop, shipping }, now }: Context): Moment => ({ now, timeZone: shipping.timeZone, locale: shop.locale })

/** The methods offered for a parcel, and the value of the products from which one of them is free, in minor units. */
interface OfferedShipping {
  methods: Shipping[]
  freeFrom: number | null
}

/** The methods for a parcel to a destination; `exchange` if the parcel's value is in another currency than the shop's. */
export async function shippingTo(
  db: Db | Tx,
  cache: ShippingCache,
  { destination, parcel, exchange = null }: { destination: Destination; parcel: Parcel; exchange?: Exchange | null },
  context: Context,
): Promise<OfferedShipping> {
  const zone = zoneInCurrency(findZone(await cache.zones(db), destination), exchange)
  return { methods: offeredMethods(zone, parcel, momentOf(context)), freeFrom: freeShippingThreshold(zone) }
}

/** The destination that pages assume: the first country that the shop ships to. */
export const defaultDestination = ({ shop }: Pick<Config, 'shop'>): Destination => ({
  country: shop.countries[0] ?? 'US',
  region: '',
  postCode: '',
})

/** The default method of a shop that has only its first zone, at a given time: for a generated history. */
export const firstShipping = (context: Context, value: number): Shipping =>
  offeredMethods({ id: '', version: 1, ...firstZone(context.config) }, { value, weight: 0, isMember: false }, momentOf(context))[0]!

/** The default method to the default destination, or to any other if nothing is shipped there: it's what pages show. In minor units. */
export async function defaultShipping(
  db: Db | Tx,
  cache: ShippingCache,
  context: Context,
): Promise<{ method: Shipping; freeFrom: number | null; isByPlace: boolean }> {
  const zones = await cache.zones(db)
  const defaultZone = findZone(zones, defaultDestination(context.config))
  const zone = activeMethods(defaultZone).length > 0 ? defaultZone : zones.find((one) => activeMethods(one).length > 0)
  const [method] = offeredMethods(zone, { value: 0, weight: 0, isMember: false }, momentOf(context))
  return { method: method!, freeFrom: freeShippingThreshold(zone), isByPlace: zones.length > 1 }
}

/** The price of the default method from before zones existed, in minor units. */
export const firstShippingPrice = (config: Pick<Config, 'shipping'>, value: number): number =>
  priceOf(firstZone(config).methods[0]!, { value, weight: 0, isMember: false }) ?? 0

/** A fixed id, so that only one of several processes that start at the same time adds the zone. */
const firstZoneId = '00000000-0000-7000-8000-000000000001'

/**
 * Adds a new shop's first zone, from its settings. It's checked first, because even an insert without effect is announced, and every
 * process would drop its cached pages.
 */
export async function addFirstZone(db: Db, config: Pick<Config, 'shipping'>, now: Date): Promise<void> {
  if ((await queries.allZones.all(db, {})).length > 0) return
  await queries.insertFirst.run(db, { id: firstZoneId, ...firstZone(config), now })
}
