import type { EditedProduct } from '#contract/edited-product.ts'
import type { ProductDraft } from './draft.ts'

/** Whether a stock cell is a difference, "+24" or "-2"; a plain number is what there is. */
export const isDifference = (typed: string): boolean => /^\s*[+-]/.test(typed)

/** How a stock cell changes what there was when it was loaded. */
export const stockChange = (typed: string, was: number): number => (isDifference(typed) ? Number(typed) : Number(typed) - was)

export interface StockLine {
  variantId: string
  quantity: number
}
/**
 * The changes in stock: received pieces ("+24"), removed ones ("-2"), which need a reason, and counts ("30"), which hold whatever was sold
 * since the product was loaded.
 */
export function stockLines(base: EditedProduct | null, draft: ProductDraft): Record<'received' | 'adjusted' | 'counted', StockLine[]> {
  const before = new Map(base?.variants.map(({ id, stock }) => [id, stock]))
  const lines = draft.variants.flatMap(({ key, isNew, stock: typed, components }) => {
    const was = before.get(key)
    if (isNew || was === undefined || components || !/^\s*[+-]?\d{1,7}\s*$/.test(typed)) return []
    if (stockChange(typed, was) === 0) return []
    return [{ sign: /^\s*[+-]/.exec(typed)?.[0].trim() ?? '', line: { variantId: key, quantity: Number(typed) } }]
  })
  const linesOf = (wanted: string) => lines.filter(({ sign }) => sign === wanted).map(({ line }) => line)
  return { received: linesOf('+'), adjusted: linesOf('-'), counted: linesOf('') }
}
