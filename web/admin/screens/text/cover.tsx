import { useState } from 'react'
import type { TextDocument } from '#contract/admin/texts.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { MediaPicture } from '#web/admin/media/media-picture.tsx'
import { PickMedia } from '#web/admin/media/pick-media.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface CoverProps {
  document: TextDocument
  change: (part: Partial<TextDocument>) => void
}

/** An article's picture from the library, and its alternative text. */
export function Cover({ document: { cover, alt, caption }, change }: CoverProps) {
  const t = useText('admin-texts')
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('part.cover')}</legend>
      {cover && <MediaPicture picture={cover} alt={alt} className="max-h-40 w-full rounded-card bg-studio object-cover" />}
      <div className="flex flex-wrap gap-2">
        <ActionButton onClick={() => setOpen(true)}>{t('action.choose')}</ActionButton>
        {cover && (
          <ActionButton look="bare" onClick={() => change({ cover: null, alt: '', caption: '' })}>
            {t('action.noCover')}
          </ActionButton>
        )}
      </div>
      {cover && (
        <>
          <Field
            label={t('field.alt')}
            maxLength={300}
            value={alt}
            onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
          />
          <Field
            label={t('field.caption')}
            maxLength={200}
            value={caption}
            onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
          />
        </>
      )}
      {isOpen && (
        <PickMedia
          onClose={() => setOpen(false)}
          onPick={({ url, width, height, blur, alt: shows }) => {
            setOpen(false)
            change({ cover: { url, width, height, ...(blur && { blur }) }, alt: shows })
          }}
        />
      )}
    </fieldset>
  )
}
