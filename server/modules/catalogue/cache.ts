import { Documents } from './documents.ts'
import { cardsById, pagesById } from './queries.ts'

/** Most are a few hundred bytes. */
const usualMax = 2000
/** However quiet the catalogue: scheduled products appear by time, not by a change. */
const ageMaxMs = 60_000

interface Entry {
  version: number
  at: number
  value: Promise<unknown>
}

/**
 * What was worked out of the catalogue (facet counts, the category tree), kept while nothing in it changes. `version`
 * goes up with each change heard from the database. Bounded; the longest unused goes first; many who ask at once wait for one answer.
 */
export class CatalogueCache {
  version = 0
  /** About 2 kB each, with what pages make of them. */
  readonly cards = new Documents(5000, cardsById)
  /** About 12 kB each. */
  readonly pages = new Documents(1000, pagesById)
  readonly #entries = new Map<string, Entry>()
  readonly #entriesMax: number

  constructor(entriesMax = usualMax) {
    this.#entriesMax = entriesMax
  }

  changed(): void {
    this.version += 1
  }

  async get<T>(key: string, now: Date, load: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(key)
    this.#entries.delete(key)
    if (found && found.version === this.version && now.getTime() - found.at < ageMaxMs) {
      this.#entries.set(key, found)
      return found.value as Promise<T>
    }
    const value = load()
    this.#entries.set(key, { version: this.version, at: now.getTime(), value })
    value.catch(() => this.#entries.delete(key))
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > this.#entriesMax && !oldest.done) this.#entries.delete(oldest.value)
    return value
  }
}
