import type { ReviewPhoto } from '#contract/reviews.ts'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface ReviewPhotosProps {
  image: ReviewPhoto[]
  onChange: (image: ReviewPhoto[]) => void
}

/** The photos of a review, each with what it shows, to be described or taken out. */
export function ReviewPhotos({ image, onChange }: ReviewPhotosProps) {
  const t = useText('review-form')
  if (image.length === 0) return null
  return (
    <ul className="grid gap-3">
      {image.map((photo) => (
        <li key={photo.url} className="flex items-end gap-3">
          <div className="relative size-20 shrink-0 overflow-hidden rounded-input bg-studio">
            <Picture {...photo} alt="" shown="thumb" className="size-full object-cover" />
          </div>
          <Field
            className="grow"
            label={t('alt')}
            maxLength={limits.reviews.altMax}
            value={photo.alt}
            onChange={(event) => onChange(image.map((one) => (one === photo ? { ...one, alt: event.currentTarget.value } : one)))}
          />
          <IconButton label={t('removePhoto')} onClick={() => onChange(image.filter((one) => one !== photo))}>
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
