import type { Variant } from '#contract/catalogue.ts'
import { useText } from '#web/lib/text.ts'

const tones = { in: 'text-good', low: 'text-warn', out: 'text-bad' }

export function StockCell({ stock }: Pick<Variant, 'stock'>) {
  const t = useText('compare')
  const text = stock.state === 'in' ? t('inStock') : stock.state === 'low' ? t('low', { count: stock.left ?? 0 }) : t('out')
  return <span className={tones[stock.state]}>{text}</span>
}
