import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

interface PriceProps {
  price: number
  was: number | null
  from?: boolean
  /** What is saved, in percent, on another of its variants: said where there is nothing to strike through. */
  upTo?: number
  large?: boolean
}

/** What it costs; struck through what it cost; in ember what is saved. */
export function Price({ price, was, from = false, upTo, large = false }: PriceProps) {
  const money = useMoney()
  const t = useText('common')
  const saving = was !== null && was > price ? Math.round((1 - price / was) * 100) : 0
  return (
    <p className={large ? 'price gap-x-3' : 'price gap-x-2'}>
      <span className={large ? 'display text-2xl' : 'font-semibold'}>{from ? t('price.from', { price: money(price) }) : money(price)}</span>
      {saving > 0 && was !== null && (
        <>
          <s className="text-quiet">
            <span className="sr-only">{t('price.was')} </span>
            {money(was)}
          </s>
          <span className={large ? 'font-semibold text-ember' : 'text-sm font-semibold text-ember'}>
            {t('price.save', { percent: saving })}
          </span>
        </>
      )}
      {saving === 0 && upTo !== undefined && (
        <span className="text-sm font-semibold text-ember">{t('price.saveUpTo', { percent: upTo })}</span>
      )}
    </p>
  )
}
