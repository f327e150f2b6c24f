import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

const star = 'M10 1.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.8z'
const five = [0, 20, 40, 60, 80]

/** Five stars, filled as far as the average reaches. An inner <svg> cuts what lies outside it, so no ids are needed. */
export function Stars({ average }: { average: number }) {
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20 shrink-0" aria-hidden="true">
      <g className="fill-line">
        {five.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} />
        ))}
      </g>
      <svg width={Math.round(average * 20)} height="20">
        <g className="fill-ink">
          {five.map((x) => (
            <path key={x} d={star} transform={`translate(${x})`} />
          ))}
        </g>
      </svg>
    </svg>
  )
}

/** One star, the average and how many rated: for cards. */
export function RatingBrief({ average, count }: { average: number; count: number }) {
  const t = useText('common')
  const number = useNumber()
  if (count === 0) return null
  return (
    <p className="flex items-center gap-1 text-sm text-quiet">
      <svg viewBox="0 0 20 20" className="size-3.5 fill-ink" aria-hidden="true">
        <path d={star} />
      </svg>
      <span className="sr-only">{t('rating.sentence', { average: number(average, 1), count })}</span>
      <span aria-hidden="true">{`${number(average, 1)} (${number(count)})`}</span>
    </p>
  )
}
