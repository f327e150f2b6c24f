import { lazy, type ReactNode, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { Customer } from '#contract/customers.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Keeping } from './use-keeping.ts'
import type { CheckoutValues } from './values.ts'

/** Only customers have any, so only they fetch it. */
const SavedAddresses = lazy(async () => ({ default: (await import('./saved-addresses.tsx')).SavedAddresses }))

interface ShippingChoiceProps {
  customer: Customer | null
  form: UseFormReturn<CheckoutValues>
  keeping: Keeping
  /** The fields for an address that is not kept. */
  children: ReactNode
}

/** Where it goes: the addresses that the customer keeps, or the fields, which can be kept then. Needs the group "checkout". */
export function ShippingChoice({ customer, form, keeping, children }: ShippingChoiceProps) {
  if (!customer) return children
  const { addresses } = customer
  const fields = (
    <>
      {children}
      {addresses.length < limits.address.perCustomer && <Keep keeping={keeping} />}
    </>
  )
  if (addresses.length === 0) return fields
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
      <SavedAddresses addresses={addresses} form={form} onSaved={() => keeping.setWanted(false)}>
        {fields}
      </SavedAddresses>
    </Suspense>
  )
}

function Keep({ keeping: { wanted, setWanted } }: { keeping: Keeping }) {
  const t = useText('checkout')
  return (
    <div className="mt-4">
      <Check label={t('saved.keep')} checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)} />
    </div>
  )
}
