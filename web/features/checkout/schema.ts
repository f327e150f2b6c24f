import { createOrder } from '#contract/orders.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'
import { postcodeIssues, regionIssues } from '#web/features/customers/addresses/place-issues.ts'
import { findIssues } from '#web/features/customers/addresses/schema.ts'
import { toAddress } from '#web/features/customers/addresses/values.ts'
import { toE164 } from '#contract/phones.ts'
import type { CheckoutValues, Details } from './values.ts'

/** What the form asks for: an email or not, and a shipping address or only a billing address. */
export interface Needs {
  needsEmail: boolean
  needsShipping: boolean
}

const typed = createOrder.input.pick({ email: true, shippingAddress: true, billingAddress: true })
const billed = typed.extend({ shippingAddress: createOrder.input.shape.billingAddress })

/** Validates what was typed with the schema the server uses. */
export const checkDetails = (details: Details, { needsShipping }: Needs): Issue[] => [
  ...findIssues(details, needsShipping ? typed : billed),
  ...placeIssues(details.shippingAddress, 'shippingAddress.'),
  ...(details.billingAddress ? placeIssues(details.billingAddress, 'billingAddress.') : []),
]

const placeIssues = (address: NonNullable<Details['billingAddress']>, at: string): Issue[] => [
  ...postcodeIssues(address, at),
  ...regionIssues(address, at),
]

/** The order input, with phones in E.164. The billing address has no phone, and without shipping none is needed. */
export function toDetails({ email, shipping, sameBilling, billing }: CheckoutValues, { needsEmail, needsShipping }: Needs): Details {
  const phone = needsShipping ? toE164(shipping.phone, shipping.country) : ''
  return {
    ...(needsEmail && { email }),
    shippingAddress: { ...toAddress(shipping), phone },
    ...(needsShipping && !sameBilling && { billingAddress: { ...toAddress(billing), phone } }),
  }
}
