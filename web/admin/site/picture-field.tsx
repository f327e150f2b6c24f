import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { SitePicture } from '#contract/site/link.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { MediaPicture } from '#web/admin/media/media-picture.tsx'
import { PickMedia } from '#web/admin/media/pick-media.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LocalText } from './local-text.tsx'

interface PictureFieldProps {
  value: SitePicture | null
  onChange: (picture: SitePicture | null) => void
}

/** A picture of the media library, and its alternative text. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const t = useText('admin-site')
  const { locales } = useShop()
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('picture.label')}</legend>
      {value && <MediaPicture picture={value} alt="" className="max-h-40 w-full max-w-96 rounded-card bg-studio object-cover" />}
      <div className="flex flex-wrap gap-2">
        <ActionButton onClick={() => setOpen(true)}>{t('picture.choose')}</ActionButton>
        {value && (
          <ActionButton look="bare" onClick={() => onChange(null)}>
            {t('picture.none')}
          </ActionButton>
        )}
      </div>
      {value && (
        <LocalText label={t('picture.alt')} value={value.alt} max={limits.upload.alt} onChange={(alt) => onChange({ ...value, alt })} />
      )}
      {isOpen && (
        <PickMedia
          onClose={() => setOpen(false)}
          onPick={({ url, width, height, alt }) => {
            setOpen(false)
            onChange({ url, width, height, alt: { [locales[0] ?? 'en']: alt } })
          }}
        />
      )}
    </fieldset>
  )
}
