import { fullName } from './full-name.ts'
import type { Address } from './addresses.ts'
import { findRegion } from './regions.ts'

export type WrittenAddress = Pick<Address, 'firstName' | 'lastName' | 'addressLine1' | 'city' | 'postCode' | 'country' | 'region'> & {
  addressLine2?: string | undefined
}

interface Place {
  city: string
  postCode: string
  /** The region's code, or the typed text if it has none; empty without a region. */
  code: string
  /** The region's name, or the typed text. */
  region: string
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ')
const except = (region: string, city: string): string => (region.toLowerCase() === city.toLowerCase() ? '' : region)

const postCodeFirst = ({ city, postCode, region }: Place): string[] => [joined(postCode, city), region]
const cityFirst = ({ city, postCode, region }: Place): string[] => [joined(city, postCode), region]
/** "Toronto ON M6J 1E6" */
const withCode = ({ city, postCode, code }: Place): string[] => [joined(city, code, postCode)]
const onTwoLines = ({ city, postCode, region }: Place): string[] => [city, region, postCode]

/** The lines below the street by country, as in the Universal Postal Union's addressing sheets; elsewhere the postcode comes first. */
const placeLines: Record<string, (place: Place) => string[]> = {
  AE: ({ city, region }) => [city, except(region, city)],
  AU: withCode,
  BD: ({ city, postCode, region }) => [`${city} - ${postCode}`, region],
  CA: withCode,
  ES: ({ city, postCode, region }) => [joined(postCode, city), except(region, city)],
  GB: onTwoLines,
  IE: onTwoLines,
  IN: ({ city, postCode, region }) => [`${city} ${postCode}`, except(region, city)],
  IT: ({ city, postCode, code }) => [joined(postCode, city, code)],
  NZ: cityFirst,
  SG: cityFirst,
  US: ({ city, postCode, code }) => [joined(`${city},`, code, postCode)],
}

/** The lines of an address as written on a parcel in its country, without the country itself. */
export function addressLines(address: WrittenAddress): string[] {
  const { firstName, lastName, addressLine1, addressLine2 = '', city, postCode, country, region: typed = '' } = address
  const region = findRegion(country, typed)
  const place = { city, postCode, code: region?.code ?? typed, region: region?.name ?? typed }
  return [fullName({ firstName, lastName }), addressLine1, addressLine2, ...(placeLines[country] ?? postCodeFirst)(place)].filter(Boolean)
}
