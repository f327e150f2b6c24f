import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** Five stars, filled up to the average: a bar behind a mask. */
export function Stars({ average }: { average: number }) {
  return (
    <svg viewBox="0 0 100 20" className="stars" aria-hidden="true">
      <rect width={Math.round(average * 20)} height="20" />
    </svg>
  )
}

/** One star, the average and the number of ratings, for cards. */
export function RatingBrief({ average, count }: { average: number; count: number }) {
  const t = useText('common')
  const number = useNumber()
  if (count === 0) return null
  return (
    <p className="rating-brief">
      <span className="sr-only">{t('rating.sentence', { average: number(average, 1), count })}</span>
      <span aria-hidden="true">{`${number(average, 1)} (${number(count)})`}</span>
    </p>
  )
}
