import type { Address } from '#contract/customers/addresses.ts'
import { noLastName } from '#contract/customers/full-name.ts'
import { joinName, splitName } from './names.ts'

/** An address as a form holds it. `separateNames`: the person splits the name themselves. */
export interface AddressValues {
  fullName: string
  firstName: string
  lastName: string
  separateNames: boolean
  country: string
  addressLine1: string
  addressLine2: string
  city: string
  /** Its code where the country has a list of them. */
  region: string
  postCode: string
  phone: string
}

/** A name that was split by hand comes back split. The country is this one where it is not known. */
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

/** The address of these values, its name in two and without a region where there is none; the phone is as it was typed. */
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
