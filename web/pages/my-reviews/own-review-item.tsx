import type { OwnReview } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { ReviewItem } from '#web/features/reviews/review-item.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** One of the customer's own reviews, as others see it, with buttons to edit and delete it. */
export function OwnReviewItem({ review, onDeleted }: { review: OwnReview; onDeleted: () => void }) {
  const t = useText('review-form')
  const errorMessage = useErrorMessage()
  const { id, product, productId, orderId, removed } = review
  const { ask, dialog, error } = useConfirmedAction({
    action: () => signed('DELETE /user/order/review/:id', { id }),
    onDone: () => {
      toast('success', t('mine.deleted'))
      onDeleted()
    },
  })
  return (
    <div className="flex gap-4">
      <Thumb url={product.photo} alt="" size="medium" />
      <div className="grid min-w-0 grow gap-3">
        <p className="font-semibold">
          <Link to={urls.product(product.slug)} className="hover:underline">
            {product.name}
          </Link>
        </p>
        {removed !== null && <Alert tone="warn">{t('mine.removed', { reason: t(`mine.reasons.${removed as 'spam'}`) })}</Alert>}
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <ReviewItem
          review={review}
          actions={
            removed === null && (
              <div className="flex flex-wrap gap-x-5">
                <TextLink to={urls.writeReview(orderId, productId)} className="inline-flex min-h-11 items-center text-sm">
                  {t('mine.edit')}
                </TextLink>
                <TextButton onClick={ask}>{t('mine.delete')}</TextButton>
              </div>
            )
          }
        />
      </div>
      <Confirm title={t('mine.confirmTitle')} text={t('mine.confirmText')} action={t('mine.confirm')} {...dialog} />
    </div>
  )
}
