import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { urls } from '#contract/urls.ts'
import { Codes } from '#web/features/cart/codes.tsx'
import { Costs } from '#web/features/orders/costs.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { amountsWith } from './amounts.ts'
import { SummaryLine } from './summary-line.tsx'

interface OrderSummaryProps {
  summary: Summary
  items: CartLine[]
  busy: boolean
  /** The number of points that pay for a part of the order. */
  points: number
  titled?: boolean
}

/** The ordered lines and their sums. */
export function OrderSummary({ summary, items, busy, points, titled = false }: OrderSummaryProps) {
  const t = useText('checkout')
  const chosen = summary.currency && globalThis.chosenCurrency
  const wasOf = (of: string) => {
    const was = items.find(({ variantId, repeatWeeks }) => variantId === of && !repeatWeeks)?.priceWas
    return was !== undefined && chosen ? chosen.price(was) : was
  }
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-4">
        {titled && <h2 className="display text-xl">{t('summary.title')}</h2>}
        <TextLink to={urls.cart()} className="inline-flex min-h-11 items-center text-sm">
          {t('summary.edit')}
        </TextLink>
      </div>
      <ul className="grid gap-4">
        {summary.products.map((line) => (
          <li key={line.giftCard?.id ?? line.variantId}>
            <SummaryLine line={line} was={line.giftCard ? undefined : wasOf(line.variantId)} />
          </li>
        ))}
      </ul>
      {summary.products.some(({ backOrder }) => backOrder) && <p className="mt-4 text-sm text-quiet">{t('summary.waits')}</p>}
      <div className="mt-4">
        <Codes outcomes={summary.codes} busy={busy} />
      </div>
      <div aria-busy={busy} className={`mt-4 border-t border-line pt-4 transition-opacity ${busy ? 'opacity-50' : ''}`}>
        <Costs of={amountsWith(summary, points)} />
      </div>
    </div>
  )
}
