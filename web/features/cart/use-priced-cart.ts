import type { CartLine } from '#contract/cart.ts'
import { useStored } from '#web/lib/store.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { refreshCart, usePriced } from './cart.ts'
import { storedItems, useStorePricedCart } from './stored-cart.ts'
import { costOf } from './line-costs.ts'
import { withCurrentQuantities } from './lines.ts'

export type PricedCart =
  | { state: 'loading'; rows: number }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'empty' }
  | { state: 'full'; items: CartLine[]; subtotal: number; settled: boolean }

/** The cart, priced again when the page opens. Until then the previous prices are shown. */
export function usePricedCart(): PricedCart {
  const ready = useStored((stored) => stored.ready)
  const lines = useStored(({ cart }) => cart.lines)
  const priced = usePriced(({ cart }) => cart)
  const { busy, error, load } = useAsyncData(ready ? refreshCart : null)
  useStorePricedCart()
  const items = withCurrentQuantities(priced?.items ?? [], lines)
  if (items.length > 0) return { state: 'full', items, subtotal: priced?.subtotal ?? 0, settled: isSettled(items, priced?.items ?? []) }
  const kept = error !== null && !busy && !navigator.onLine ? withCurrentQuantities(storedItems(), lines) : []
  if (kept.length > 0) return { state: 'full', items: kept, subtotal: costOf(kept), settled: false }
  if (error !== null && !busy) return { state: 'failed', error, retry: () => void load() }
  return !busy && lines.length === 0 ? { state: 'empty' } : { state: 'loading', rows: Math.max(lines.length, 1) }
}

/** Whether the server has priced exactly the quantities that are shown. */
const isSettled = (items: CartLine[], priced: CartLine[]): boolean =>
  items.length === priced.length && items.every((item, index) => item.quantity === priced[index]?.quantity)
