import { LRUCache } from 'lru-cache'

/** Keys that were offered once while there was no room. */
const onceMax = 10_000

/**
 * A cache of bounded size, least recently used out first. Once it's full, a value has to be offered twice to push others out: of many things most are never
 * asked for again, and what lives for a moment costs V8 far less to collect than what was stored for a while.
 */
export class SelectiveCache<V extends object> extends LRUCache<string, V> {
  readonly #once = new LRUCache<string, true>({ max: onceMax })
  readonly #sizeOf: (value: V) => number

  /** `maxSize` and `sizeOf` in the same unit. */
  constructor({ maxSize, sizeOf }: { maxSize: number; sizeOf: (value: V) => number }) {
    super({ maxSize, sizeCalculation: sizeOf })
    this.#sizeOf = sizeOf
  }

  /** Stores a value, or notes that it was offered. One that is stored already is replaced. */
  offer(key: string, value: V): void {
    if (this.calculatedSize + this.#sizeOf(value) <= this.maxSize || this.has(key) || this.#once.delete(key)) this.set(key, value)
    else this.#once.set(key, true)
  }
}
