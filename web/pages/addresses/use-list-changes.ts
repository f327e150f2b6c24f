import { useState } from 'react'
import { changeAddress, deleteAddress } from '#web/features/customers/addresses/save-address.ts'
import { loadCustomer } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { cardId } from './address-card.tsx'

/** Changes addresses in the list, one at a time, each confirmed by a toast. */
export function useListChanges() {
  const t = useText('manage-address')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [changing, setChanging] = useState<string | null>(null)

  const change = (id: string, call: () => Promise<unknown>, done: string, focus: () => void): Promise<void> =>
    run(async () => {
      setChanging(id)
      try {
        await call()
      } catch (reason) {
        // The address may have been deleted elsewhere.
        await loadCustomer()
        throw reason
      }
      toast('success', done)
      // The pressed button is removed by then, so the focus moves afterwards.
      setTimeout(focus)
    })

  return {
    /** The id of the address that is being changed. */
    busy: busy ? changing : null,
    error: error === null ? null : errorMessage(error),
    makeDefault: (id: string) =>
      change(
        id,
        () => changeAddress({ id, isDefault: true }),
        t('madeDefault'),
        () => document.getElementById(cardId(id))?.focus(),
      ),
    makeBillingDefault: (id: string) =>
      change(
        id,
        () => changeAddress({ id, isDefaultBilling: true }),
        t('madeDefaultBilling'),
        () => document.getElementById(cardId(id))?.focus(),
      ),
    remove: (id: string) => change(id, () => deleteAddress(id), t('deleted'), focusHeading),
  }
}
