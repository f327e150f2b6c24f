import { useRef, useState } from 'react'
import { changeAddress, deleteAddress } from '#web/features/customers/addresses/save-address.ts'
import { loadCustomer } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { cardId } from './card-id.ts'

/** What is done to an address in the list: one thing at a time, confirmed by a toast. */
export function useListChanges() {
  const t = useText('manage-address')
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  // The state shows with the next render; a second press may come before it.
  const inFlight = useRef(false)

  async function change(id: string, work: () => Promise<unknown>, done: string, focus: () => void): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(id)
    setError(null)
    try {
      await work()
      toast('success', done)
      // What was pressed is gone by then.
      setTimeout(focus)
    } catch (reason) {
      setError(errorMessage(reason))
      // It may have been deleted elsewhere.
      await loadCustomer()
    } finally {
      inFlight.current = false
      setBusy(null)
    }
  }

  return {
    busy,
    error,
    makeDefault: (id: string) =>
      change(
        id,
        () => changeAddress({ id, isDefault: true }),
        t('madeDefault'),
        () => document.getElementById(cardId(id))?.focus(),
      ),
    remove: (id: string) => change(id, () => deleteAddress(id), t('deleted'), focusHeading),
  }
}
