import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { loadSavedLines, removeSavedLine, restoreLine, saveLine } from '#web/features/cart/saved-lines.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

export interface SavedLines {
  lines: CartLine[]
  /** True once the lines are loaded, or loading has failed. */
  known: boolean
  busy: boolean
  save: (line: CartLine) => void
  restore: (line: CartLine) => void
  remove: (line: CartLine) => void
}

/** Lines saved for later, and moving them in and out of the cart. The cart works without them. */
export function useSavedLines(): SavedLines {
  const t = useText('cart')
  const ready = useStored((stored) => stored.ready)
  const { value, error, load, change } = useAsyncData(ready ? loadSavedLines : null)
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<CartLine[]>, done?: string): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const lines = await work()
      if (value) change(() => lines)
      else await load()
      if (done) toast('info', done)
      // The focused element has moved elsewhere.
      focusHeading()
    } catch (thrown) {
      toastError(thrown)
    } finally {
      setBusy(false)
    }
  }

  return {
    lines: value ?? [],
    known: value !== null || error !== null,
    busy,
    save: (line) => void run(() => saveLine(line), t('later.saved', { name: line.product.name })),
    restore: (line) => void run(() => restoreLine(line), t('later.moved', { name: line.product.name })),
    remove: (line) => void run(() => removeSavedLine(line)),
  }
}
