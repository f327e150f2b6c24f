import { lazy, Suspense, useState } from 'react'
import type { Size } from '#contract/catalogue.ts'
import { useText } from '#web/lib/text.ts'

const SizeGuide = lazy(() => import('./size-guide.tsx').then((module) => ({ default: module.SizeGuide })))

/** Opens the size guide, which loads with the press. */
export function SizeGuideButton({ sizes }: { sizes: Size[] }) {
  const t = useText('product-details')
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        data-replay=""
        aria-haspopup="dialog"
        onClick={show}
        className="ms-auto min-h-11 text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-ember md:min-h-8"
      >
        {t('sizes.open')}
      </button>
      {isWanted && (
        <Suspense>
          <SizeGuide sizes={sizes} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
