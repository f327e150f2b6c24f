import type { Summary } from '#contract/orders.ts'
import { useDays } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Section } from './section.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Each way with its price and the days it arrives. */
export function ShippingMethods({ checkout: { method, setMethod }, summary }: { checkout: CheckoutState; summary: Summary }) {
  const t = useText('checkout')
  const money = useMoney()
  const days = useDays()
  return (
    <Section title={t('sections.method')}>
      <div role="radiogroup" aria-label={t('sections.method')}>
        {summary.shippingMethods.map(({ code, name, price, deliveryFrom, deliveryTo }) => (
          <RadioCard
            key={code}
            name="shippingMethod"
            value={code}
            checked={code === method}
            onChange={() => setMethod(code)}
            title={code === 'standard' || code === 'express' ? t(`methods.${code}`) : name}
            text={t('methods.arrives', { days: days(deliveryFrom, deliveryTo) })}
            end={price === 0 ? t('methods.free') : money(price)}
          />
        ))}
      </div>
    </Section>
  )
}
