import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

/** A shipping method as offered today: price in minor units, the dates it promises. */
export interface Shipping {
  code: string
  name: string
  price: number
  deliveryFrom: string
  deliveryTo: string
}
const dayMs = 86_400_000

/** An address with a country: the first that the shop ships to where the client left it out. */
export const withCountry = <A extends { country?: string | undefined }>(address: A, { shop }: Config): A & { country: string } => ({
  ...address,
  country: address.country ?? shop.countries[0] ?? 'US',
})

/** The ways to ship lines worth `productCost`. Standard is free from the configured sum on, and for members whose plan has it. */
export function shippingMethods({ shipping }: Config, productCost: number, now: Date, isMemberFree = false): [Shipping, ...Shipping[]] {
  const free = isMemberFree || (shipping.freeFrom > 0 && productCost >= shipping.freeFrom)
  return [
    { code: 'standard', name: 'Standard', price: free ? 0 : shipping.standard, ...between(now, 3, 5) },
    { code: 'express', name: 'Express', price: shipping.express, ...between(now, 1, 2) },
  ]
}

/** Refuses a shipping address in a country that the shop doesn't send to. Without a country it's the shop's own. */
export function refuseCountry({ country }: { country?: string | undefined }, { shop }: Config): void {
  if (country !== undefined && !shop.countries.includes(country))
    throw refuse('INVALID_INPUT', { 'shippingAddress.country': ['is not a country that we send to'] })
}

function between(now: Date, from: number, to: number) {
  return { deliveryFrom: workingDay(now, from), deliveryTo: workingDay(now, to) }
}

/** The date `days` working days (Monday to Friday, UTC) after now. */
function workingDay(now: Date, days: number): string {
  let date = now.getTime()
  for (let left = days; left > 0;) {
    date += dayMs
    const weekday = new Date(date).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(date).toISOString().slice(0, 10)
}
