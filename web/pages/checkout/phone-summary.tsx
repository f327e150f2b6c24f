import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { amountsWith } from './amounts.ts'
import { OrderSummary } from './order-summary.tsx'

/** On phones, the total is at the top and expands to the whole order. */
export function PhoneSummary(props: { summary: Summary; items: CartLine[]; busy: boolean; points: number }) {
  const t = useText('checkout')
  const money = useMoney()
  return (
    <details className="group mb-8 rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-14 items-center gap-2 px-4">
        <Icon name="bag" />
        <span className="grow text-sm">
          <span className="group-open:hidden">{t('summary.show')}</span>
          <span className="hidden group-open:inline">{t('summary.hide')}</span>
        </span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        <span className="font-semibold">{money(amountsWith(props.summary, props.points).amountDue)}</span>
      </summary>
      <div className="border-t border-line p-4">
        <OrderSummary {...props} />
      </div>
    </details>
  )
}
