import type { Address } from '#contract/addresses.ts'

type Written = Pick<Address, 'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'city' | 'postCode'>

/** The lines of an address as they stand on a parcel; the country is told by whoever knows its name. */
export const linesOf = ({ firstName, lastName, addressLine1, addressLine2, city, postCode }: Written): string[] =>
  [`${firstName} ${lastName}`, addressLine1, addressLine2, `${postCode} ${city}`].filter((line) => line !== '')

/** Where it is, in a line: to tell one from another. */
export const placeOf = (address: Written): string => linesOf(address).slice(1).join(', ')
