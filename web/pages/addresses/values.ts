import type { SavedAddress } from '#contract/addresses.ts'
import type { Customer } from '#contract/customers.ts'
import { type AddressValues, fromStored } from '#web/features/checkout/values.ts'

/** An address as the form holds it. */
export interface Values extends AddressValues {
  tag: SavedAddress['tag']
  isDefault: boolean
}

/** A kept one; a country that is not sent to any more has to be chosen anew. */
export function valuesOf(address: SavedAddress, countries: string[]): Values {
  const { shipping } = fromStored({ shippingInfo: address, billingInfo: null }, '')
  const country = countries.includes(address.country) ? address.country : ''
  return { ...shipping, country, tag: address.tag, isDefault: address.isDefault }
}

/** A new one begins with what is known of the person. */
export function newValues({ name, phone, addresses }: Pick<Customer, 'name' | 'phone' | 'addresses'>, likelyCountry: string): Values {
  const { shipping } = fromStored({ shippingInfo: { phone: phone ?? '' }, billingInfo: null }, addresses[0]?.country ?? likelyCountry)
  return { ...shipping, fullName: name, tag: 'HOME', isDefault: false }
}
