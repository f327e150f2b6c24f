import { useCallback } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useRested } from '#web/admin/orders/use-rested.ts'
import { staff } from '#web/admin/session/session.ts'

type Wanted = ApiInput<'POST /admin/orders/:id/edit/preview'>

/** What the order would come to, asked for once typing rests. */
export function usePreview(wanted: Wanted | null) {
  const text = JSON.stringify(wanted)
  const rested = useRested(text)
  const fetchPreview = useCallback(() => staff('POST /admin/orders/:id/edit/preview', JSON.parse(rested) as Wanted), [rested])
  const answer = useAsyncData(rested === 'null' ? null : fetchPreview)
  return { ...answer, busy: answer.busy || rested !== text }
}
