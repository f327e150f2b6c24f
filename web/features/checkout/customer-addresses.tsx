import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { limits } from '#contract/limits.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { LastOrderAddress } from './last-order-address.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import type { SaveAddress } from './use-save-address.ts'
import type { CheckoutValues } from './values.ts'

interface CustomerAddressesProps {
  addresses: SavedAddress[]
  form: UseFormReturn<CheckoutValues>
  /** Null where the address isn't saved with the order. */
  saveAddress: SaveAddress | null
  /** The fields for an address that isn't saved. */
  children: ReactNode
}

/** Loads the component with its texts, which guests don't need. */
export async function load(): Promise<typeof CustomerAddresses> {
  await loadText(document.documentElement.lang, ['manage-address'])
  return CustomerAddresses
}

/** The customer's saved addresses; a new one can be saved with the order. Needs the group "manage-address". */
export function CustomerAddresses({ addresses, form, saveAddress, children }: CustomerAddressesProps) {
  const fields = (
    <>
      {children}
      {saveAddress && addresses.length < limits.address.perCustomer && <SaveAddressCheck saveAddress={saveAddress} />}
    </>
  )
  if (addresses.length === 0)
    return (
      <>
        <LastOrderAddress form={form} />
        {fields}
      </>
    )
  return (
    <SavedAddresses addresses={addresses} form={form} onSaved={() => saveAddress?.setShouldSave(false)}>
      {fields}
    </SavedAddresses>
  )
}

function SaveAddressCheck({ saveAddress: { shouldSave, setShouldSave } }: { saveAddress: SaveAddress }) {
  const t = useText('manage-address')
  return (
    <div className="mt-4">
      <Check label={t('choose.offer')} checked={shouldSave} onChange={(event) => setShouldSave(event.currentTarget.checked)} />
    </div>
  )
}
