import type { EditedProduct } from '#contract/edited-product.ts'
import type { ProductDraft } from './draft.ts'

/** A stock cell as a difference: "+24" and "-2" are differences already, a plain number is the new stock. */
export function stockChange(typed: string, was: number): number {
  const value = Number(typed)
  return /^\s*[+-]/.test(typed) ? value : value - was
}

interface StockLine {
  variantId: string
  quantity: number
}
/** The changes in stock: received pieces ("+24"), and adjustments, which need a reason. */
export function stockLines(base: EditedProduct | null, draft: ProductDraft): { received: StockLine[]; adjusted: StockLine[] } {
  const before = new Map(base?.variants.map(({ id, stock }) => [id, stock]))
  const lines = draft.variants.flatMap(({ key, isNew, stock: typed, components }) => {
    const was = before.get(key)
    if (isNew || was === undefined || components || !/^\s*[+-]?\d{1,7}\s*$/.test(typed)) return []
    const quantity = stockChange(typed, was)
    return quantity === 0 ? [] : [{ variantId: key, quantity, isReceived: /^\s*\+/.test(typed) }]
  })
  const of = (isReceived: boolean) =>
    lines.filter((line) => line.isReceived === isReceived).map(({ variantId, quantity }) => ({ variantId, quantity }))
  return { received: of(true), adjusted: of(false) }
}
