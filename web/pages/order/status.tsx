import type { Order } from '#contract/order.ts'
import { arrivesInParts, isComing, knowsArrival, statusOf, stepOf } from '#web/features/orders/status.ts'
import { waitsForReturn } from '#web/features/orders/waits-for-return.ts'
import { StatusChip } from '#web/features/orders/status-chip.tsx'
import { useStatusText } from '#web/features/orders/use-status-text.ts'
import { useDays } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const way = ['received', 'packed', 'shipped', 'delivered'] as const

/** The order's current state, and its expected arrival if that is still ahead. */
export function Status({ order }: { order: Order }) {
  const t = useText('order')
  const days = useDays()
  const statusText = useStatusText()
  const status = statusOf(order)
  const { deliveryFrom, deliveryTo, code, name } = order.shippingMethod
  // Old orders store a method's name in English only.
  const method = name === 'Standard' || name === 'Express' ? t(`methods.${code === 'express' ? code : 'standard'}`) : name
  return (
    <section aria-label={t('status.label')} className="rounded-card bg-studio p-5 md:p-6">
      <p className="text-lg">
        <StatusChip order={order} />
      </p>
      <p className="mt-1">{statusText(order)}</p>
      {order.needsShipping && isComing(status) && knowsArrival(order) && !waitsForReturn(order) && (
        <p className="mt-3 flex items-center gap-2 text-sm">
          <Icon name="truck" className="size-5 shrink-0" />
          <span className="flex flex-wrap gap-x-3">
            <span>{t(arrivesInParts(order) ? 'arrivesNow' : 'arrives', { days: days(deliveryFrom, deliveryTo) })}</span>{' '}
            <span className="text-quiet">{method}</span>
          </span>
        </p>
      )}
      {order.needsShipping && status !== 'cancelled' && status !== 'unpaid' && status !== 'withdrawn' && (
        <div className="mt-6 border-t border-line pt-5">
          <Stepper
            label={t('way.label')}
            steps={way.map((step) => t(status === 'packing' && step === 'packed' ? 'status.packing.name' : `way.${step}`))}
            at={stepOf[status]}
          />
        </div>
      )}
    </section>
  )
}
