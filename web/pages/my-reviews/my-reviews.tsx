import { useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnReviewItem } from './own-review-item.tsx'
import { Waiting } from './waiting.tsx'

const limit = 20
const fetchFirst = () => signed('GET /user/reviews', { limit })

/** Products waiting for a review, then the customer's reviews, newest first. */
export function MyReviews() {
  const t = useText('review-form')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load, change } = useAsyncData(fetchFirst)
  const [more, setMore] = useState<{ reviews: OwnReview[]; nextCursor: string | null } | null>(null)
  const next = useAction()
  if (!value)
    return error === null ? (
      <Skeleton className="h-96 rounded-card" />
    ) : (
      <EmptyState title={t('mine.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={() => void load()}>
          {t('mine.retry')}
        </Button>
      </EmptyState>
    )
  const reviews = [...value.reviews, ...(more?.reviews ?? [])]
  const cursor = more ? more.nextCursor : value.nextCursor
  const loadMore = () =>
    next.run(async () => {
      const page = await signed('GET /user/reviews', { limit, cursor: cursor ?? undefined })
      setMore({ reviews: [...(more?.reviews ?? []), ...page.reviews], nextCursor: page.nextCursor })
    })
  const without = (id: string) => {
    change((before) => ({ ...before, reviews: before.reviews.filter((review) => review.id !== id) }))
    setMore((before) => before && { ...before, reviews: before.reviews.filter((review) => review.id !== id) })
  }
  if (reviews.length === 0 && value.waiting.length === 0)
    return (
      <EmptyState title={t('mine.empty')} text={t('mine.emptyText')}>
        <ButtonLink to={urls.collection()}>{t('mine.shop')}</ButtonLink>
      </EmptyState>
    )
  return (
    <div className="grid gap-12">
      {value.waiting.length > 0 && <Waiting waiting={value.waiting} />}
      {reviews.length > 0 && (
        <section aria-labelledby="written">
          <h2 id="written" className="display mb-4 text-xl">
            {t('mine.written')}
          </h2>
          <ul className="border-t border-line">
            {reviews.map((review) => (
              <li key={review.id} className="border-b border-line py-6">
                <OwnReviewItem review={review} onDeleted={() => without(review.id)} />
              </li>
            ))}
          </ul>
          {next.error !== null && <Alert tone="bad">{errorMessage(next.error)}</Alert>}
          {cursor !== null && (
            <Button look="secondary" busy={next.busy} className="mt-6" onClick={() => void loadMore()}>
              {t('mine.more')}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
