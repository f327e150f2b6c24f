import type { ComponentForSale } from './components.ts'

interface Sold {
  variant_id: string
  components: ComponentForSale[] | null
}

/**
 * Stock shared between lines: by a bundle and one of its components, or by two bundles with a common component. A line can take what the
 * lines before it have left. Covers only what is in stock, as bundles can't be back-ordered.
 */
export class SharedStock {
  /** The remaining stock of components of the lines' bundles. */
  readonly #left: Map<string, number>

  constructor(variants: (Sold | undefined)[]) {
    this.#left = new Map(variants.flatMap((one) => one?.components ?? []).map(({ variantId, stock }) => [variantId, stock]))
  }

  /** The number of pieces left; Infinity if the line shares no stock. */
  left({ variant_id, components }: Sold): number {
    const ofBundle = components?.map(({ variantId, quantity }) => Math.floor(this.#of(variantId) / quantity)) ?? []
    return Math.max(0, Math.min(this.#of(variant_id), ...ofBundle))
  }

  take({ variant_id, components }: Sold, quantity: number): void {
    for (const part of components ?? []) this.#take(part.variantId, part.quantity * quantity)
    this.#take(variant_id, quantity)
  }

  #of(variantId: string): number {
    return this.#left.get(variantId) ?? Infinity
  }
  #take(variantId: string, quantity: number): void {
    const left = this.#left.get(variantId)
    if (left !== undefined) this.#left.set(variantId, left - quantity)
  }
}
