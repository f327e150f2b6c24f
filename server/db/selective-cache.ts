import { LRUCache } from 'lru-cache'

/** The number of remembered keys that were offered once while the cache was full. */
const onceMax = 10_000

/**
 * A bounded LRU cache. Once it's full, a value has to be offered twice to evict others: most values are never requested again, and
 * short-lived objects cost V8's garbage collector far less than those that were stored for a while.
 */
export class SelectiveCache<V extends object> extends LRUCache<string, V> {
  /** Made when the cache is full: lru-cache allocates for its maximum at once. */
  #once?: LRUCache<string, true>
  readonly #sizeOf: (value: V) => number

  /** `maxSize` and `sizeOf` use the same unit. */
  constructor({ maxSize, sizeOf }: { maxSize: number; sizeOf: (value: V) => number }) {
    super({ maxSize, sizeCalculation: sizeOf })
    this.#sizeOf = sizeOf
  }

  /** Stores a value, or records that it was offered. A value that is already stored is replaced. */
  offer(key: string, value: V): void {
    const isWanted = this.calculatedSize + this.#sizeOf(value) <= this.maxSize || this.has(key) || this.#once?.delete(key)
    if (isWanted) this.set(key, value)
    else (this.#once ??= new LRUCache({ max: onceMax })).set(key, true)
  }
}
