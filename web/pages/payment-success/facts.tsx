import type { Order } from '#contract/orders.ts'
import { useDays } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

export function Facts({ order: { number, email, shippingMethod } }: { order: Order }) {
  const t = useText('submit')
  const days = useDays()
  const facts = [
    [t('number'), number],
    [t('email'), email],
    [t('arrives'), days(shippingMethod.deliveryFrom, shippingMethod.deliveryTo)],
  ]
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-4 rounded-card bg-studio p-5 md:grid-cols-3 md:p-6">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
