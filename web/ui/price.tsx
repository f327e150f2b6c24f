import { digitsOf } from '#contract/currency-digits.ts'
import { scaleAmount } from '#contract/unit-price.ts'
import { useMoney } from '#web/lib/format.ts'
import { labelOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { useShop } from '#web/lib/shop.ts'
import { discountPercent } from './discount-percent.ts'

interface PriceProps {
  price: number
  was: number | null
  from?: boolean
  /** The discount of another variant in percent, and which one it is; shown if this one has no crossed-out price. */
  upTo?: { percent: number; value: string } | undefined
  large?: boolean
}

/** The price, with the previous price crossed out, and the discount in ember. */
export function Price({ price, was, from = false, upTo, large = false }: PriceProps) {
  const t = useText('common')
  const saving = discountPercent({ price, was })
  return (
    <p className={large ? 'price gap-x-3' : 'price gap-x-2'}>
      <span className={large ? 'display text-2xl' : 'font-semibold'}>
        <Amount of={price} from={from} />
      </span>
      {saving > 0 && was !== null && (
        <>
          <s className="text-quiet">
            <span className="sr-only">{t('price.was')} </span>
            <Amount of={was} />
          </s>
          <span className={large ? 'font-semibold text-ember' : 'text-sm font-semibold text-ember'}>
            {t('price.save', { percent: saving })}
          </span>
        </>
      )}
      {saving === 0 && upTo && (
        <span className="text-sm font-semibold text-ember">{t('price.saveOf', { ...upTo, value: labelOf(upTo.value) })}</span>
      )}
    </p>
  )
}

/**
 * A price in the chosen currency; `from`: others cost more. In shops with several currencies, it's in a <data> element, which the inline
 * script converts before hydration.
 */
export function Amount({ of, from }: { of: number; from?: boolean }) {
  const t = useText('common')
  return <AmountIn of={of} words={(price) => (from ? t('price.from', { price }) : price)} />
}

interface AmountInProps {
  of: number
  /** The sentence around the amount. */
  words?: (amount: string) => string
  /** Omits ".00", as for thresholds. `exact`: not one of the shop's prices, so the owner's rounding rule doesn't apply. */
  short?: 'price' | 'exact'
  /** Scales the price, in whole minor units: `over` divided by `under`. */
  times?: readonly [over: number, under: number]
}

/** An amount in a sentence, in the chosen currency. */
export function AmountIn({ of, words, short, times }: AmountInProps) {
  const money = useMoney(short !== undefined)
  const { currency, currencies } = useShop()
  const amount = globalThis.chosenCurrency?.write(of, short, times) ?? money(times ? scalePrice(of, currency.name, times) : of)
  const text = words ? words(amount) : amount
  return currencies ? (
    <data value={of} data-short={short} data-times={times?.join('/')}>
      {text}
    </data>
  ) : (
    text
  )
}

/** A price scaled by over/under, rounded to whole minor units of its currency. */
export function scalePrice(price: number, currency: string, [over, under]: readonly [number, number]): number {
  const scale = 10 ** digitsOf(currency)
  return scaleAmount(Math.round(price * scale), over, under) / scale
}
