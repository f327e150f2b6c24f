import type { Summary } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { PlaceOrderProblem } from './place-order-error.tsx'
import { amountsWith } from './amounts.ts'
import type { CheckoutState } from './use-checkout.ts'

/** A button that names its action and the price. Whatever prevents the order is shown right above it. */
export function PlaceOrderButton({ checkout, summary }: { checkout: CheckoutState; summary: Summary }) {
  const t = useText('checkout')
  const money = useMoney()
  const { placing, busy, payment, problem } = checkout
  const total = money(amountsWith(summary, checkout.points).amountDue)
  const whole = payment === 'COD' ? t('place.onDelivery', { total }) : t('place.pay', { total })
  const label = payment === 'Credit' ? t('place.order') : whole
  return (
    <div>
      {problem && (
        <div className="mb-5">
          <PlaceOrderProblem problem={problem} />
        </div>
      )}
      <Button
        type="submit"
        busy={placing}
        disabled={busy || payment === undefined || (summary.needsShipping && summary.shippingMethod === null)}
        className="w-full text-lg"
      >
        {placing ? t('place.placing') : label}
      </Button>
      <p role="status" className="sr-only">
        {placing ? t('place.placing') : ''}
      </p>
    </div>
  )
}
