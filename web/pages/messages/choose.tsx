import { useState } from 'react'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import type { ChosenPicture } from '#web/features/media/use-picture-uploads.ts'
import { ProductField } from '#web/features/posts/composer/product-field.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Attachment } from './outbox.ts'
import { OwnRecords } from './own-records.tsx'

interface ChooseProps {
  kind: Attachment['kind']
  onChoose: (chosen: Attachment) => void
  onClose: () => void
}

/** Picks one attachment for a message. Needs the group "composer". */
export function Choose({ kind, onChoose, onClose }: ChooseProps) {
  const t = useText('messages')
  return (
    <Dialog open title={t(`write.${kind}Title`)} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-5">
        {kind === 'picture' && <PictureOf onChoose={onChoose} />}
        {kind === 'product' && (
          <ProductField products={[]} max={1} onChange={([product]) => product && onChoose({ kind: 'product', ...product })} />
        )}
        {kind === 'record' && <OwnRecords onChoose={onChoose} />}
      </div>
    </Dialog>
  )
}

function PictureOf({ onChoose }: Pick<ChooseProps, 'onChoose'>) {
  const t = useText('messages')
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  return (
    <div className="grid gap-5">
      <PicturePicker feature="message" withAlt onChange={([one], busy) => setPicture(busy || !one ? null : one)} />
      {picture && <Button onClick={() => onChoose({ kind: 'picture', url: picture.url, alt: picture.alt })}>{t('write.use')}</Button>}
    </div>
  )
}
