import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import type { Order } from '#contract/order.ts'
import { OrderAgain } from '#web/features/orders/order-again.tsx'
import { OrderRow } from '#web/features/orders/order-row.tsx'
import { isComing, statusOf } from '#web/features/orders/status.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { FirstSteps } from './first-steps.tsx'
import { type RecentOrders as Recent, recentMax } from './use-recent-orders.ts'

/** The latest orders; without any, suggestions for a start. */
export function RecentOrders({ customer, recent: { value: found, error, busy, load } }: { customer: Customer; recent: Recent }) {
  const t = useText('my-account')
  if (found?.total === 0) return <FirstSteps customer={customer} />
  return (
    <section aria-labelledby="recent-orders">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id="recent-orders" className="display text-xl">
          {t('overview.orders.title')}
        </h2>
        {found && found.total > recentMax && (
          <TextLink to={urls.orders()} className="inline-flex min-h-11 items-center text-sm">
            {t('overview.orders.all', { count: found.total })}
          </TextLink>
        )}
      </div>
      {found ? (
        <ul className="divide-y divide-line border-t border-line">
          {found.orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
              <NextSteps order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <Failed error={error} busy={busy} onRetry={() => void load()} />
      )}
    </section>
  )
}

/** Actions for a delivered order: buy again, return. */
function NextSteps({ order }: { order: Order }) {
  const t = useText('order')
  const status = statusOf(order)
  if (status === 'unpaid' || isComing(status)) return null
  return (
    <div className="-mt-1 flex flex-wrap gap-3 pb-5 md:pb-6">
      <OrderAgain order={order} />
      {order.returnUntil && (
        <ButtonLink look="secondary" to={urls.returnItems(order.number)}>
          {t('returns.action')}
          <span className="sr-only"> {order.number}</span>
        </ButtonLink>
      )}
    </div>
  )
}

/** The rest of the page works without the orders. */
function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  return (
    <Alert tone="bad" title={t('orders.failure.title')}>
      <p>{errorMessage(error)}</p>
      <TextButton disabled={busy} onClick={onRetry}>
        {t('orders.failure.retry')}
      </TextButton>
    </Alert>
  )
}
