import { useState } from 'react'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'

interface CoverFieldProps {
  url: string | null
  onChange: (url: string | null) => void
  onBusy: (busy: boolean) => void
}

/** Adds, changes or removes the cover of a club or challenge. Needs the group "club-forms". */
export function CoverField({ url, onChange, onBusy }: CoverFieldProps) {
  const t = useText('club-forms')
  const [open, setOpen] = useState(false)
  return (
    <div role="group" aria-label={t('fields.cover')}>
      <p className="mb-1.5 text-sm font-medium">{t('fields.cover')}</p>
      {open ? (
        <PicturePicker
          feature="club"
          onChange={([picture], busy) => {
            onBusy(busy)
            if (picture) onChange(picture.url)
          }}
        />
      ) : (
        <p className="flex gap-5">
          <TextButton onClick={() => setOpen(true)}>{t(url === null ? 'cover.add' : 'cover.change')}</TextButton>
          {url !== null && <TextButton onClick={() => onChange(null)}>{t('cover.remove')}</TextButton>}
        </p>
      )}
    </div>
  )
}
