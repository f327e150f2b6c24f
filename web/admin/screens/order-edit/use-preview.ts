import { useCallback, useState } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { staff } from '#web/admin/session/session.ts'

type PreviewInput = ApiInput<'POST /admin/orders/:id/edit/preview'>

/**
 * The preview of the order's new total, debounced. `isWrapped` is sent only where gift wrap has a price: in the order, or by the last preview.
 * Otherwise it changes nothing, and processes of the last release, where it's always free, don't know the field.
 */
export function usePreview(input: PreviewInput | null, wrapCost: number | undefined) {
  const [wrapPrice, setWrapPrice] = useState<number>()
  const { isWrapped: _, ...unwrapped } = input ?? {}
  const text = JSON.stringify(input && (wrapCost || wrapPrice ? input : unwrapped))
  const debounced = useDebounced(text)
  const fetchPreview = useCallback(async () => {
    const preview = await staff('POST /admin/orders/:id/edit/preview', JSON.parse(debounced) as PreviewInput)
    setWrapPrice(preview.giftWrapPrice)
    return preview
  }, [debounced])
  const answer = useAsyncData(debounced === 'null' ? null : fetchPreview)
  return { ...answer, busy: answer.busy || debounced !== text }
}
