import type { Summary } from '#contract/orders.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Points as a partial payment; a customer with enough for everything chooses them as the payment method. */
export function PointsOption({ checkout: { payment, points, setPointsUsed }, summary }: { checkout: CheckoutState; summary: Summary }) {
  const t = useText('checkout')
  const money = useMoney()
  const number = useNumber()
  const usable = summary.points
  if (!usable || payment === 'Points' || usable.usableCost >= summary.totalCost || usable.usableCost === 0) return null
  const amounts = { points: number(usable.usable), amount: money(usable.usableCost) }
  return (
    <div className="mt-3">
      <Check
        label={t('points.use', amounts)}
        hint={t('points.balance', { points: number(usable.balance) })}
        checked={points > 0}
        onChange={(event) => setPointsUsed(event.target.checked)}
      />
    </div>
  )
}
