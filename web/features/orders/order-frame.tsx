import type { ReactNode } from 'react'
import type { Order } from '#contract/order.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrderCurrencyProvider } from './order-currency-provider.tsx'
import { OrderMissing } from './order-missing.tsx'
import type { OrderNow } from './use-order.ts'

/** The frame of a page about one order, with its loading, missing and error states. Needs the group "order". */
export function OrderFrame({
  now,
  title,
  back,
  children,
}: {
  now: OrderNow
  title: string
  back: string
  children: (order: Order) => ReactNode
}) {
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      {now.state === 'full' ? (
        <OrderCurrencyProvider of={now.order}>{children(now.order)}</OrderCurrencyProvider>
      ) : (
        <Otherwise now={now} title={title} back={back} />
      )}
    </div>
  )
}

function Otherwise({ now, title, back }: { now: Exclude<OrderNow, { state: 'full' }>; title: string; back: string }) {
  const t = useText('order')
  const errorMessage = useErrorMessage()
  if (now.state === 'loading') return <OrderSkeleton title={title} />
  if (now.state === 'missing') return <OrderMissing back={back} />
  return (
    <EmptyState level="h1" title={t('failure.title')} text={errorMessage(now.error)}>
      <Button busy={now.busy} onClick={now.retry}>
        {t('failure.retry')}
      </Button>
    </EmptyState>
  )
}

function OrderSkeleton({ title }: { title: string }) {
  return (
    <div>
      <h1 className="display text-2xl">{title}</h1>
      <Skeleton className="mt-3 h-5 w-48" />
      <div className="mt-8 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="mt-8 h-20 rounded-card" />
          <Skeleton className="mt-4 h-20 rounded-card" />
        </div>
        <Skeleton className="mt-8 h-72 rounded-card lg:mt-0" />
      </div>
    </div>
  )
}
