import { useText } from '#web/lib/text.ts'
import { Stars } from '#web/ui/rating.tsx'

/** A rating as stars, out of five. */
export function StarRow({ rating }: { rating: number }) {
  const t = useText('admin-review-moderation')
  return (
    <span className="inline-flex">
      <span className="sr-only">{t('stars', { count: rating })}</span>
      <Stars average={rating} />
    </span>
  )
}
