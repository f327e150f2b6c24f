import type { MediaRow } from '#contract/admin/media.ts'
import { MediaPicture } from './media-picture.tsx'

/** A library picture as a thumbnail in a row. */
export const MediaThumb = ({ row }: { row: MediaRow }) => (
  <span className="block size-10 shrink-0 overflow-hidden rounded-input bg-studio">
    <MediaPicture picture={row} alt="" className="size-full object-cover" />
  </span>
)
