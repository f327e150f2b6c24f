import { type ComponentProps, lazy, Suspense } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CustomerAddresses } from './customer-addresses.tsx'

type Choice = ComponentProps<typeof CustomerAddresses>

/** Guests have nothing to choose from, so they do not fetch it. */
const Choice = lazy(async () => ({ default: (await import('./customer-addresses.tsx')).CustomerAddresses }))

/** Where it goes: `children`, which are the fields; for customers what they keep, too. */
export function ShippingAddress({ customer, children, ...parts }: Omit<Choice, 'addresses'> & { customer: Customer | null }) {
  if (!customer) return children
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
      <Choice addresses={customer.addresses} {...parts}>
        {children}
      </Choice>
    </Suspense>
  )
}
