import { LRUCache } from 'lru-cache'
import type { ProductTable } from '#server/modules/catalogue/catalogue.ts'

/** How an unfinished query was understood. */
interface Completed {
  corrected: string | null
  /** True if no word was left out or corrected. */
  isMeant: boolean
  stems: Set<string>
  prefix: string | null
}
interface Entry {
  completed: Completed
  /** The ids of the products that fit best. */
  ids: string[]
}

const entriesMax = 5000
/** Sales change the order of suggestions with at most this delay. */
const ageMaxMs = 1000

/**
 * Completions by typed text: most visitors type the same first letters, which match the most products. Products that leave the sale are
 * dropped right away.
 */
export class CompletionCache {
  readonly #cache = new LRUCache<string, Entry & { version: number; until: number }>({ max: entriesMax })
  readonly #clock: () => Date

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  of(key: string, table: ProductTable, make: () => Entry): { completed: Completed; products: { id: string; revision: number }[] } {
    const now = this.#clock().getTime()
    let entry = this.#cache.get(key)
    if (!entry || (entry.version !== table.version && now >= entry.until)) {
      entry = { ...make(), version: table.version, until: now + ageMaxMs }
      this.#cache.set(key, entry)
    }
    return { completed: entry.completed, products: productsOnSale(table, entry.ids) }
  }
}

/** The given products that are on sale, with their revisions. */
export function productsOnSale(
  { columns: { alive, revision }, ids }: ProductTable,
  products: string[],
): { id: string; revision: number }[] {
  return products.flatMap((id) => {
    const slot = ids.find(id)
    return slot >= 0 && alive[slot] === 1 ? [{ id, revision: revision[slot]! }] : []
  })
}
