import type { Variant } from '#contract/product.ts'
import { laterBadge } from '#web/features/catalogue/back-order.ts'
import { useText } from '#web/lib/text.ts'

const tones = { in: 'text-good', low: 'text-warn', out: 'text-bad' }

export function StockCell({ stock }: Pick<Variant, 'stock'>) {
  const t = useText('compare')
  const common = useText('common')
  if (stock.state === 'out' && stock.backOrder) return <span className={tones.low}>{common(laterBadge(stock.backOrder))}</span>
  const text = stock.state === 'in' ? t('inStock') : stock.state === 'low' ? t('low', { count: stock.left ?? 0 }) : t('out')
  return <span className={tones[stock.state]}>{text}</span>
}
