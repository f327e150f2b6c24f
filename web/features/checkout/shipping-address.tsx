import { type ComponentProps } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import type { CustomerAddresses } from './customer-addresses.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'

type Choice = ComponentProps<typeof CustomerAddresses>

/** Loaded only for customers: guests have no saved addresses. */
const Choice = lazyPart(
  async () => (await import('./customer-addresses.tsx')).load(),
  (_, { children }) => children,
  true,
)

/** The shipping address: `children` are its fields. Customers also choose from saved addresses; loading those suspends. */
export function ShippingAddress({ customer, children, ...parts }: Omit<Choice, 'addresses'> & { customer: Customer | null }) {
  if (!customer) return children
  return (
    <Choice addresses={customer.addresses} {...parts}>
      {children}
    </Choice>
  )
}
