import type { Product } from '#contract/catalogue.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Stars } from '#web/ui/rating.tsx'

/** The average, and how many gave how many stars; the worst are as easy to see as the best. */
export function Ratings({ rating: { average, count, histogram } }: Pick<Product, 'rating'>) {
  const t = useText('product-details')
  const number = useNumber()
  if (count === 0) return <p className="text-quiet">{t('rating.none')}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
      <div>
        <p className="display text-3xl">{number(average, 1)}</p>
        <div className="mt-2">
          <Stars average={average} />
        </div>
        <p className="mt-1 text-sm text-quiet">{t('rating.count', { count })}</p>
      </div>
      <ul className="min-w-64 grow">
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar key={stars} stars={stars} number={histogram[stars - 1] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  )
}

function Bar({ stars, number, of }: { stars: number; number: number; of: number }) {
  const t = useText('product-details')
  const format = useNumber()
  return (
    <li className="flex items-center gap-3 py-1 text-sm">
      <span className="w-16 shrink-0">{t('rating.stars', { count: stars })}</span>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 min-w-0 grow overflow-hidden rounded-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-line" />
        <rect width={Math.round((number / of) * 100)} height="2" className="fill-ink" />
      </svg>
      <span className="w-10 shrink-0 text-right text-quiet">{format(number)}</span>
    </li>
  )
}
