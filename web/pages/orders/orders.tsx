import { useSearchParams } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { OrderRow } from '#web/features/orders/order-row.tsx'
import { OrderRowsSkeleton } from '#web/features/orders/order-rows-skeleton.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isFiltered, type OrderFilters, readFilters } from './filters.ts'
import { Toolbar } from './toolbar.tsx'
import { pageSize, useOrders } from './use-orders.ts'
import { byYear } from './years.ts'

export function Orders() {
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const { list, ...loaded } = useOrders(filters)
  const isEmpty = loaded.isLoaded && loaded.error === null && loaded.orders.length === 0 && !isFiltered(filters)
  if (isEmpty) return <NoOrders />
  return (
    <div ref={list}>
      <Toolbar filters={filters} />
      <List loaded={loaded} filters={filters} />
    </div>
  )
}

function List({ loaded, filters }: { loaded: Omit<ReturnType<typeof useOrders>, 'list'>; filters: OrderFilters }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const { year: yearOf } = useCalendar()
  const { orders, total, nextCursor, error, isLoaded, busy, more } = loaded
  if (!isLoaded) return <ListSkeleton />
  if (error !== null && orders.length === 0)
    return (
      <EmptyState title={t('orders.failure.title')} text={errorMessage(error)}>
        <Button busy={busy} onClick={more}>
          {t('orders.failure.retry')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="mb-8 text-quiet">
        {isFiltered(filters) ? t('orders.filters.found', { count: total }) : t('orders.count', { count: total })}
      </p>
      {orders.length === 0 && (
        <EmptyState title={t('orders.filters.none.title')} text={t('orders.filters.none.text')}>
          <ButtonLink look="secondary" to={urls.orders()} preventScrollReset>
            {t('orders.filters.none.clear')}
          </ButtonLink>
        </EmptyState>
      )}
      {byYear(orders).map(({ year, orders: those }) => (
        <section key={year} aria-labelledby={`orders-${year}`} className="mb-10">
          <h2 id={`orders-${year}`} className="mb-3 text-sm font-medium text-quiet">
            {yearOf(`${year}-01-01`)}
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
      {total > pageSize && <LoadMore seen={orders.length} total={nextCursor === null ? orders.length : total} busy={busy} onMore={more} />}
    </>
  )
}

function NoOrders() {
  const t = useText('my-account')
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
      <div className="mb-8 grid gap-4">
        <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
          <Skeleton className="col-span-2 h-18.5 md:col-span-1" />
          <Skeleton className="h-18.5" />
          <Skeleton className="h-18.5" />
        </div>
        <Skeleton className="h-13 md:h-9" />
      </div>
      <ListSkeleton />
    </>
  )
}

function ListSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-6 w-24" />
      <Skeleton className="mb-3 h-5 w-14" />
      <OrderRowsSkeleton />
    </>
  )
}
