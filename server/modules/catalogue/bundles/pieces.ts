/** The pieces of a line; for a bundle, with the components of one piece. A negative quantity goes back. */
export interface LinePieces {
  variantId: string
  quantity: number
  components?: readonly { variantId: string; quantity: number }[] | null | undefined
}

/** The pieces of one variant, in lines and in bundles together. `line` is the line of the variant itself, if any. */
export interface StockPieces<T> {
  variantId: string
  quantity: number
  line: T | undefined
}

/**
 * The pieces that lines take from stock: bundles, whose stock is derived, and their components, each variant once. Variants whose pieces
 * add up to zero are left out.
 */
export function withComponents<T extends LinePieces>(lines: readonly T[]): StockPieces<T>[] {
  const pieces = new Map<string, StockPieces<T>>()
  const add = (variantId: string, quantity: number, line?: T) => {
    const before = pieces.get(variantId)
    pieces.set(variantId, { variantId, quantity: quantity + (before?.quantity ?? 0), line: line ?? before?.line })
  }
  for (const line of lines) {
    add(line.variantId, line.quantity, line)
    for (const component of line.components ?? []) add(component.variantId, component.quantity * line.quantity)
  }
  return [...pieces.values()].filter(({ quantity }) => quantity !== 0)
}
