import { LRUCache } from 'lru-cache'
import type { ProductTable } from './product-table.ts'
import type { Scanned } from './scan.ts'

/** The total size of cached scans, in bytes. */
const bytesMax = 20_000_000
/** The size of a scan besides its arrays, in bytes. */
const overheadBytes = 4000
/** The time for which an unused scan is cached: visitors request the next page or another sort within that time, or not at all. */
const unusedMs = 60_000

/** The number of cached pages; one of 96 products takes 1.5 kB. */
const pagesMax = 4000

/** A page of a list: its slots, and their keys in the list's order. */
export interface SlotPage {
  slots: Uint32Array
  keys: Float64Array
}

/** Caches scans while the table doesn't change. The counts and the page of a request share one, and so do the next pages. */
export class Scans {
  readonly #cache = new LRUCache<string, Scanned>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => bytes + overheadBytes,
    ttl: unusedMs,
    ttlResolution: 1000,
    updateAgeOnGet: true,
  })
  readonly #pages = new LRUCache<string, SlotPage>({ max: pagesMax })
  #purgedAt = 0
  #table: ProductTable | undefined
  #version = 0

  /** The scan with this name, computed if it isn't cached. */
  of(table: ProductTable, name: string, scan: () => Scanned): Scanned {
    this.#follow(table)
    let scanned = this.#cache.get(name)
    if (!scanned) {
      this.#dropUnused()
      this.#cache.set(name, (scanned = scan()))
    }
    return scanned
  }

  /** The page with this name, of its scan's name and the request; found if it isn't cached. */
  pageOf(table: ProductTable, name: string, find: () => SlotPage): SlotPage {
    this.#follow(table)
    let page = this.#pages.get(name)
    if (!page) this.#pages.set(name, (page = find()))
    return page
  }

  #follow(table: ProductTable): void {
    if (this.#table === table && this.#version === table.version) return
    this.#cache.clear()
    this.#pages.clear()
    this.#table = table
    this.#version = table.version
  }

  #dropUnused(): void {
    const now = performance.now()
    if (now - this.#purgedAt < unusedMs) return
    this.#purgedAt = now
    this.#cache.purgeStale()
  }
}
