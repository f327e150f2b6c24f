import type { Variant } from '#contract/catalogue.ts'
import { useText } from '#web/lib/text.ts'

const colors = { in: 'text-good', low: 'text-warn', out: 'text-bad' }

export function StockState({ stock }: Pick<Variant, 'stock'>) {
  const t = useText('product-details')
  return (
    <p className={`flex items-center gap-2 text-sm font-medium ${colors[stock.state]}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {stock.state === 'low' ? t('stock.low', { count: stock.left ?? 0 }) : t(`stock.${stock.state}`)}
    </p>
  )
}
