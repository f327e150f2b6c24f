import { useEffect, useState } from 'react'
import type { ReviewSort } from '#contract/reviews.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Gallery } from '#web/ui/gallery.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import type { ReviewListProps } from './types.ts'
import { useOwnReviews } from './use-own-reviews.ts'
import { useReviews } from './use-reviews.ts'

/** The full list of a product's reviews. Needs the groups "reviews", "review-list" and "ui". */
export function ReviewList({ productId, initial, stars, onStars, onLabel }: ReviewListProps) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const [sort, setSort] = useState<ReviewSort>('helpful')
  const [q, setQ] = useState('')
  const { reviews, total, hasMore, busy, error, retry, loadMore } = useReviews(productId, initial, { sort, stars, q })
  const own = useOwnReviews(productId)
  const written = own.value?.reviews[0]
  // Someone with nothing to review, and no review, gets no button.
  const nothing = own.value?.waiting.length === 0 && !written
  const label = nothing ? null : written?.removed === null ? t('edit') : undefined
  useEffect(() => onLabel(label), [label, onLabel])
  if (initial.total === 0) return null
  return (
    <div>
      {initial.total > initial.reviews.length && (
        <ReviewToolbar sort={sort} onSort={setSort} q={q} onSearch={setQ} stars={stars} onStars={onStars} />
      )}
      {error !== null && (
        <Alert tone="bad">
          {errorMessage(error)}{' '}
          <Button look="quiet" onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      <p role="status" className="sr-only">
        {reviews && t('found', { count: total })}
      </p>
      {reviews === null && error === null && <ListSkeleton />}
      {reviews?.length === 0 && <p className="py-6 text-quiet">{t('nothing')}</p>}
      <ul className="grid gap-8">
        {reviews?.map((review) => (
          <li key={review.id} className="border-b border-line pb-8">
            <ReviewItem
              review={review}
              photos={
                review.image.length > 0 && (
                  <div className="max-w-80">
                    <Gallery label={t('photosOf', { author: review.author })} pictures={review.image} />
                  </div>
                )
              }
              actions={<ReviewActions review={review} own={own} />}
            />
          </li>
        ))}
      </ul>
      {reviews && hasMore && (
        <div className="mt-8">
          <LoadMore seen={reviews.length} total={total} busy={busy} onMore={() => void loadMore()} />
        </div>
      )}
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-8">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-32 rounded-card" />
      ))}
    </div>
  )
}
