import { AsyncLocalStorage } from 'node:async_hooks'

/** Tags name what a cached response shows ("product:<id>"). The response is dropped when one of its tags is invalidated. */
export type CacheTag = string

interface Collected {
  tags: Set<CacheTag>
  /** When the cached response expires by itself (in Unix milliseconds), for example because a deal ends. */
  until: number
  /** When a price that it shows changes by itself. Until then, it's better than an error; never after that. */
  pricesUntil: number
}

const collected = new AsyncLocalStorage<Collected>()

interface Collection<T> extends Omit<Collected, 'tags'> {
  result: T
  tags: CacheTag[]
}

/** Runs `work` and collects the tags of everything that it reads through the API, however deeply nested. The collection is ambient (AsyncLocalStorage), because pages load their data themselves. */
export async function collectCacheTags<T>(work: () => Promise<T>): Promise<Collection<T>> {
  const reading: Collected = { tags: new Set(), until: Infinity, pricesUntil: Infinity }
  const result = await collected.run(reading, work)
  const { tags, until, pricesUntil } = reading
  return { result, tags: [...tags], until, pricesUntil }
}

/** Adds the tags of what is being read to the current `collectCacheTags`; does nothing outside one. */
export function addCacheTags(tags: Iterable<CacheTag>): void {
  const set = collected.getStore()?.tags
  if (set) for (const tag of tags) set.add(tag)
}

/**
 * Limits the lifetime of the current `collectCacheTags` to this time (Unix milliseconds), when the data being read changes, as a deal
 * begins or ends.
 */
export function addCacheExpiry(until: number): void {
  const reading = collected.getStore()
  if (reading && until < reading.until) reading.until = until
}

/** Like `addCacheExpiry`, when a price changes. */
export function addPriceExpiry(until: number): void {
  addCacheExpiry(until)
  const reading = collected.getStore()
  if (reading && until < reading.pricesUntil) reading.pricesUntil = until
}

/** The number of invalidated tags that are remembered; anything cached before the oldest of them counts as out of date. */
const defaultMax = 20_000

/**
 * Remembers when each tag was last invalidated, counted in steps. A cached response stores the step at which it was made, and is valid as
 * long as none of its tags was invalidated at a later step. Memory is bounded, however much changes.
 */
export class TagInvalidations {
  /** Increases with each change. */
  step = 0
  #floor = 0
  readonly #last = new Map<CacheTag, number>()
  readonly #max: number

  constructor(max = defaultMax) {
    this.#max = max
  }

  invalidate(tags: Iterable<CacheTag>): void {
    this.step += 1
    for (const tag of tags) {
      this.#last.delete(tag)
      this.#last.set(tag, this.step)
    }
    for (const [tag, step] of this.#last) {
      if (this.#last.size <= this.#max) break
      this.#last.delete(tag)
      this.#floor = step
    }
  }

  /** Invalidates everything that was cached so far. */
  invalidateAll(): void {
    this.step += 1
    this.#floor = this.step
    this.#last.clear()
  }

  /** Whether none of the tags was invalidated after `step`. */
  isValid(step: number, tags: readonly CacheTag[]): boolean {
    if (step === this.step) return true
    return step >= this.#floor && tags.every((tag) => (this.#last.get(tag) ?? 0) <= step)
  }
}
