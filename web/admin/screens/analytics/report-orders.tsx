import { useCallback } from 'react'
import type { ApiInput, ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

type Line = Omit<ApiInput<'GET /admin/analytics/orders'>, 'cursor' | 'limit'>
type ReportOrder = ApiOutput<'GET /admin/analytics/orders'>['rows'][number]

export interface OpenLine {
  title: string
  line: Line
}

/** The orders behind a line of a report, each with its share. */
export function ReportOrders({ open: { title, line }, onClose }: { open: OpenLine; onClose: () => void }) {
  const t = useText('admin-analytics')
  const admin = useText('admin')
  const message = useErrorMessage()
  const money = useMoney()
  const shortTime = useShortTime()
  const loadPage = useCallback(
    async (cursor?: string) => {
      const { rows, nextCursor } = await staff('GET /admin/analytics/orders', { ...line, ...(cursor && { cursor }) })
      return { items: rows, nextCursor }
    },
    [line],
  )
  const { data, hasMore, busy, more } = usePaginatedList<ReportOrder>(loadPage)
  const { value, error } = data
  return (
    <Dialog open title={title} place="side" onClose={onClose}>
      <div className="overflow-y-auto px-5 pb-6">
        {value?.items.length === 0 && <p className="py-3 text-quiet">{t('behind.none')}</p>}
        {!value && error === null && (
          <div role="status">
            <span className="sr-only">{admin('loading')}</span>
            <Skeleton className="mt-4 h-60" />
          </div>
        )}
        {error !== null && <p className="py-3 text-quiet">{message(error)}</p>}
        <ul>
          {value?.items.map(({ orderId, number, at, amount }) => (
            <li key={`${orderId} ${at}`} className="flex min-h-11 items-center gap-4 border-b border-line">
              <Link to={adminUrls.order(number)} className="grow hover:underline">
                {number}
              </Link>
              <span className="text-xs text-quiet">{shortTime(at)}</span>
              <span className="w-24 text-end font-semibold tabular-nums">{money(amount)}</span>
            </li>
          ))}
        </ul>
        {hasMore && (
          <ActionButton busy={busy} onClick={more} className="mt-4">
            {t('behind.more')}
          </ActionButton>
        )}
      </div>
    </Dialog>
  )
}
