import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

/** An address with a country. The default is the first one that the shop ships to. */
export const withCountry = <A extends { country?: string | undefined }>(address: A, { shop }: Config): A & { country: string } => ({
  ...address,
  country: address.country ?? shop.countries[0] ?? 'US',
})

/** Refuses shipping addresses in countries that the shop doesn't ship to. An address without one is in the shop's first country. */
export function refuseCountry({ country }: { country?: string | undefined }, { shop }: Config): void {
  if (country !== undefined && !shop.countries.includes(country))
    throw refuse('INVALID_INPUT', { 'shippingAddress.country': ['is not a country that we ship to'] })
}
