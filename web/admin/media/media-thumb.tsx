import type { MediaRow } from '#contract/admin/media.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A picture of the library in a row. Not as a thumb: scenes have no copies as small as that. */
export const MediaThumb = ({ row: { url, width, height } }: { row: MediaRow }) => (
  <span className="block size-10 shrink-0 overflow-hidden rounded-input bg-studio">
    <Picture url={url} alt="" width={width} height={height} className="size-full object-cover" />
  </span>
)
