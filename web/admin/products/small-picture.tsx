import { Picture } from '#web/ui/picture.tsx'

/** A thumbnail that identifies a product in a row. */
export const SmallPicture = ({ url }: { url: string | null }) => (
  <span className="block size-8 shrink-0 overflow-hidden rounded-input bg-studio">
    {url && <Picture url={url} alt="" width={32} height={32} shown="thumb" className="size-full object-cover" />}
  </span>
)
