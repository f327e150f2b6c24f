import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

interface PriceProps {
  price: number
  was: number | null
  from?: boolean
  /** The saving in percent on another variant: shown when this one has no crossed-out price. */
  upTo?: number
  large?: boolean
}

/** The price; crossed out, the price before; in ember, the saving. */
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
