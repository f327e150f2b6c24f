import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

/** An address with a country: the first that the shop ships to where the client left it out. */
export const withCountry = <A extends { country?: string | undefined }>(address: A, { shop }: Config): A & { country: string } => ({
  ...address,
  country: address.country ?? shop.countries[0] ?? 'US',
})

/** Refuses a shipping address in a country that the shop doesn't send to. Without a country it's the shop's own. */
export function refuseCountry({ country }: { country?: string | undefined }, { shop }: Config): void {
  if (country !== undefined && !shop.countries.includes(country))
    throw refuse('INVALID_INPUT', { 'shippingAddress.country': ['is not a country that we send to'] })
}
