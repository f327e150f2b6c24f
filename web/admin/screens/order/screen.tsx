import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Order } from '#contract/order.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { PaymentState, ShippingState } from '#web/admin/orders/order-states.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PackingSlip } from '#web/admin/orders/packing-slip.tsx'

/** One order: its items, history and buyer, and its next step. */
export function Component() {
  const t = useText('admin-orders')
  const common = useText('admin')
  const errorMessage = useErrorMessage()
  const { number = '' } = useParams()
  const { value, error, load, change } = useAsyncData(useCallback(() => staff('GET /admin/orders/:id', { id: number }), [number]))
  useKeys(t('keys'), [{ keys: 'u', label: common('back'), run: () => goTo(adminUrls.orders()) }])
  if (error && !value)
    return (
      <Screen title={number} back={adminUrls.orders()}>
        {isRefusal(error) && error.status === 404 ? (
          <Notice title={t('missing.title')} text={t('missing.text')} />
        ) : (
          <Notice title={t('failed')} text={errorMessage(error)}>
            <ActionButton onClick={() => void load()}>{common('retry')}</ActionButton>
          </Notice>
        )}
      </Screen>
    )
  if (!value) return <Bones title={number} />
  const { order, weights, buyer, exchangePaid, tags, notes, changedBy, hints, source } = value
  // A step may add a note and change the customer's total, so both are reloaded.
  const show = (next: typeof order) => {
    change((before) => ({ ...before, order: next }))
    void load()
  }
  return (
    <>
      <div className="print:hidden">
        <Screen
          title={order.number}
          back={adminUrls.orders()}
          beside={<States order={order} />}
          actions={
            <OrderCurrencyProvider of={order}>
              <OrderActions order={order} onChange={show} />
            </OrderCurrencyProvider>
          }
        >
          <div className="mt-3 grid border-t border-line lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid content-start gap-8 px-4 py-6 md:px-8">
              <OrderCurrencyProvider of={order}>
                <OrderItems order={order} exchangePaid={exchangePaid} onChange={show} />
                {order.products.some(({ digital }) => digital) && (
                  <OrderDownloads key={`${order.paymentStatus} ${order.refunded}`} order={order} onChange={show} />
                )}
                <OrderShipments order={order} onChange={show} />
                <OrderReturns order={order} onChange={show} />
                <OrderTimeline
                  order={order}
                  notes={notes}
                  changedBy={changedBy}
                  onNotes={(next) => change((before) => ({ ...before, notes: next }))}
                />
              </OrderCurrencyProvider>
            </div>
            <OrderAside
              order={order}
              buyer={buyer}
              tags={tags}
              hints={hints}
              source={source}
              onTags={(next) => change((before) => ({ ...before, tags: next }))}
            />
          </div>
        </Screen>
      </div>
      <PackingSlip order={order} weights={weights} className="hidden print:block" />
    </>
  )
}

/** The payment and shipping states of an order, and when it was placed. */
function States({ order }: { order: Order }) {
  const shortTime = useShortTime()
  const isWithdrawn = order.returns.some(({ kind, state }) => kind === 'withdrawal' && state === 'requested')
  const backOrdered = order.products.reduce((sum, { backOrder }) => sum + (backOrder?.quantity ?? 0), 0)
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <PaymentState
        order={{ ...order, ...((order.refunded > 0 || order.refunds.length > 0) && { isRefunded: true }) }}
        isPartlyRefunded={order.refunded > 0}
      />
      <ShippingState
        order={{
          ...order,
          isWithdrawn,
          ...(backOrdered > 0 && { backOrdered }),
          ...(order.creditExpected > 0 && { waitsForReturn: true }),
        }}
      />
      <span className="text-quiet">{shortTime(order.orderedDate)}</span>
    </span>
  )
}

function Bones({ title }: { title: string }) {
  const t = useText('admin')
  return (
    <Screen title={title} back={adminUrls.orders()}>
      <div role="status" className="mt-3 grid gap-4 border-t border-line px-4 py-6 md:px-8 lg:me-80">
        <span className="sr-only">{t('loading')}</span>
        {['h-14', 'h-13', 'h-15', 'h-40'].map((height) => (
          <Skeleton key={height} className={height} />
        ))}
      </div>
    </Screen>
  )
}
