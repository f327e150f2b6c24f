import { useEffect } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { draftEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { usePriced } from './cart.ts'

/** A draft entry, so that signing out removes it. */
const entry = draftEntry('cart')

/** Stores the cart with its last prices, to show it offline. Gift cards are left out, because they name their recipients. */
export function useStorePricedCart(): void {
  const cart = usePriced((priced) => priced.cart)
  useEffect(() => {
    if (cart)
      writeLocalEntry(
        entry,
        cart.items.filter(({ giftCard }) => !giftCard),
      )
  }, [cart])
}

/** The stored lines; none if another version stored them in a different shape. */
export function storedItems(): CartLine[] {
  const stored = readLocalEntry(entry)
  return Array.isArray(stored) ? stored.filter(isItem) : []
}

function isItem(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const { variantId, price, product } = value as Partial<Record<keyof CartLine, unknown>>
  const { name, options, available } = (product ?? {}) as Partial<Record<string, unknown>>
  const isProduct = typeof name === 'string' && typeof available === 'number' && typeof options === 'object' && options !== null
  return isProduct && typeof variantId === 'string' && typeof price === 'number'
}
