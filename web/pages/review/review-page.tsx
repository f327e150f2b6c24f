import { useCallback } from 'react'
import { useParams, useSearchParams } from '#web/lib/router/hooks.ts'
import type { Order } from '#contract/order.ts'
import { sizeIn } from '#contract/size-fit.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import { ReviewForm } from '#web/features/reviews/review-form.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

const starsOf = (text: string | null): number => (/^[1-5]$/.test(text ?? '') ? Number(text) : 0)

/** The reviewed product, and the form: empty, or with the existing review. */
export function ReviewPage({ order }: { order: Order }) {
  const t = useText('review-form')
  const { productId = '' } = useParams()
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const fetchOwn = useCallback(() => signed('GET /user/order/review/:id/own', { id: productId }), [productId])
  const own = useAsyncData(signedIn ? fetchOwn : null)
  const line = order.products.find((one) => one.productId === productId)
  // A customer has one review per product: after another order of the product, the form changes the existing review.
  const written = own.value?.reviews[0]
  if (!line || (order.shippingStatus !== 'Delivered' && !written))
    return (
      <EmptyState level="h1" title={t('notYet.title')} text={t('notYet.text')}>
        <ButtonLink to={urls.order(order.number)}>{t('notYet.order')}</ButtonLink>
      </EmptyState>
    )
  return (
    <div className="mx-auto max-w-[40rem]">
      <TextLink to={urls.product(line.slug)} className="mb-2 inline-flex min-h-11 items-center text-sm">
        {t('back')}
      </TextLink>
      <h1 tabIndex={-1} className="display text-2xl">
        {written ? t('editTitle') : t('title')}
      </h1>
      <div className="mt-6 flex items-center gap-4 rounded-card bg-studio p-4">
        <Thumb url={line.photo} alt="" size="medium" />
        <div>
          <p className="font-semibold">{line.name}</p>
          <p className="text-sm text-quiet">{[optionsOf(line.options), order.number].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {signedIn && own.busy && own.value === null ? (
        <Skeleton className="mt-8 h-96 rounded-card" />
      ) : (
        <ReviewForm
          key={written?.id ?? 'new'}
          orderId={order.id}
          product={{ id: productId, slug: line.slug }}
          size={sizeIn(written?.options ?? line.options)}
          written={written}
          stars={starsOf(query.get('stars'))}
        />
      )}
    </div>
  )
}
