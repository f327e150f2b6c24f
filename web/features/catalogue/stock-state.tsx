import type { Variant } from '#contract/product.ts'
import { laterOf } from '#web/features/catalogue/back-order.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

const colors = { in: 'text-good', low: 'text-warn', out: 'text-bad', later: 'text-warn' }

/** The stock of a variant as text, including what can be ordered before it's in stock. */
export function useStockText(): (stock: Variant['stock']) => string {
  const t = useText('product-details')
  const { date } = useCalendar()
  return ({ state, left, backOrder }) => {
    const there = state === 'low' ? t('stock.low', { count: left ?? 0 }) : t(`stock.${state}`)
    if (!backOrder) return there
    const { key, shipsOn } = laterOf(backOrder)
    const later = t(`stock.${key}`, { date: shipsOn && date(shipsOn) })
    return state === 'low' ? t('stock.more', { there, later }) : later
  }
}

export function StockState({ stock }: Pick<Variant, 'stock'>) {
  const t = useText('product-details')
  const text = useStockText()(stock)
  return (
    <div className={`text-sm font-medium ${colors[stock.backOrder ? 'later' : stock.state]}`}>
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
        {text}
      </p>
      {stock.backOrder && <p className="mt-1 font-normal text-quiet">{t('stock.payNow')}</p>}
    </div>
  )
}
