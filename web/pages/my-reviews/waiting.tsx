import type { WaitingReview } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** Delivered products without a review. */
export function Waiting({ waiting }: { waiting: WaitingReview[] }) {
  const t = useText('review-form')
  const date = useDate()
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="display mb-4 text-xl">
        {t('mine.waiting')}
      </h2>
      <ul className="border-t border-line">
        {waiting.map(({ orderId, productId, number, name, photo, orderedDate }) => (
          <li key={`${orderId} ${productId}`} className="flex flex-wrap items-center gap-4 border-b border-line py-4">
            <Thumb url={photo} alt="" size="medium" />
            <div className="min-w-0 grow basis-40">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-quiet">{t('mine.ordered', { date: date(orderedDate) })}</p>
            </div>
            <ButtonLink look="secondary" to={urls.writeReview(number, productId)}>
              {t('mine.write')}
              <span className="sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
