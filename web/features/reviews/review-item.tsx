import { labelOf } from '#web/lib/labels.ts'
import type { ReactNode } from 'react'
import { sizeOption } from '#contract/size-option.ts'
import type { Review } from '#contract/reviews.ts'
import { useDate } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/rating.tsx'

interface ReviewItemProps {
  review: Review
  /** Replaces the plain photos, for example by ones with a lightbox. */
  photos?: ReactNode
  /** The reader's actions, below the review. */
  actions?: ReactNode
}

/** One review. Needs the group "reviews". */
export function ReviewItem({ review, photos, actions }: ReviewItemProps) {
  const t = useText('reviews')
  const date = useDate()
  const { author, rating, fit, text, image, options, verifiedPurchase, createdAt, editedAt } = review
  const { [sizeOption]: size, ...others } = options
  const words = Object.values(others).map(labelOf)
  if (size) words.push(fit ? `${labelOf(sizeOption)} ${labelOf(size)} · ${t(`fits.${fit}`)}` : labelOf(size))
  const bought = words.join(' · ')
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars average={rating} />
        <span className="sr-only">{t('stars', { count: rating })}</span>
        <span className="font-semibold">{author || t('nobody')}</span>
        <span className="text-sm text-quiet">
          {date(createdAt)}
          {editedAt && ` · ${t('edited')}`}
        </span>
      </div>
      {(verifiedPurchase || bought) && (
        <p className="-mt-2 text-sm text-quiet">
          {verifiedPurchase && <span className="text-good">{t('verified')}</span>}
          {verifiedPurchase && bought && ' · '}
          {bought}
        </p>
      )}
      {text && <p className="max-w-[42em] whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos ?? <Thumbs image={image} />}
      {review.reply && <Reply {...review.reply} />}
      {actions}
    </article>
  )
}

function Thumbs({ image }: Pick<Review, 'image'>) {
  const t = useText('reviews')
  if (image.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {image.map(({ url, alt, width, height }) => (
        <li key={url}>
          <a href={url} className="block size-20 overflow-hidden rounded-input bg-studio">
            <Picture url={url} alt={alt || t('photo')} width={width} height={height} shown="thumb" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Reply({ text }: NonNullable<Review['reply']>) {
  const t = useText('reviews')
  const { name } = useShop()
  return (
    <div className="max-w-[42em] border-s-2 border-ember ps-4">
      <p className="text-sm font-semibold">{t('reply', { shop: name })}</p>
      <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
