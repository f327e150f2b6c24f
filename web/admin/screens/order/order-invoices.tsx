import { useCallback } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import type { Order } from '#contract/order.ts'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { staff } from '#web/admin/session/session.ts'
import { exportForStaff } from '#web/admin/session/export-file.ts'
import { AsidePart } from './aside-part.tsx'

/** The order's invoices and credit notes as PDFs, the same as the buyer's; nothing before the first. */
export function OrderInvoices({ order }: { order: Order }) {
  const { id } = order
  const t = useText('admin-orders')
  const common = useText('admin')
  const { value, error, load } = useAsyncData(useCallback(() => staff('GET /admin/orders/:id/invoices', { id }), [id]))
  if (error === null && (value === null || value.invoices.length === 0)) return null
  return (
    <AsidePart title={t('invoices.title')}>
      {error === null ? (
        <OrderCurrencyProvider of={order}>
          <ul className="-my-2">
            {value?.invoices.map((invoice) => (
              <Document key={invoice.number} order={order} invoice={invoice} />
            ))}
          </ul>
        </OrderCurrencyProvider>
      ) : (
        <p className="text-quiet">
          {t('invoices.failed')} <TextButton onClick={() => void load()}>{common('retry')}</TextButton>
        </p>
      )}
    </AsidePart>
  )
}

/** A download button: a plain link carries no token, and the browser can't display a fetched PDF inline here. */
function Document({ order: { id }, invoice: { kind, number, totalCost } }: { order: Order; invoice: Invoice }) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { busy, run } = useToastedAction()
  const open = () => void run(() => exportForStaff('GET /admin/orders/:id/invoices/:number', { id, number }, `${number}.pdf`))
  return (
    <li className="flex items-center justify-between gap-4">
      <TextButton aria-busy={busy || undefined} aria-disabled={busy || undefined} onClick={open}>
        {t(`invoices.${kind}`, { number })}
      </TextButton>
      <span className="text-quiet">{money(totalCost)}</span>
    </li>
  )
}
