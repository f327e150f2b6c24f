import { useCompared } from './compared.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const ComparePill = lazyPart(async () => (await import('./compare-pill.tsx')).ComparePill)

/** The link to the comparison; loaded once it has a product. */
export function CompareBar() {
  const isEmpty = useCompared(({ items }) => items.length === 0)
  if (isEmpty) return null
  return <ComparePill />
}
