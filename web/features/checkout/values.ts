import type { ApiInput } from '#contract/api.ts'
import { type AddressValues, toAddress, toValues } from '#web/features/customers/addresses/values.ts'
import type { Stored } from '#web/lib/stored.ts'

type OrderInput = ApiInput<'POST /user/orders/create-order'>
type Address = NonNullable<OrderInput['shippingAddress']>
/** The typed part of an order: who orders and the shipping address (the billing address, if nothing is shipped). */
export interface Details extends Pick<OrderInput, 'email' | 'billingAddress' | 'note' | 'gift'> {
  shippingAddress: Address
}

export interface CheckoutValues {
  email: string
  shipping: AddressValues
  sameBilling: boolean
  billing: AddressValues
}

/** What is stored of the form while it's filled in, so that leaving loses nothing. */
export function toStored({ email, shipping, sameBilling, billing }: CheckoutValues): Stored['checkout'] {
  return { shippingInfo: { ...toAddress(shipping), email }, billingInfo: sameBilling ? null : toAddress(billing) }
}

/** The initial values of the form: what was stored, with `country` as the default country. */
export function fromStored({ shippingInfo, billingInfo }: Stored['checkout'], country: string): CheckoutValues {
  return {
    email: shippingInfo?.email ?? '',
    shipping: toValues(shippingInfo, country),
    sameBilling: billingInfo === null,
    billing: toValues(billingInfo, country),
  }
}
