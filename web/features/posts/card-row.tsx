import type { ReactNode } from 'react'
import { Picture } from '#web/ui/picture.tsx'

/** A product or a page of the shop beside a post: a picture, and `children`. The link or button in it covers the whole row. */
export function CardRow({ picture, children }: { picture: string | null; children: ReactNode }) {
  return (
    <div className="relative flex items-center gap-3 rounded-input border border-line p-2 transition-colors focus-within:border-ink hover:border-ink">
      <div className="size-14 shrink-0 overflow-hidden rounded-input bg-studio">
        {picture && <Picture url={picture} alt="" width={56} height={56} shown="thumb" className="size-full object-cover" />}
      </div>
      {children}
    </div>
  )
}
