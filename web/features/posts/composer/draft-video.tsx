import { useState } from 'react'
import { VideoPicker } from '#web/features/media/video-picker.tsx'
import type { DraftPicture } from './draft.ts'

interface DraftVideoProps {
  pictures: DraftPicture[]
  onChange: (pictures: DraftPicture[]) => void
  onBusy: (busy: boolean) => void
}

/** Chooses the video of a draft; its poster is the draft's only picture. */
export function DraftVideo({ pictures, onChange, onBusy }: DraftVideoProps) {
  const [initial] = useState(pictures[0] ?? null)
  return (
    <VideoPicker
      initial={initial}
      onChange={(chosen, busy) => {
        if (chosen) {
          const { url, width, height, alt, video } = chosen
          onChange([{ url, width, height, alt, ...(video && { video }) }])
        } else onChange([])
        onBusy(busy)
      }}
    />
  )
}
