import type { SavedAddress } from '#contract/customers/addresses.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { type AddressValues, toValues } from '#web/features/customers/addresses/values.ts'

/** An address as the form holds it. */
export interface Values extends AddressValues {
  tag: SavedAddress['tag']
  isDefault: boolean
  isDefaultBilling: boolean
}

/** The form values of a saved address. A country without delivery has to be chosen again. */
export function valuesOf(address: SavedAddress, countries: string[]): Values {
  const country = countries.includes(address.country) ? address.country : ''
  return { ...toValues(address, ''), country, tag: address.tag, isDefault: address.isDefault, isDefaultBilling: address.isDefaultBilling }
}

/** The values of a new address, prefilled from the customer's data. */
export function newValues({ name, phone, addresses }: Pick<Customer, 'name' | 'phone' | 'addresses'>, likelyCountry: string): Values {
  const values = toValues({ phone: phone ?? '' }, addresses[0]?.country ?? likelyCountry)
  return { ...values, fullName: name, tag: 'HOME', isDefault: false, isDefaultBilling: false }
}
