import { useCallback, useState } from 'react'
import type { OrderDownload } from '#contract/admin/downloads.ts'
import type { Order } from '#contract/order.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { DownloadDialog } from './download-dialog.tsx'

interface OrderDownloadsProps {
  order: Order
  onChange: (order: Order) => void
}

/** The order's files: the downloads of each, and how staff can help a buyer who can't download anymore. */
export function OrderDownloads({ order, onChange }: OrderDownloadsProps) {
  const t = useText('admin-orders')
  const errorMessage = useErrorMessage()
  const { value, error, change } = useAsyncData(useCallback(() => staff('GET /admin/orders/:id/downloads', { id: order.id }), [order.id]))
  const lines = Map.groupBy(value?.downloads ?? [], ({ variantId }) => variantId)
  return (
    <section>
      <h2 className="font-semibold">{t('downloads.title')}</h2>
      {!value && (error === null ? <Skeleton className="mt-2 h-14" /> : <p role="alert">{errorMessage(error)}</p>)}
      {value?.downloads.length === 0 && <p className="mt-1 text-quiet">{t('downloads.none')}</p>}
      {[...lines].map(([variantId, files]) => (
        <Line key={variantId} order={order} files={files} onFiles={(downloads) => change(() => ({ downloads }))} onChange={onChange} />
      ))}
      <Waived order={order} />
    </section>
  )
}

interface LineProps extends OrderDownloadsProps {
  files: OrderDownload[]
  onFiles: (downloads: OrderDownload[]) => void
}

function Line({ order, files, onFiles, onChange }: LineProps) {
  const t = useText('admin-orders')
  const may = useMay()
  const [open, setOpen] = useState<'extend' | 'refund' | null>(null)
  const { busy, error, run } = useAction()
  const { variantId, productName, state, left } = files[0]!
  const isOpen = state !== 'revoked'
  const reset = () =>
    run(async () => {
      onFiles((await staff('PUT /admin/orders/:id/downloads/:variantId', { id: order.id, variantId, reset: true })).downloads)
      toast('success', t('downloads.isReset'))
    })
  return (
    <div className="border-b border-line py-2.5">
      <p className="font-medium">{productName}</p>
      <ul className="mt-1 grid gap-1">
        {files.map((file) => (
          <li key={file.fileId} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{file.name}</span> <FileState file={file} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-1 flex flex-wrap gap-2">
          {may('orders:write') && left !== null && files.some(({ used }) => used > 0) && (
            <ActionButton look="bare" busy={busy} onClick={() => void reset()}>
              {t('downloads.reset')}
            </ActionButton>
          )}
          {may('orders:write') && files[0]!.until !== null && (
            <ActionButton look="bare" onClick={() => setOpen('extend')}>
              {t('downloads.extend')}
            </ActionButton>
          )}
          {may('orders:refund') && order.paymentStatus === 'Paid' && (
            <ActionButton look="bare" onClick={() => setOpen('refund')}>
              {t('downloads.refund')}
            </ActionButton>
          )}
        </div>
      )}
      <ErrorLine error={error} />
      {open && (
        <DownloadDialog kind={open} order={order} file={files[0]!} onFiles={onFiles} onChange={onChange} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** The number of downloads, and whether more are possible. */
function FileState({ file: { state, total, used, left, until, lastAt } }: { file: OrderDownload }) {
  const t = useText('admin-orders')
  const moment = useMoment()
  const parts = [
    total === 0 ? t('downloads.never') : t('downloads.times', { count: total, time: moment(lastAt!) }),
    ...(left === null ? [] : [t('downloads.used', { used, of: used + left })]),
    ...(until === null ? [] : [t(state === 'expired' ? 'downloads.ended' : 'downloads.until', { time: moment(until) })]),
    ...(state === 'revoked' ? [t('downloads.revoked')] : []),
  ]
  return <span className={state === 'open' ? 'text-quiet' : 'text-warn'}>{parts.join(' · ')}</span>
}

function Waived({ order: { products } }: { order: Order }) {
  const t = useText('admin-orders')
  const moment = useMoment()
  const at = products.map(({ digital }) => digital?.withdrawalWaivedAt).find(Boolean)
  return at ? <p className="mt-2 text-xs text-quiet">{t('downloads.waived', { time: moment(at) })}</p> : null
}
