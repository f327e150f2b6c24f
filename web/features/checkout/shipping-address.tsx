import { type ComponentProps, lazy } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import type { CustomerAddresses } from './customer-addresses.tsx'

type Choice = ComponentProps<typeof CustomerAddresses>

/** Guests have nothing to choose from, so they do not fetch it. */
const Choice = lazy(async () => ({ default: await (await import('./customer-addresses.tsx')).load() }))

/** Where it goes: `children`, which are the fields; for customers what they saved, too, for which it suspends. */
export function ShippingAddress({ customer, children, ...parts }: Omit<Choice, 'addresses'> & { customer: Customer | null }) {
  if (!customer) return children
  return (
    <Choice addresses={customer.addresses} {...parts}>
      {children}
    </Choice>
  )
}
