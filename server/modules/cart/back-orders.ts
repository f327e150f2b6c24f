import type { WaitingPieces } from '#contract/cart.ts'
import { type VariantForSale, quantityToBackOrder } from '#server/modules/catalogue/catalogue.ts'

/** How many of the pieces arrive later, and when; undefined if all are in stock. */
export function backOrderOf(variant: VariantForSale, quantity: number): WaitingPieces | undefined {
  const waits = quantityToBackOrder(variant, quantity)
  if (waits === 0 || variant.back_order === null) return undefined
  const { isPreOrder, shipsOn } = variant.back_order
  return { quantity: waits, isPreOrder, shipsOn }
}
