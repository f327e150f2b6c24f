import type { Summary } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { CurrencyNote } from './currency-note.tsx'
import { CreditOption } from './credit-option.tsx'
import { PointsOption } from './points-option.tsx'
import { Section } from './section.tsx'
import type { CheckoutState } from './use-checkout.ts'

const RepeatNote = lazyPart(() => import('./repeat-note.tsx').then(({ RepeatNote: Loaded }) => Loaded))

interface PaymentMethodsProps {
  checkout: CheckoutState
  summary: Summary
  shopCurrency: string
}

/** The payment methods offered for this order. */
export function PaymentMethods({ checkout, summary, shopCurrency }: PaymentMethodsProps) {
  const { payment, setPayment } = checkout
  const t = useText('checkout')
  const money = useMoney(true)
  const isRepeated = summary.products.some(({ repeats }) => repeats)
  return (
    <Section title={t('sections.payment')}>
      {isRepeated ? (
        <RepeatNote checkout={checkout} summary={summary} />
      ) : (
        summary.paymentMethods.length === 0 && <Alert tone="warn">{t('payments.none')}</Alert>
      )}
      <div role="radiogroup" aria-label={t('sections.payment')}>
        {summary.paymentMethods.map((method) => (
          <RadioCard
            key={method}
            name="paymentMethod"
            value={method}
            checked={method === payment}
            onChange={() => setPayment(method)}
            title={t(`payments.${method}.name`)}
            text={t(`payments.${method}.text`)}
          />
        ))}
      </div>
      {summary.cashMax !== null && summary.totalCost > summary.cashMax && (
        <p className="mt-3 text-sm text-quiet">{t('payments.cashMax', { max: money(summary.cashMax) })}</p>
      )}
      <PointsOption checkout={checkout} summary={summary} />
      {summary.needsShipping && !summary.currency && <CreditOption checkout={checkout} summary={summary} />}
      <CurrencyNote summary={summary} shop={shopCurrency} />
    </Section>
  )
}
