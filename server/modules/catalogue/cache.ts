import type { ProductCard } from '#contract/catalogue.ts'
import { LRUCache } from 'lru-cache'
import { type CacheTag, TagInvalidations } from '#server/http/cache-tags.ts'
import { FacetIndex } from './lists/memory/facet-index.ts'
import { LiveProducts } from './live.ts'
import { cardsById, fullCardsById } from './queries.ts'
import { cardTag, countsTag, listingTag, productTag } from './read-model/cache-tags.ts'
import { type Change, changeOfMessage } from './read-model/change.ts'
import { Documents } from './read-model/documents.ts'
import { ProductPages } from './read-model/product-pages.ts'

const usualMax = 5000
/** However quiet the catalogue: what is missed by a bug does not stay for ever. */
const ageMaxMs = 60_000
/** Characters of documents; with what is made of them they take about four times that in memory. */
const cardCharactersMax = 10_000_000
const fullCardCharactersMax = 2_000_000
const pageCharactersMax = 4_000_000

interface Entry {
  step: number
  tags: readonly CacheTag[]
  until: number
  value: Promise<unknown>
}

/** What was worked out of the catalogue, cached until a change that PostgreSQL announces concerns it. Bounded everywhere. */
export class CatalogueCache {
  /** Also decides which rendered pages are out of date. */
  readonly invalidations = new TagInvalidations()
  readonly cards = new Documents<ProductCard>(cardCharactersMax, cardsById)
  readonly fullCards = new Documents<ProductCard>(fullCardCharactersMax, fullCardsById)
  readonly live = new LiveProducts(this.cards, this.invalidations)
  readonly pages = new ProductPages(pageCharactersMax, this.invalidations)
  readonly facets = new FacetIndex()
  readonly #entries: LRUCache<string, Entry>
  readonly #listeners: ((change: Change | null) => void)[] = []

  /** The application's, for what is read without a request's. */
  readonly clock: () => Date

  constructor({ entriesMax = usualMax, clock = () => new Date() } = {}) {
    this.clock = clock
    this.#entries = new LRUCache({ max: entriesMax })
  }

  /** The documents that a list sends. */
  listed(fields: 'card' | 'full'): Documents<ProductCard> {
    return fields === 'full' ? this.fullCards : this.cards
  }

  get size(): number {
    return this.#entries.size
  }

  /** Calls this with every change that is announced; with null where anything may have changed. */
  onChange(listener: (change: Change | null) => void): void {
    this.#listeners.push(listener)
  }

  /** A message on the channel "catalogue". */
  hear(payload: string): void {
    const change = changeOfMessage(payload)
    if (!change) return this.clear()
    const { content, live, listings, counts, tags } = change
    this.facets.productsChanged([...content, ...live])
    this.invalidations.invalidate([
      ...content.flatMap((id) => [cardTag(id), productTag(id)]),
      ...live.map(productTag),
      ...listings.map(listingTag),
      ...counts.map(countsTag),
      ...tags,
    ])
    for (const listener of this.#listeners) listener(change)
  }

  /** Messages may have been missed, or too much has changed to say what. */
  clear(): void {
    this.facets.clear()
    this.invalidations.invalidateAll()
    for (const listener of this.#listeners) listener(null)
  }

  /** The cached value, or what `load` gives; many who ask at once wait for one answer. It is cached until one of its tags is invalidated. */
  async get<T>(
    key: string,
    { tags, maxAgeMs = ageMaxMs }: { tags: readonly CacheTag[]; maxAgeMs?: number },
    now: Date,
    load: () => Promise<T>,
  ): Promise<T> {
    const cached = this.#entries.get(key)
    if (cached && now.getTime() < cached.until && this.invalidations.isValid(cached.step, cached.tags)) return cached.value as Promise<T>
    const entry = { step: this.invalidations.step, tags, until: now.getTime() + maxAgeMs, value: load() }
    this.#entries.set(key, entry)
    entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    return entry.value
  }
}
