import { useCallback } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { staff } from '#web/admin/session/session.ts'

type Wanted = ApiInput<'POST /admin/orders/:id/edit/preview'>

/** The preview of the order's new total, debounced. */
export function usePreview(wanted: Wanted | null) {
  const text = JSON.stringify(wanted)
  const debounced = useDebounced(text)
  const fetchPreview = useCallback(() => staff('POST /admin/orders/:id/edit/preview', JSON.parse(debounced) as Wanted), [debounced])
  const answer = useAsyncData(debounced === 'null' ? null : fetchPreview)
  return { ...answer, busy: answer.busy || debounced !== text }
}
