import type { CartLine } from '#contract/cart.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { withOneTimePrices, costOf, goodsCost } from '#web/features/cart/line-costs.ts'
import { GiftCardCurrencyNote } from '#web/features/cart/gift-card-currency-note.tsx'
import { currencyOfCart, shownLine } from '#web/features/cart/shown-cart.ts'
import { columns } from './cart-skeleton.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { Line } from './line.tsx'
import { Summary } from './summary.tsx'
import { useLineChanges } from './use-line-changes.ts'
import { useSavings } from './use-savings.ts'

interface FullProps {
  items: CartLine[]
  subtotal: number
  settled: boolean
  onSave: (line: CartLine) => void
}

export function Full({ items, subtotal, settled, onSave }: FullProps) {
  const t = useText('cart')
  const money = useMoney()
  const { change, remove, announcement, silence } = useLineChanges()
  const chosen = currencyOfCart(items)
  const saved = useSavings(items, { settled, currency: chosen?.code })
  const shown = items.map((line) => shownLine(line, chosen))
  const sum = chosen ? costOf(shown) : subtotal
  return (
    <div className={columns}>
      <section aria-label={t('lines')}>
        <div className="mb-5 lg:hidden">
          <FreeShipping subtotal={goodsCost(withOneTimePrices(shown))} isFree={saved?.hasFreeShipping} />
        </div>
        <GiftCardCurrencyNote hasGiftCard={items.some(({ giftCard }) => giftCard)} />
        <ul className="border-t border-line">
          {items.map((line, index) => (
            <li key={line.giftCard?.id ?? `${line.variantId} ${line.repeatWeeks}`} className="border-b border-line py-5">
              <Line
                line={shown[index] ?? line}
                onChange={(quantity) => change(line, quantity)}
                onRemove={() => remove(line)}
                onSave={() => {
                  silence()
                  onSave(line)
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <Summary items={shown} subtotal={sum} settled={settled} saved={saved} />
      <p role="status" className="sr-only">
        {announcement && settled ? `${announcement} ${t('subtotalNow', { price: money(sum) })}` : ''}
      </p>
    </div>
  )
}
