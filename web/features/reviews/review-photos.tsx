import type { ReviewPhoto } from '#contract/reviews.ts'
import { limits } from '#contract/limits.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { useText } from '#web/lib/text.ts'

interface ReviewPhotosProps {
  /** The photos the review already has. */
  initial: ReviewPhoto[]
  onChange: (image: ReviewPhoto[], busy: boolean) => void
  /** Why the photos kept the form from being sent. */
  error?: string
}

/** Adds, describes and removes the photos of a review. Needs the group "review-form". */
export function ReviewPhotos({ initial, onChange, error }: ReviewPhotosProps) {
  const t = useText('review-form')
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        {t('photos')} <span className="font-normal text-quiet">{t('optional')}</span>
      </legend>
      <p className="mt-1 mb-4 text-sm text-quiet">{t('photosHint', { count: limits.reviews.photosMax })}</p>
      <PicturePicker feature="review" max={limits.reviews.photosMax} initial={initial} onChange={onChange} />
      {error !== undefined && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
