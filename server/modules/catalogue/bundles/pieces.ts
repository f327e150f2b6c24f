/** Pieces of a line; of a bundle with what one of them consists of. Below zero: they go back. */
export interface LinePieces {
  variantId: string
  quantity: number
  components?: readonly { variantId: string; quantity: number }[] | null | undefined
}

/** Pieces of one variant, of a line and of bundles together. `line`: the line that is of this variant itself, if any. */
export interface StockPieces<T> {
  variantId: string
  quantity: number
  line: T | undefined
}

/** What lines take of stock: bundles, whose stock follows, and beside them the pieces that they consist of, each variant once. What adds up to nothing is left out. */
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
