import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'

const load = () => staff('GET /admin/repeat-deliveries/figures', {})

/** The number of active repeat deliveries, and of those that need attention. Loaded separately, so the list doesn't wait. */
export function Figures() {
  const t = useText('admin-repeat-deliveries')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(load)
  if (value === null) return <div className="px-4 pb-4 md:px-8">{error === null ? <Skeleton className="h-12" /> : errorMessage(error)}</div>
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 pt-2 pb-5 md:grid-cols-4 md:px-8">
      {(['active', 'dueSoon', 'paused', 'failing'] as const).map((name) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{t(`figure.${name}`)}</dt>
          <dd className="display text-xl tabular-nums">{number(value[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
