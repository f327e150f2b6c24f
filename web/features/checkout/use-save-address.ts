import { useState } from 'react'
import type { Address } from '#contract/customers/addresses.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

export type SaveAddress = ReturnType<typeof useSaveAddress>

/** The choice to save the order's address in the account; it's saved once the order is placed. Its text loads with the saved addresses. */
export function useSaveAddress() {
  const t = useText('manage-address')
  const errorMessage = useErrorMessage()
  const [shouldSave, setShouldSave] = useState(false)

  async function store(address: Address): Promise<void> {
    try {
      await (await import('#web/features/customers/addresses/save-address.ts')).addAddress(address)
      toast('success', t('choose.done'))
    } catch (error) {
      toast('error', t('choose.failed', { why: errorMessage(error) }))
    }
  }

  return {
    shouldSave,
    setShouldSave,
    store: (address: Address) => {
      if (shouldSave) void store(address)
    },
  }
}
