import type { ProductCard } from '#contract/product.ts'
import type { Locale } from '#contract/locales.ts'
import { LRUCache } from 'lru-cache'
import { together } from '#server/db/batch.ts'
import { type CacheTag, TagInvalidations } from '#server/http/cache-tags.ts'
import { FacetIndex } from './lists/memory/facet-index.ts'
import type { KnownPrices } from './deals/load.ts'
import { LiveProducts } from './live.ts'
import { cardsById, cardsIn, fullCardsById } from './queries.ts'
import { cardTag, countsTag, listingTag, productTag, treeTag } from './read-model/cache-tags.ts'
import { type Change, changeOfMessage } from './read-model/change.ts'
import { Documents } from './read-model/documents.ts'
import { ProductPages } from './read-model/product-pages.ts'

const usualMax = 5000
/** Of what depends on filters, which are different each time: about 10 kB each. */
const filteredMax = 1000
/** However quiet the catalogue: what is missed by a bug does not stay for ever. */
const ageMaxMs = 60_000
/** Characters of documents; with what is made of them they take about four times that in memory. */
const cardCharactersMax = 10_000_000
const fullCardCharactersMax = 2_000_000
const pageCharactersMax = 4_000_000

interface Options {
  entriesMax?: number
  clock?: () => Date
  /** The shop shows no products for now. */
  hidden?: boolean
  /** Made by `in`. */
  translates?: { origin: CatalogueCache; locale: Locale }
}

interface Entry {
  step: number
  tags: readonly CacheTag[]
  until: number
  value: Promise<unknown>
}

/** What was worked out of the catalogue, cached until a change that PostgreSQL announces concerns it. Bounded everywhere. */
export class CatalogueCache {
  /** Also decides which rendered pages are out of date. */
  readonly invalidations: TagInvalidations
  /** The language of what it gives, where that isn't the originals'. */
  readonly locale: Locale | null
  readonly cards: Documents<ProductCard>
  readonly fullCards: Documents<ProductCard>
  readonly live: LiveProducts
  readonly pages: ProductPages
  readonly facets: FacetIndex
  /** What price lists ask for, as it was read. */
  readonly listedPrices: KnownPrices
  readonly #languages = new Map<Locale, CatalogueCache>()
  readonly #entries: LRUCache<string, Entry>
  readonly #filtered = new LRUCache<string, Entry>({ max: filteredMax })
  /** When what was over last made room. */
  #clearedAt = 0
  readonly #listeners: ((change: Change | null) => void)[] = []

  /** Nobody is told which products there are (SHOW_PRODUCTS). */
  readonly hidden: boolean
  /** The application's, for what is read without a request's. */
  readonly clock: () => Date

  constructor({ entriesMax = usualMax, clock = () => new Date(), hidden = false, translates }: Options = {}) {
    const { origin, locale = null } = translates ?? {}
    const readers = locale === null ? { cards: cardsById, fullCards: fullCardsById } : cardsIn(locale)
    this.clock = clock
    this.hidden = hidden
    this.locale = locale
    this.invalidations = origin?.invalidations ?? new TagInvalidations()
    this.cards = new Documents(cardCharactersMax, together(readers.cards))
    this.fullCards = new Documents(fullCardCharactersMax, together(readers.fullCards))
    this.live = origin?.live ?? new LiveProducts(this.cards, this.invalidations)
    this.pages = new ProductPages(pageCharactersMax, this.invalidations, locale)
    this.facets = origin?.facets ?? new FacetIndex()
    this.listedPrices = origin?.listedPrices ?? new Map()
    this.#entries = new LRUCache({ max: entriesMax })
  }

  /** The catalogue in a language; with null this one. What isn't text is shared, and a change is heard by all. */
  in(locale: Locale | null): CatalogueCache {
    if (locale === null) return this
    let translated = this.#languages.get(locale)
    if (!translated) {
      translated = new CatalogueCache({ clock: this.clock, hidden: this.hidden, translates: { origin: this, locale } })
      this.#languages.set(locale, translated)
    }
    return translated
  }

  /** The documents that a list sends. */
  listed(fields: 'card' | 'full'): Documents<ProductCard> {
    return fields === 'full' ? this.fullCards : this.cards
  }

  get size(): number {
    return this.#entries.size + this.#filtered.size
  }

  /** Calls this with every change that is announced; with null where anything may have changed. */
  onChange(listener: (change: Change | null) => void): void {
    this.#listeners.push(listener)
  }

  /** A message on the channel "catalogue". */
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

  /** Messages may have been missed, or too much has changed to say what. */
  clear(): void {
    this.facets.clear()
    this.invalidations.invalidateAll()
    this.#clearTerms()
    for (const listener of this.#listeners) listener(null)
  }

  /** What details are called in other languages isn't a product's own: its documents don't have another revision. */
  #clearTerms(): void {
    for (const { pages, fullCards } of this.#languages.values()) {
      pages.clear()
      fullCards.clear()
    }
  }

  /** Whether someone asked for it, of late: it may have changed since. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** The cached value, or what `load` gives; many who ask at once wait for one answer. It is cached until one of its tags is invalidated. */
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

  /** Once a minute. What is over is of no use to anybody, and would stay until there's no room: with the HTML made of it, tens of megabytes. */
  #dropOver(now: number): void {
    if (now - this.#clearedAt < ageMaxMs) return
    this.#clearedAt = now
    for (const entries of [this.#entries, this.#filtered])
      for (const [key, { until }] of entries.entries()) if (until <= now) entries.delete(key)
  }
}
