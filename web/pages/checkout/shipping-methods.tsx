import { linesCost } from '#contract/discounts.ts'
import type { Summary } from '#contract/orders.ts'
import { knowsArrival } from '#web/features/orders/status.ts'
import { useDays } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Section } from './section.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** The shipping methods with their prices and delivery days. */
export function ShippingMethods({ checkout: { method, setMethod }, summary }: { checkout: CheckoutState; summary: Summary }) {
  const t = useText('checkout')
  const money = useMoney()
  const days = useDays()
  const isFree = summary.shippingMethods.some(({ price }) => price === 0)
  const missing = isFree || summary.freeShippingFrom === null ? 0 : summary.freeShippingFrom - linesCost(summary)
  return (
    <Section title={t('sections.method')}>
      {summary.shippingMethods.length === 0 && <Alert tone="bad">{t('methods.none')}</Alert>}
      <div role="radiogroup" aria-label={t('sections.method')}>
        {summary.shippingMethods.map(({ code, name, price, deliveryFrom, deliveryTo }) => (
          <RadioCard
            key={code}
            name="shippingMethod"
            value={code}
            checked={code === method}
            onChange={() => setMethod(code)}
            title={name}
            text={knowsArrival(summary) ? t('methods.arrives', { days: days(deliveryFrom, deliveryTo) }) : t('methods.later')}
            end={price === 0 ? t('methods.free') : money(price)}
          />
        ))}
      </div>
      {missing > 0 && <p className="mt-3 text-sm text-quiet">{t('methods.more', { price: money(missing) })}</p>}
    </Section>
  )
}
