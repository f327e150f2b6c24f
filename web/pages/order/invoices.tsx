import { useCallback } from 'react'
import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

interface InvoicesProps {
  order: Order
  token: string | undefined
}

/** The order's invoices and credit notes as PDFs. Loaded only for paid orders. */
export function Invoices({ order: { id }, token }: InvoicesProps) {
  const t = useText('order')
  const money = useMoney()
  const load = useCallback(() => signed('GET /user/orders/:id/invoices', { id, token }), [id, token])
  const { value, error, load: retry } = useAsyncData(load)
  if (value?.invoices.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t('invoices.title')}</h2>
      {value === null && error === null && <Skeleton className="mt-4 mb-3 h-5 w-40" />}
      {error !== null && (
        <p className="text-quiet">
          {t('invoices.failed')} <TextButton onClick={() => void retry()}>{t('failure.retry')}</TextButton>
        </p>
      )}
      <ul>
        {value?.invoices.map(({ kind, number, totalCost, url }) => (
          <li key={number}>
            <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-3 text-link">
              {t(`invoices.${kind}`, { number })}
              <span className="text-sm text-quiet">{money(totalCost)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
