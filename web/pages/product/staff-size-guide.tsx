import { useCallback } from 'react'
import { Guide } from '#web/features/size-guides/guide.tsx'
import type { Unit } from '#web/features/size-guides/size-table.tsx'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The staff's size guide for such products, which loads with the dialog. */
export function StaffSizeGuide({ name, start }: { name: string; start: Unit }) {
  const message = useErrorMessage()
  const load = useCallback(() => call('GET /public/size-guides/:name', { name }), [name])
  const { value, error } = useAsyncData(load)
  if (error !== null) return <p role="alert">{message(error)}</p>
  return value ? <Guide guide={value} start={start} /> : <Skeleton className="h-60" />
}
