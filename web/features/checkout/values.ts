import type { ApiInput } from '#contract/api.ts'
import type { Stored } from '#web/lib/stored.ts'
import { joinName, splitName } from './names.ts'

type OrderInput = ApiInput<'POST /user/orders/create-order'>
/** Who orders and where it goes: the part of an order that is typed. */
export type Details = Pick<OrderInput, 'email' | 'shippingAddress' | 'billingAddress'>

/** An address as the form holds it. `apart`: the person splits the name themselves. */
export interface AddressValues {
  fullName: string
  firstName: string
  lastName: string
  apart: boolean
  country: string
  addressLine1: string
  addressLine2: string
  city: string
  postCode: string
  phone: string
}
export interface CheckoutValues {
  email: string
  shipping: AddressValues
  sameBilling: boolean
  billing: AddressValues
}

/** What is kept of the form while it is filled in, so that leaving loses nothing. */
export function toStored({ email, shipping, sameBilling, billing }: CheckoutValues): Stored['checkout'] {
  return { shippingInfo: { ...toAddress(shipping), email }, billingInfo: sameBilling ? null : toAddress(billing) }
}

/** The address of these values, its name in two; the phone is as it was typed. */
export function toAddress({ fullName, firstName, lastName, apart, ...rest }: AddressValues): Details['shippingAddress'] {
  return { ...(apart ? { firstName, lastName } : splitName(fullName)), ...rest }
}

/** What the form starts with: what was kept, and the country where it is not known. */
export function fromStored({ shippingInfo, billingInfo }: Stored['checkout'], country: string): CheckoutValues {
  return {
    email: shippingInfo?.email ?? '',
    shipping: toValues(shippingInfo, country),
    sameBilling: billingInfo === null,
    billing: toValues(billingInfo, country),
  }
}

/** A name that was split by hand comes back split. */
export function toValues(address: Stored['checkout']['shippingInfo'], country: string): AddressValues {
  const { firstName = '', lastName = '', addressLine1 = '', addressLine2 = '', city = '', postCode = '', phone = '' } = address ?? {}
  const fullName = joinName({ firstName, lastName })
  const apart = splitName(fullName).firstName !== firstName
  return { fullName, firstName, lastName, apart, country: address?.country || country, addressLine1, addressLine2, city, postCode, phone }
}
