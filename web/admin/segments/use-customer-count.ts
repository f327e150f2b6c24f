import { useCallback } from 'react'
import type { SegmentFilter } from '#contract/admin/segments.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { staff } from '#web/admin/session/session.ts'

/** The current number of customers that a filter matches, in words; debounced. */
export function useCustomerCount(filter: SegmentFilter): string {
  const t = useText('admin-segments')
  const debounced = useDebounced(JSON.stringify(filter))
  const { value, error } = useAsyncData(
    useCallback(() => staff('GET /admin/customers/count', JSON.parse(debounced) as SegmentFilter), [debounced]),
  )
  if (!value) return error === null ? t('counting') : t('notCounted')
  return value.isMore ? t('countMore', { count: value.count }) : t('count', { count: value.count })
}
