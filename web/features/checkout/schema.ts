import { createOrder } from '#contract/orders.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'
import { postcodeIssues, regionIssues } from '#web/features/customers/addresses/place-issues.ts'
import { issuesIn } from '#web/features/customers/addresses/schema.ts'
import { toAddress } from '#web/features/customers/addresses/values.ts'
import { toE164 } from '#contract/phones.ts'
import type { CheckoutValues, Details } from './values.ts'

const typed = createOrder.input.pick({ email: true, shippingAddress: true, billingAddress: true })

/** What is wrong with what was typed, validated against the very schema that the server will use. */
export const checkDetails = (details: Details): Issue[] => [
  ...issuesIn(details, typed),
  ...placeIssues(details.shippingAddress, 'shippingAddress.'),
  ...(details.billingAddress ? placeIssues(details.billingAddress, 'billingAddress.') : []),
]

const placeIssues = (address: Details['shippingAddress'], at: string): Issue[] => [
  ...postcodeIssues(address, at),
  ...regionIssues(address, at),
]

/** What is sent: phones in E.164. Billing is about the same person, so it asks for no phone of its own. */
export function toDetails({ email, shipping, sameBilling, billing }: CheckoutValues, needsEmail: boolean): Details {
  const phone = toE164(shipping.phone, shipping.country)
  return {
    ...(needsEmail && { email }),
    shippingAddress: { ...toAddress(shipping), phone },
    ...(!sameBilling && { billingAddress: { ...toAddress(billing), phone } }),
  }
}
