import { LRUCache } from 'lru-cache'
import type { ProductTable } from './product-table.ts'
import { type Query, scan, type Scanned } from './scan.ts'

/** How many bytes all cached scans may take together. */
const bytesMax = 20_000_000
/** How many bytes a scan takes besides its arrays. */
const overheadBytes = 4000
/** How long a scan is cached: visitors ask for the next page or another sort within that time, or not at all. */
const unusedMs = 60_000

/** Scans cached while the table doesn't change: the counts and the page of a request share one, and so do the next pages. */
export class Scans {
  readonly #cache = new LRUCache<string, Scanned>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => bytes + overheadBytes,
    ttl: unusedMs,
    ttlResolution: 1000,
    updateAgeOnGet: true,
  })
  #purgedAt = 0
  #table: ProductTable | undefined
  #version = 0

  /** The scan of this name. */
  of(table: ProductTable, name: string, query: () => Query): Scanned {
    if (this.#table !== table || this.#version !== table.version) this.#cache.clear()
    this.#table = table
    this.#version = table.version
    let scanned = this.#cache.get(name)
    if (!scanned) {
      this.#dropUnused()
      this.#cache.set(name, (scanned = scan(table, query())))
    }
    return scanned
  }

  #dropUnused(): void {
    const now = performance.now()
    if (now - this.#purgedAt < unusedMs) return
    this.#purgedAt = now
    this.#cache.purgeStale()
  }
}
