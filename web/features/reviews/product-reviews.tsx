import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'
import { useLazySection } from '#web/lib/use-lazy-section.ts'
import { Button } from '#web/ui/button.tsx'
import { FitBar } from './fit-bar.tsx'
import { fitVerdict } from './fit.ts'
import { Histogram } from './histogram.tsx'
import { ReviewItem } from './review-item.tsx'
import type { Reviews } from './types.ts'

const loadList = () => import('./review-list.tsx').then(({ ReviewList }) => ReviewList)

/** A product's reviews. The first come with the page; the interactive list loads near the viewport. Needs the group "reviews". */
export function ProductReviews({ productId, reviews }: { productId: string; reviews: Reviews }) {
  const t = useText('reviews')
  const [stars, setStars] = useState<number | null>(null)
  const [label, setLabel] = useState<string | null>()
  const { Part: List, section, load } = useLazySection(loadList, ['review-list', 'ui'])
  const choose = (next: number) => {
    load()
    setStars((before) => (before === next ? null : next))
  }
  const isEmpty = reviews.rating.count === 0
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 border-t border-line pt-8">
      <h2 id="reviews-title" className="display text-2xl">
        {t('title')}
      </h2>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          {isEmpty ? <p className="text-quiet">{t('none')}</p> : <Histogram rating={reviews.rating} chosen={stars} onChoose={choose} />}
          {fitVerdict(reviews.fits) && <FitBar {...reviews.fits} />}
          {label === null ? (
            <p className="mt-5 text-quiet">{t('notBought')}</p>
          ) : (
            <Button
              look="secondary"
              className="mt-5 w-full"
              onClick={() => void import('./write-review.ts').then(({ writeReview }) => writeReview(productId, t), toastShopUnreachable)}
            >
              {label ?? t('write')}
            </Button>
          )}
        </div>
        {List ? (
          <List productId={productId} initial={reviews} stars={stars} onStars={setStars} onLabel={setLabel} />
        ) : (
          !isEmpty && <FirstReviews {...reviews} />
        )}
      </div>
    </section>
  )
}

/** Rendered as the full list will be, with room for its controls. */
function FirstReviews({ reviews, total }: Pick<Reviews, 'reviews' | 'total'>) {
  const t = useText('reviews')
  return (
    <div>
      {total > reviews.length && <p className="mb-6 flex min-h-40 items-end text-sm text-quiet md:min-h-20">{t('mostHelpful')}</p>}
      <ul className="grid gap-8">
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-line pb-8">
            <ReviewItem
              review={review}
              actions={
                <p className="flex min-h-11 items-center text-sm text-quiet">
                  {review.helpful > 0 && t('helpful', { count: review.helpful })}
                </p>
              }
            />
          </li>
        ))}
      </ul>
      {total > reviews.length && <div className="mt-8 h-26.5" />}
    </div>
  )
}
