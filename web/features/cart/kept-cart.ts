import { useEffect } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { draftEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { usePriced } from './cart.ts'

/** Signing out removes it. */
const entry = draftEntry('cart')

/** Keeps what the lines were last priced at, to be shown where there is no network to ask: without gift cards, which say to whom they go. */
export function useKeptCart(): void {
  const cart = usePriced((priced) => priced.cart)
  useEffect(() => {
    if (cart)
      writeLocalEntry(
        entry,
        cart.items.filter(({ giftCard }) => !giftCard),
      )
  }, [cart])
}

/** What was kept; nothing where it isn't what this version keeps. */
export function keptItems(): CartLine[] {
  const kept = readLocalEntry(entry)
  return Array.isArray(kept) ? kept.filter(isItem) : []
}

function isItem(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const { variantId, price, product } = value as Partial<Record<keyof CartLine, unknown>>
  const { name, options, available } = (product ?? {}) as Partial<Record<string, unknown>>
  const isProduct = typeof name === 'string' && typeof available === 'number' && typeof options === 'object' && options !== null
  return isProduct && typeof variantId === 'string' && typeof price === 'number'
}
