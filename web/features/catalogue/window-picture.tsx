import { useEffect, useState } from 'react'
import type { Picture as Shot } from '#contract/product.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A picture of the shop window, loaded by the browser. For empty states, which are too rare to ship one with every page. */
export function WindowPicture({ place }: { place: string }) {
  const [picture, setPicture] = useState<Shot | null>(null)
  useEffect(() => {
    let current = true
    void windowPictureAt(place).then((loaded) => current && setPicture(loaded))
    return () => {
      current = false
    }
  }, [place])
  return (
    <div className="absolute inset-0 bg-line">
      {picture && (
        <Picture {...picture} shown="tile" className={`size-full object-cover ${picture.tone === 'light' ? 'dark:opacity-60' : ''}`} />
      )}
    </div>
  )
}
