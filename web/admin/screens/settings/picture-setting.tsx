import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { MediaPicture } from '#web/admin/media/media-picture.tsx'
import { PickMedia } from '#web/admin/media/pick-media.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface PictureSettingProps {
  label: string
  hint: string
  error?: string
  disabled: boolean
  /** The picture's address and size, as in `/media/….webp 400x120`; empty for none. */
  value: string
  /** The background that the picture is previewed on. */
  ground: 'light' | 'dark'
  onChange: (value: string) => void
}

/** A picture that the owner picks from the uploads. */
export function PictureSetting({ label, hint, error, disabled, value, ground, onChange }: PictureSettingProps) {
  const t = useText('admin-settings')
  const media = useText('admin-media')
  const [isOpen, setOpen] = useState(false)
  const [, url, width, height] = /^(\S+) (\d+)x(\d+)$/.exec(value) ?? []
  return (
    <fieldset className="grid justify-items-start gap-2" disabled={disabled}>
      <legend className="mb-1 font-medium">{label}</legend>
      {url && (
        <div className={`${ground} max-w-full rounded-card border border-line bg-ground p-4`}>
          <MediaPicture picture={{ url, width: Number(width), height: Number(height) }} alt="" className="max-h-20 w-auto object-contain" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <ActionButton onClick={() => setOpen(true)}>{media('pick.title')}</ActionButton>
        {url && (
          <ActionButton look="bare" onClick={() => onChange('')}>
            {t('removePicture')}
          </ActionButton>
        )}
      </div>
      <p className={error ? 'text-bad' : 'text-quiet'} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
      {isOpen && (
        <PickMedia
          only="uploaded"
          onClose={() => setOpen(false)}
          onPick={({ url: chosen, width: wide, height: high }) => {
            setOpen(false)
            onChange(`${chosen} ${wide}x${high}`)
          }}
        />
      )}
    </fieldset>
  )
}
