import { urls } from '#contract/urls.ts'
import { OrderRow } from '#web/features/orders/order-row.tsx'
import { OrderRowsSkeleton } from '#web/features/orders/order-rows-skeleton.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pageSize, useOrders } from './use-orders.ts'
import { byYear } from './years.ts'

export function Orders() {
  const t = useText('myAccount')
  const errorMessage = useErrorMessage()
  const { orders, total, error, isLoaded, busy, more, list } = useOrders()
  if (!isLoaded) return <OrdersSkeleton />
  if (error !== null && orders.length === 0)
    return (
      <EmptyState title={t('orders.failure.title')} text={errorMessage(error)}>
        <Button busy={busy} onClick={more}>
          {t('orders.failure.retry')}
        </Button>
      </EmptyState>
    )
  if (orders.length === 0) return <NoOrders />
  return (
    <div ref={list}>
      <p className="mb-8 text-quiet">{t('orders.count', { count: total })}</p>
      {byYear(orders).map(({ year, orders: those }) => (
        <section key={year} aria-labelledby={`orders-${year}`} className="mb-10">
          <h2 id={`orders-${year}`} className="mb-3 text-sm font-medium text-quiet">
            {year}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {those.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {error !== null && (
        <div className="mb-6">
          <Alert tone="bad">{errorMessage(error)}</Alert>
        </div>
      )}
      {total > pageSize && <LoadMore seen={orders.length} total={total} busy={busy} onMore={more} />}
    </div>
  )
}

function NoOrders() {
  const t = useText('myAccount')
  return (
    <>
      <EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')}>
        <ButtonLink to={urls.collection()}>{t('orders.empty.shop')}</ButtonLink>
      </EmptyState>
      <p className="mt-4 text-sm text-quiet">{t('orders.empty.guest')}</p>
    </>
  )
}

export function OrdersSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-6 w-24" />
      <Skeleton className="mb-3 h-5 w-14" />
      <OrderRowsSkeleton />
    </>
  )
}
