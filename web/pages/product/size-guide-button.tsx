import { useState } from 'react'
import type { Size } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useText } from '#web/lib/text.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { withText } from '#web/lib/with-text.ts'

const SizeGuide = pressedPart(async () => (await withText(['sizes'], import('./size-guide.tsx'))).SizeGuide)

/** Opens the size guide, which is loaded on the first press. */
export function SizeGuideButton({ sizes, own }: { sizes: Size[]; own: string | null }) {
  const t = useText('product-details')
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" data-replay="" aria-haspopup="dialog" onClick={show} className="ms-auto min-h-11 text-sm text-link md:min-h-8">
        {t('sizes.open')}
      </button>
      {/* Rendered by the server only, since with script the button opens the guide. */}
      <noscript>{import.meta.env.SSR && own !== null && <a href={localPath(urls.sizeGuide(own))}>{t('sizes.open')}</a>}</noscript>
      {isWanted && <SizeGuide sizes={sizes} own={own} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
