import { LRUCache } from 'lru-cache'
import type { ProductTable } from './product-table.ts'
import { type Query, scan, type Scanned } from './scan.ts'

/** The total size of cached scans, in bytes. */
const bytesMax = 20_000_000
/** The size of a scan besides its arrays, in bytes. */
const overheadBytes = 4000
/** The time for which an unused scan is cached: visitors request the next page or another sort within that time, or not at all. */
const unusedMs = 60_000

/** Caches scans while the table doesn't change. The counts and the page of a request share one, and so do the next pages. */
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

  /** The scan with this name, computed if it isn't cached. */
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
