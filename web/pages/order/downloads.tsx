import { useCallback } from 'react'
import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { FileList } from '#web/features/downloads/file-list.tsx'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

/** The files of an order, or a note that they follow once it's paid. Loaded only for orders with files. */
export function Downloads({ order, token }: { order: Order; token: string | undefined }) {
  const t = useText('downloads')
  const { number } = order
  const load = useCallback(() => signed('GET /user/orders/:id/downloads', { id: number, ...(token && { token }) }), [number, token])
  const { value, error, busy, load: again } = useAsyncData(load)
  const files = value?.downloads ?? []
  const waits = order.orderStatus !== 'Cancelled' && order.paymentStatus === 'Pending'
  if (value && files.length === 0 && !waits) return null
  return (
    <section className="mt-10">
      <h2 className="display mb-4 text-xl">{t('title')}</h2>
      {value === null && error === null && <Skeleton className="h-20 rounded-card" />}
      {value === null && error !== null && (
        <p className="text-quiet">
          {t('failure.title')}{' '}
          <TextButton aria-disabled={busy || undefined} onClick={() => !busy && void again()}>
            {t('failure.retry')}
          </TextButton>
        </p>
      )}
      {value && files.length === 0 && <p className="text-quiet">{t('waits')}</p>}
      {files.length > 0 && <FileList files={files} number={number} token={token} onBegun={() => void again()} />}
      {files.some(({ state, left }) => state === 'open' && left !== null) && <p className="mt-2 text-sm text-quiet">{t('resume')}</p>}
      <Waived order={order} />
    </section>
  )
}

/** When the buyer agreed to immediate delivery of files. */
function Waived({ order: { products } }: { order: Order }) {
  const t = useText('downloads')
  const moment = useMoment()
  const at = products.map(({ digital }) => digital?.withdrawalWaivedAt).find(Boolean)
  return at ? <p className="mt-2 text-sm text-quiet">{t('waived', { time: moment(at) })}</p> : null
}
