import type { Address } from '#contract/customers/addresses.ts'
import { noLastName } from '#contract/customers/full-name.ts'
import { joinName, splitName } from './names.ts'

/** An address as the form's values. `separateNames`: the name is split by hand. */
export interface AddressValues {
  fullName: string
  firstName: string
  lastName: string
  separateNames: boolean
  country: string
  addressLine1: string
  addressLine2: string
  city: string
  /** The region's code in countries that have a list of regions. */
  region: string
  postCode: string
  phone: string
}

/** The form's values for an address. A name that was split by hand stays split. `country` is the default. */
export function toValues(address: Partial<Address> | null, country: string): AddressValues {
  const {
    firstName = '',
    lastName = '',
    addressLine1 = '',
    addressLine2 = '',
    city = '',
    region = '',
    postCode = '',
    phone = '',
  } = address ?? {}
  const fullName = joinName({ firstName, lastName })
  const separateNames = splitName(fullName).firstName !== firstName
  return {
    fullName,
    firstName,
    lastName: lastName === noLastName ? '' : lastName,
    separateNames,
    country: address?.country || country,
    addressLine1,
    addressLine2,
    city,
    region,
    postCode,
    phone,
  }
}

/** The address of the form's values: the name in two parts, no region where the country has none, the phone as typed. */
export function toAddress({
  fullName,
  firstName,
  lastName,
  separateNames,
  region,
  ...rest
}: AddressValues): Omit<Address, 'email' | 'tag'> {
  const names = separateNames ? { firstName, lastName } : splitName(fullName)
  const hasOne = names.firstName.trim() !== '' && names.lastName.trim() === ''
  return { ...names, ...(hasOne && { lastName: noLastName }), ...rest, ...(region !== '' && { region }) }
}
