import type { ComponentForSale } from './components.ts'

interface Sold {
  variant_id: string
  components: ComponentForSale[] | null
}

/**
 * What lines take of the same stock: a bundle and one of its components, or two bundles of one component. What is left for a line is what the lines before it
 * leave. Only what is in stock: of a bundle nothing waits.
 */
export class SharedStock {
  /** Of the components of bundles among the lines. */
  readonly #left: Map<string, number>

  constructor(variants: (Sold | undefined)[]) {
    this.#left = new Map(variants.flatMap((one) => one?.components ?? []).map(({ variantId, stock }) => [variantId, stock]))
  }

  /** How many pieces there are yet; without end where the lines share nothing of it. */
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
