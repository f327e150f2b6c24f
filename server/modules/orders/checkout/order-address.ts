import type { Address } from '#contract/customers/addresses.ts'
import { formatPostcode, postcodeProblem } from '#contract/customers/postcodes.ts'
import { regionCode } from '#contract/customers/region-of-postcode.ts'
import { findRegion, regionsOf } from '#contract/customers/regions.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Destination } from '#contract/shipping.ts'
import type { Config } from '#server/config.ts'
import { refuseCountry, withCountry } from '#server/modules/shop/shop.ts'

/** The destination of an order, as far as prices depend on it. */
export const destinationOf = ({ country, region = '', postCode }: Address): Destination => ({ country, region, postCode })

type Typed = Omit<Address, 'country'> & { country?: string | undefined }
interface Addresses {
  shippingAddress?: Typed | undefined
  billingAddress?: Typed | undefined
}

/**
 * The addresses of an order as they are stored, with country, region and postcode in that country's format. Refuses a parcel to a country
 * that the shop doesn't ship to (`isSent`: something goes in a parcel), and in either address a postcode or region that its country doesn't
 * have.
 */
export function orderAddresses({ shippingAddress, billingAddress }: Addresses, config: Config, { isSent = true } = {}) {
  if (!isSent) return billingAlone(billingAddress ?? shippingAddress, config)
  if (!shippingAddress) throw refuse('INVALID_INPUT', { shippingAddress: ['is needed'] })
  refuseCountry(shippingAddress, config)
  const shipping = withCountry(shippingAddress, config)
  const billing = withCountry(billingAddress ?? shippingAddress, config)
  const problems = { ...problemsOf(shipping, 'shippingAddress'), ...(billingAddress && problemsOf(billing, 'billingAddress')) }
  if (Object.keys(problems).length > 0) throw refuse('INVALID_INPUT', problems)
  return { shipping: written(shipping), billing: written(billing) }
}

/** The addresses of an order that goes by email alone. Its buyer may live anywhere. */
function billingAlone(billingAddress: Typed | undefined, config: Config) {
  if (!billingAddress) throw refuse('INVALID_INPUT', { billingAddress: ['is needed'] })
  const billing = withCountry(billingAddress, config)
  const problems = problemsOf(billing, 'billingAddress')
  if (Object.keys(problems).length > 0) throw refuse('INVALID_INPUT', problems)
  return { shipping: written(billing), billing: written(billing) }
}

function problemsOf({ country, postCode, region = '' }: Address, path: keyof Addresses): FieldErrors {
  const postcode = postcodeProblem(postCode, country)
  const isStrange = region !== '' && regionsOf(country).length > 0 && !findRegion(country, region)
  return {
    ...(postcode !== undefined && { [`${path}.postCode`]: [postcode] }),
    ...(isStrange && { [`${path}.region`]: ['is not a state or province of the country'] }),
  }
}

function written({ region: typed, ...address }: Address): Address {
  const region = regionCode({ ...address, region: typed })
  return { ...address, ...(region !== '' && { region }), postCode: formatPostcode(address.postCode, address.country) }
}
