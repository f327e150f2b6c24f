import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import type { DraftPicture } from './draft.ts'
import { PictureOrder } from './picture-order.tsx'

interface DraftPicturesProps {
  pictures: DraftPicture[]
  onChange: (pictures: DraftPicture[]) => void
  onBusy: (busy: boolean) => void
}

/** Chooses and orders pictures. The picker keeps its own state, so it remounts when the order changes. */
export function DraftPictures({ pictures, onChange, onBusy }: DraftPicturesProps) {
  const [start, setStart] = useState({ key: 0, initial: pictures })
  return (
    <div className="grid gap-3">
      <PicturePicker
        key={start.key}
        feature="post"
        max={limits.post.picturesMax}
        initial={start.initial}
        onChange={(chosen, busy) => {
          onChange(chosen.map(({ url, width, height, alt }) => ({ url, width, height, alt })))
          onBusy(busy)
        }}
      />
      {pictures.length > 1 && (
        <PictureOrder
          pictures={pictures}
          onOrder={(ordered) => {
            onChange(ordered)
            setStart({ key: start.key + 1, initial: ordered })
          }}
        />
      )}
    </div>
  )
}
