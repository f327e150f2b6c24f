import type { ProductCard } from '#contract/product.ts'
import type { Locale } from '#contract/locales.ts'
import { LRUCache } from 'lru-cache'
import { batchById } from '#server/db/batch.ts'
import { type CacheTag, TagInvalidations } from '#server/http/cache-tags.ts'
import { FacetIndex } from './lists/memory/facet-index.ts'
import type { KnownPrices } from './deals/load.ts'
import { LiveProducts } from './live.ts'
import { cardsById, cardReaders, fullCardsById } from './queries.ts'
import { cardTag, countsTag, listingTag, productTag, treeTag } from './read-model/cache-tags.ts'
import { type Change, changeOfMessage } from './read-model/change.ts'
import { Documents } from './read-model/documents.ts'
import { ProductPages } from './read-model/product-pages.ts'

const defaultMax = 5000
/** The number of entries that depend on filters, which differ each time. An entry takes about 10 kB. */
const filteredMax = 1000
/** Entries expire after this time even without changes, so a missed invalidation has no lasting effect. */
const ageMaxMs = 60_000
/** The total length of cached documents in characters; with derived data they take about four times that in memory. */
const cardCharactersMax = 10_000_000
const fullCardCharactersMax = 2_000_000
const pageCharactersMax = 4_000_000

interface Options {
  entriesMax?: number
  clock?: () => Date
  /** True while the shop hides its products. */
  hidden?: boolean
  /** Gets the reason when the products of filtered lists couldn't be loaded again. */
  onReloadFailed?: (error: unknown) => void
  /** Set by `in`. */
  translates?: { origin: CatalogueCache; locale: Locale }
}

interface Entry {
  step: number
  tags: readonly CacheTag[]
  until: number
  value: Promise<unknown>
}

/** Data derived from the catalogue, cached until PostgreSQL announces a change that affects it. All caches are bounded. */
export class CatalogueCache {
  /** Also decides which rendered pages are outdated. */
  readonly invalidations: TagInvalidations
  /** The language of this catalogue; null for the original texts. */
  readonly locale: Locale | null
  readonly cards: Documents<ProductCard>
  readonly fullCards: Documents<ProductCard>
  readonly live: LiveProducts
  readonly pages: ProductPages
  readonly facets: FacetIndex
  /** Prices of price lists that were read before. */
  readonly listedPrices: KnownPrices
  readonly #languages = new Map<Locale, CatalogueCache>()
  readonly #entries: LRUCache<string, Entry>
  readonly #filtered = new LRUCache<string, Entry>({ max: filteredMax })
  /** When expired entries were last removed. */
  #clearedAt = 0
  readonly #listeners: ((change: Change | null) => void)[] = []

  /** Whether the shop hides its products (SHOW_PRODUCTS). */
  readonly hidden: boolean
  /** The application's clock, for reads outside of a request. */
  readonly clock: () => Date

  constructor({ entriesMax = defaultMax, clock = () => new Date(), hidden = false, onReloadFailed = () => {}, translates }: Options = {}) {
    const { origin, locale = null } = translates ?? {}
    const readers = locale === null ? { cards: cardsById, fullCards: fullCardsById } : cardReaders(locale)
    this.clock = clock
    this.hidden = hidden
    this.locale = locale
    this.invalidations = origin?.invalidations ?? new TagInvalidations()
    this.cards = new Documents(cardCharactersMax, batchById(readers.cards))
    this.fullCards = new Documents(fullCardCharactersMax, batchById(readers.fullCards))
    this.live = origin?.live ?? new LiveProducts(this.cards, this.invalidations)
    this.pages = new ProductPages(pageCharactersMax, this.invalidations, locale)
    this.facets = origin?.facets ?? new FacetIndex(onReloadFailed)
    this.listedPrices = origin?.listedPrices ?? new Map()
    this.#entries = new LRUCache({ max: entriesMax })
  }

  /** The catalogue in a language; this one for null. Data without texts is shared, and all languages are invalidated together. */
  in(locale: Locale | null): CatalogueCache {
    if (locale === null) return this
    let translated = this.#languages.get(locale)
    if (!translated) {
      translated = new CatalogueCache({ clock: this.clock, hidden: this.hidden, translates: { origin: this, locale } })
      this.#languages.set(locale, translated)
    }
    return translated
  }

  /** The cache of documents for lists. */
  listed(fields: 'card' | 'full'): Documents<ProductCard> {
    return fields === 'full' ? this.fullCards : this.cards
  }

  get size(): number {
    return this.#entries.size + this.#filtered.size
  }

  /** Registers a listener for every announced change; null means that anything may have changed. */
  onChange(listener: (change: Change | null) => void): void {
    this.#listeners.push(listener)
  }

  /** Applies a message of the channel "catalogue". */
  applyNotification(payload: string): void {
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
    if (tags.includes(treeTag)) this.#clearTerms()
    for (const listener of this.#listeners) listener(change)
  }

  /** Clears everything, after messages may have been missed or when too much has changed to list it. */
  clear(): void {
    this.facets.clear()
    this.invalidations.invalidateAll()
    this.#clearTerms()
    for (const listener of this.#listeners) listener(null)
  }

  /** Translations of details don't belong to a product, so its documents keep their revision when one changes. */
  #clearTerms(): void {
    for (const { pages, fullCards } of this.#languages.values()) {
      pages.clear()
      fullCards.clear()
    }
  }

  /** Whether the key was read recently; the entry may be outdated. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** The cached value, or the result of `load`, which concurrent callers share. It's cached until one of its tags is invalidated. */
  async get<T>(
    key: string,
    { tags, maxAgeMs = ageMaxMs, isFiltered = false }: { tags: readonly CacheTag[]; maxAgeMs?: number; isFiltered?: boolean },
    now: Date,
    load: () => Promise<T>,
  ): Promise<T> {
    const entries = isFiltered ? this.#filtered : this.#entries
    const cached = entries.get(key)
    if (cached && now.getTime() < cached.until && this.invalidations.isValid(cached.step, cached.tags)) return cached.value as Promise<T>
    this.#dropOver(now.getTime())
    const entry = { step: this.invalidations.step, tags, until: now.getTime() + maxAgeMs, value: load() }
    entries.set(key, entry)
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key))
    return entry.value
  }

  /**
   * Removes expired entries once a minute. Otherwise they'd stay until the cache is full: with the HTML rendered from them, tens of
   * megabytes.
   */
  #dropOver(now: number): void {
    if (now - this.#clearedAt < ageMaxMs) return
    this.#clearedAt = now
    for (const entries of [this.#entries, this.#filtered])
      for (const [key, { until }] of entries.entries()) if (until <= now) entries.delete(key)
  }
}
