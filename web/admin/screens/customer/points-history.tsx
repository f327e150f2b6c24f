import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { PointsEntry } from '#contract/points.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The changes of a customer's points, loaded on opening. */
export function PointsHistory({ id }: { id: string }) {
  const t = useText('admin-customers')
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-1">
      <summary className="flex min-h-11 items-center text-link">{t('pointsHistory.open')}</summary>
      {isOpen && <Entries id={id} />}
    </details>
  )
}

function Entries({ id }: { id: string }) {
  const t = useText('admin-customers')
  const ask = useCallback(
    async (cursor?: string) => {
      const { entries, nextCursor } = await staff('GET /admin/customers/:id/points', { id, cursor })
      return { items: entries, nextCursor }
    },
    [id],
  )
  const { data, hasMore, busy, error, more } = usePaginatedList<PointsEntry>(ask)
  const failure = data.error ?? error
  const entries = data.value?.items
  return (
    <>
      {!entries && failure === null && <Skeleton className="h-24" />}
      {entries?.length === 0 && <p className="text-quiet">{t('pointsHistory.none')}</p>}
      <ul>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ErrorLine error={failure} />
      {(hasMore || data.error !== null) && (
        <ActionButton className="mt-3" busy={busy || data.busy} onClick={hasMore ? more : () => void data.load()}>
          {t(hasMore ? 'pointsHistory.more' : 'pointsHistory.retry')}
        </ActionButton>
      )}
    </>
  )
}

function Entry({ entry: { points, reason, orderNumber, note, createdAt } }: { entry: PointsEntry }) {
  const account = useText('my-account')
  const number = useNumber()
  const shortTime = useShortTime()
  const may = useMay()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2">
      <span>{account(`points.reasons.${reason}`)}</span>
      <span className="text-end font-medium tabular-nums">{`${points > 0 ? '+' : ''}${number(points)}`}</span>
      <span className="text-quiet">
        {orderNumber !== null && may('orders:read') ? (
          <Link to={adminUrls.order(orderNumber)} className="-my-2 inline-flex min-h-11 items-center text-link md:min-h-0">
            {orderNumber}
          </Link>
        ) : (
          orderNumber
        )}
      </span>
      <span className="text-end text-quiet">{shortTime(createdAt)}</span>
      {note !== null && note !== '' && <span className="col-span-2 wrap-anywhere text-quiet">{note}</span>}
    </li>
  )
}
