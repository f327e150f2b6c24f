import type { Summary } from '#contract/orders.ts'
import { LineComponents } from '#web/features/cart/line-components.tsx'
import { BackOrderNote } from '#web/features/cart/back-order-note.tsx'
import { optionsOf } from '#web/features/cart/lines.ts'
import { Repeats } from '#web/features/orders/repeats.tsx'
import { GiftCardFacts } from '#web/features/gift-cards/gift-card-facts.tsx'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Thumb } from '#web/ui/thumb.tsx'

/** `was`: the price when the piece was put into the cart, if it has changed since. */
export function SummaryLine({ line, was }: { line: Summary['products'][number]; was: number | undefined }) {
  const t = useText('checkout')
  const money = useMoney()
  const options = optionsOf(line.options)
  return (
    <div className="flex gap-4 max-[14rem]:flex-wrap">
      <Thumb url={line.photo} alt="" />
      <div className="min-w-0 grow">
        <p className="font-medium">{line.name}</p>
        {options && <p className="text-sm text-quiet">{options}</p>}
        <LineComponents components={line.components} />
        {line.giftCard ? (
          <GiftCardFacts card={line.giftCard} />
        ) : (
          <p className="text-sm text-quiet">{t('summary.quantity', { count: line.quantity })}</p>
        )}
        {line.digital && <p className="text-sm text-quiet">{t('summary.digital')}</p>}
        <Repeats repeats={line.repeats} of={line.quantity} />
        <BackOrderNote backOrder={line.backOrder} />
        {line.giftQuantity > 0 && <p className="text-sm font-medium text-good">{t('summary.gift', { count: line.giftQuantity })}</p>}
      </div>
      <p className="shrink-0 text-end">
        {money(line.totalPrice)}
        {was !== undefined && (
          <span className="block text-sm text-quiet">
            <span className="sr-only">{t('summary.was')} </span>
            <s>{money(was * line.quantity)}</s>
          </span>
        )}
      </p>
    </div>
  )
}
