import { useEffect } from 'react'
import { useStored } from '#web/lib/store.ts'
import { refreshCart, usePriced } from './cart.ts'
import { toRequestLine, sameLine } from './lines.ts'

/** Long enough for this tab's own change to be priced first. */
const elsewhereMs = 500

/** A line that was added in another tab has no price in this one, so the cart is priced again. */
export function useLinesFromOtherTabs(): void {
  const lines = useStored(({ cart }) => cart.lines)
  const priced = usePriced(({ cart }) => cart)
  const unpriced = priced === null ? [] : lines.filter((line) => !priced.items.some(sameLine(line)))
  const added = unpriced.map((line) => JSON.stringify(toRequestLine(line))).join(' ')
  useEffect(() => {
    if (added === '') return undefined
    const timer = setTimeout(() => void refreshCart().catch(() => null), elsewhereMs)
    return () => clearTimeout(timer)
  }, [added])
}
