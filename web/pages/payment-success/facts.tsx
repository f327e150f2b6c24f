import type { Order } from '#contract/order.ts'
import { arrivesInParts, knowsArrival } from '#web/features/orders/status.ts'
import { waitsForReturn } from '#web/features/orders/waits-for-return.ts'
import { useDays } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

export function Facts({ order }: { order: Order }) {
  const { number, email, shippingMethod, needsShipping } = order
  const t = useText('payment-success')
  const days = useDays()
  const facts = [
    [t('number'), number],
    [t('email'), email],
    ...(needsShipping && knowsArrival(order) && !waitsForReturn(order)
      ? [[t(arrivesInParts(order) ? 'arrivesNow' : 'arrives'), days(shippingMethod.deliveryFrom, shippingMethod.deliveryTo)]]
      : []),
  ]
  return (
    <dl className="mt-2 grid gap-x-8 gap-y-3 xl:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
