import { lazy, Suspense } from 'react'
import { useCompared } from './compared.ts'

const ComparePill = lazy(async () => ({ default: (await import('./compare-pill.tsx')).ComparePill }))

/** The link to the comparison; loaded once it has a product. */
export function CompareBar() {
  const isEmpty = useCompared(({ items }) => items.length === 0)
  if (isEmpty) return null
  return (
    <Suspense>
      <ComparePill />
    </Suspense>
  )
}
