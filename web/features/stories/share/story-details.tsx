import { limits } from '#contract/limits.ts'
import { ProductField } from '#web/features/posts/composer/product-field.tsx'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Poster } from '../poster.tsx'
import type { UploadedPicture, Details } from './details.ts'

interface StoryDetailsProps {
  picture: UploadedPicture
  /** The heading that numbers the picture; null if it's the only one. */
  title: string | null
  value: Details
  onChange: (value: Details) => void
}

/** The fields for a picture's details, beside a preview. */
export function StoryDetails({ picture, title, value, onChange }: StoryDetailsProps) {
  const t = useText('stories')
  const change = (part: Partial<Details>) => onChange({ ...value, ...part })
  const { caption, number, unit, product } = value
  const shown = { ...picture, mediaUrl: picture.url, caption, sticker: number.trim() === '' ? null : { text: number, unit } }
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5 md:grid-cols-[9rem_minmax(0,1fr)]">
      {title !== null && <legend className="sr-only">{title}</legend>}
      <div className="mx-auto aspect-[9/16] w-36 overflow-hidden rounded-card">
        <Poster story={shown} />
      </div>
      <div className="grid content-start gap-4">
        {title !== null && <p className="font-semibold">{title}</p>}
        <TextArea
          label={t('share.caption')}
          value={caption}
          maxLength={limits.story.caption}
          rows={2}
          onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t('share.sticker')}
            hint={t('share.stickerHint')}
            value={number}
            maxLength={limits.story.sticker}
            onChange={({ currentTarget }) => change({ number: currentTarget.value })}
          />
          <Field
            label={t('share.unit')}
            hint={t('share.unitHint')}
            value={unit}
            maxLength={limits.story.stickerUnit}
            onChange={({ currentTarget }) => change({ unit: currentTarget.value })}
          />
        </div>
        <ProductField products={product ? [product] : []} max={1} onChange={([first = null]) => change({ product: first })} />
      </div>
    </fieldset>
  )
}
