import type { Product } from '#contract/product.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Stars } from '#web/ui/rating.tsx'

interface HistogramProps {
  rating: Product['rating']
  chosen: number | null
  onChoose: (stars: number) => void
}

/** The average, and the number of reviews by stars, each a filter: low ratings are as easy to reach. Needs the group "reviews". */
export function Histogram({ rating: { average, count, histogram }, chosen, onChoose }: HistogramProps) {
  const t = useText('reviews')
  const number = useNumber()
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="display text-3xl">{number(average, 1)}</span>
        <span>
          <Stars average={average} />
          <span className="mt-1 block text-sm text-quiet">{t('count', { count })}</span>
        </span>
      </p>
      <ul className="-mx-2 mt-5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <Bar stars={stars} number={histogram[stars - 1] ?? 0} of={count} chosen={chosen === stars} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarProps extends Pick<HistogramProps, 'onChoose'> {
  stars: number
  number: number
  of: number
  chosen: boolean
}

function Bar({ stars, number, of, chosen, onChoose }: BarProps) {
  const t = useText('reviews')
  const format = useNumber()
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(stars)}
      className="group flex min-h-11 w-full items-center gap-3 rounded-input px-2 text-sm transition-colors hover:bg-studio aria-pressed:bg-studio aria-pressed:font-semibold md:min-h-9"
    >
      <span className="w-16 shrink-0 text-start">{t('stars', { count: stars })}</span>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 min-w-0 grow overflow-hidden rounded-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-line" />
        <rect width={of === 0 ? 0 : Math.round((number / of) * 100)} height="2" className={chosen ? 'fill-ember' : 'fill-ink'} />
      </svg>
      <span className="w-8 shrink-0 text-end text-quiet">{format(number)}</span>
    </button>
  )
}
