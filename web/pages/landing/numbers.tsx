import type { ReactNode } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { AmountIn } from '#web/ui/price.tsx'
import type { Front } from './load.ts'

/** The shop's figures; zeros are left out. */
export function Numbers({ numbers: { products, makers, reviews, average } }: Pick<Front, 'numbers'>) {
  const t = useText('landing')
  const number = useNumber()
  const { freeShippingFrom } = useShop()
  const all: [value: ReactNode, label: string][] = []
  if (products > 0) all.push([number(products), t('numbers.products')])
  if (makers > 0) all.push([number(makers), t('numbers.makers')])
  if (reviews > 0) all.push([number(average, 1), t('numbers.rating', { count: reviews })])
  if (freeShippingFrom !== null) all.push([<AmountIn key="amount" of={freeShippingFrom} short="exact" />, t('numbers.shipping')])
  if (all.length === 0) return null
  return (
    <section aria-label={t('numbers.label')} className="wrap">
      <dl className="landing-numbers">
        {all.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
