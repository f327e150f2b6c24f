import type { Locale } from '#contract/locales.ts'
import type { Destination, ShippingArea } from '#contract/shipping.ts'
import { workingDays } from './delivery.ts'
import type { Method, Moment, Parcel, Shipping, Zone } from './types.ts'

const plain = (postcode: string): string => postcode.toUpperCase().replace(/[\s-]/g, '')

/** How precisely an area matches a destination: by postcode, by state, by country; 0 if it doesn't. */
function precision({ country, regions, postcodes }: ShippingArea, destination: Destination): number {
  if (country !== destination.country) return 0
  const postCode = plain(destination.postCode)
  const prefixes = postcodes.map(plain).filter((prefix) => postCode.startsWith(prefix))
  if (prefixes.length > 0) return 2 + Math.max(...prefixes.map(({ length }) => length))
  if (destination.region !== '' && regions.includes(destination.region)) return 2
  return regions.length + postcodes.length === 0 ? 1 : 0
}

/** The zone that matches a destination most precisely, or the one for everywhere else; undefined if the shop doesn't ship there. */
export function findZone(zones: Zone[], destination: Destination): Zone | undefined {
  let best: Zone | undefined
  let reached = 0
  for (const zone of zones) {
    const found = Math.max(0, ...zone.areas.map((area) => precision(area, destination)))
    if (found > reached) [best, reached] = [zone, found]
  }
  return best ?? zones.find(({ areas }) => areas.length === 0)
}

/** The price of a method for a parcel, in minor units; null if it isn't offered for it. */
export function priceOf({ by, priceTiers, upTo, freeFrom, freeForMembers }: Method, { value, weight, isMember }: Parcel): number | null {
  const measure = by === 'weight' ? weight : value
  if (upTo !== null && measure > upTo) return null
  if ((isMember && freeForMembers) || (freeFrom !== null && value >= freeFrom)) return 0
  return priceTiers.reduce((price, tier) => (measure >= tier.from ? tier.price : price), 0)
}

/** The active methods of a zone. */
export const activeMethods = (zone: Zone | undefined): Method[] => zone?.methods.filter(({ active }) => active) ?? []

/** The methods for a parcel to a zone now, in the shop's order; none without a zone or a suitable method. */
export function offeredMethods(zone: Zone | undefined, parcel: Parcel, moment: Moment): Shipping[] {
  return activeMethods(zone).flatMap((method) => {
    const price = priceOf(method, parcel)
    return price === null ? [] : [offer(method, price, moment, parcel.readyOn)]
  })
}

/** A method at a price, with the dates it promises for goods that are ready now, or on a later day. */
export function offer(method: Method, price: number, moment: Moment, readyOn?: string): Shipping {
  const [deliveryFrom, deliveryTo] = workingDays(method, moment, readyOn)
  return { code: method.code, name: nameOf(method, moment.locale), price, deliveryFrom, deliveryTo }
}

/** A method's name in a language, or in English if it has none in it. */
const nameOf = ({ names, code }: Method, locale: Locale): string => names[locale] ?? names.en ?? code

/** The value of the products from which shipping is free; null if it never is. In minor units. */
export function freeShippingThreshold(zone: Zone | undefined): number | null {
  const from = activeMethods(zone).flatMap(({ freeFrom }) => freeFrom ?? [])
  return from.length === 0 ? null : Math.min(...from)
}
