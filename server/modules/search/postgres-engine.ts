import { LRUCache } from 'lru-cache'
import type { Db, Tx } from '#server/db/statement.ts'
import { type CatalogueCache, categoryTree, type SearchMatches } from '#server/modules/catalogue/catalogue.ts'
import { CategoryKeys } from './category-keys.ts'
import { Completer } from './completer.ts'
import { CompletionCache, productsOnSale } from './completion-cache.ts'
import { Documents } from './documents.ts'
import type {
  Completions,
  DocumentKind,
  DocumentRequest,
  IndexNames,
  NamedCategory,
  ProductResult,
  SearchDocument,
  SearchEngine,
} from './engine.ts'
import { Matcher, type Matched, noMatches } from './memory/match.ts'
import { ProductIndex } from './memory/product-index.ts'
import type { ProductTexts } from './memory/product-texts.ts'
import { FoundProducts } from './memory/found-products.ts'
import { parseQuery, type ParsedQuery } from './memory/parse-query.ts'
import { type Rule, type Settings, SettingsCache } from './settings.ts'
import { suggestBySku, findBySkuPart, findBySku, looksLikeSku, mayBeSkuPart, type SkuMatch } from './skus.ts'
import { marksIn } from './text/marks.ts'
import { stemOf } from './text/stem.ts'
import { wordsOf } from './text/words.ts'

/** The number of cached results; without the arrays of their matches each takes about 2 kB. */
const resultsMax = 5000
/** The total size of the arrays of matches, in bytes. */
const matchBytesMax = 16_000_000
/** A result, and whether it matches the query as typed: no word was left out or corrected, or staff have set a rule for it. */
type Searched = ProductResult & { isMeant: boolean }

/** A category named by the query answers it if it has at least this share of the matches. */
const categoryShare = 0.5

/** The texts and settings that a query is understood by. */
interface Known {
  texts: ProductTexts
  settings: Settings
}

/**
 * The search engine: texts, synonyms and rules are stored in PostgreSQL, words are looked up in memory (decision 22), SKUs, people and
 * clubs in PostgreSQL by trigrams.
 */
export class PostgresEngine implements SearchEngine {
  readonly products: ProductIndex
  readonly settings: SettingsCache
  readonly documents: Documents
  readonly #catalogue: CatalogueCache
  readonly #clock: () => Date
  readonly #matcher = new Matcher()
  readonly #categories = new CategoryKeys()
  readonly #completer = new Completer()
  readonly #completions: CompletionCache
  readonly #results = new LRUCache<string, Searched>({ max: resultsMax })
  /** The serial of the texts that the results belong to; results of others would hold a whole index in memory. */
  #serial = -1
  /** Those whose arrays are in memory; one that is larger than all of it takes the place of all others. */
  readonly #found = new LRUCache<FoundProducts, true>({
    maxSize: matchBytesMax,
    sizeCalculation: (_, { bytes }) => Math.min(Math.max(1, bytes), matchBytesMax),
    dispose: (_, found) => found.release(),
  })

  /** `onReloadFailed` gets the reason when the products couldn't be loaded again. */
  constructor(names: IndexNames, catalogue: CatalogueCache, clock: () => Date, onReloadFailed: (error: unknown) => void) {
    this.#catalogue = catalogue
    this.#clock = clock
    this.#completions = new CompletionCache(clock)
    this.products = new ProductIndex(catalogue, clock, onReloadFailed)
    this.settings = new SettingsCache(names.products)
    this.documents = new Documents(names)
  }

  async find(db: Db, q: string): Promise<SearchMatches> {
    return (await this.searchProducts(db, q)).found
  }

  async searchProducts(db: Db, q: string): Promise<ProductResult> {
    const [texts, settings, { begun, sure, isCut }] = await Promise.all([this.products.texts(db), this.settings.of(db), findBySku(db, q)])
    const search = (bySku: SkuMatch[]) => this.#search(db, q, { texts, settings, bySku })
    if (begun.length === 0 && looksLikeSku(q)) {
      const byPart = await findBySkuPart(db, q)
      if (byPart.found.length > 0) return orMore(await search(byPart.found), byPart)
    }
    const byWords = await this.#byWords(db, q, { texts, settings })
    if (begun.length === 0 && !mayBeSkuPart(q)) return byWords
    const isFound = await this.#isFound(db, byWords)
    if (begun.length > 0 && !(isFound && byWords.isMeant)) return orMore(onlyBySku(q, begun, { texts, settings }), { isCut })
    if (sure.length > 0) return orMore(await search(sure), { isCut: isCut && sure.length === begun.length })
    if (isFound) return byWords
    const byPart = await findBySkuPart(db, q)
    return byPart.found.length > 0 ? orMore(await search(byPart.found), byPart) : byWords
  }

  async #byWords(db: Db, q: string, { texts, settings }: Known): Promise<Searched> {
    // Results of older texts or settings aren't found under this key, and get evicted.
    if (texts.serial !== this.#serial) {
      this.#results.clear()
      this.#found.clear()
      this.#serial = texts.serial
    }
    const key = `${texts.serial} ${texts.version} ${settings.serial} ${q}`
    const cached = this.#results.get(key)
    if (cached) return cached
    const result = await this.#search(db, q, { texts, settings, bySku: [] })
    this.#results.set(key, result)
    return result
  }

  async #isFound(db: Db, { found }: ProductResult): Promise<boolean> {
    return found.in(await this.#catalogue.facets.table(db)).slots.length > 0
  }

  async #search(db: Db, q: string, { texts, settings, bySku }: Known & { bySku: SkuMatch[] }): Promise<Searched> {
    const { understood, matched } = this.#match(texts, q, settings)
    const rule = ruleFor(understood, settings)
    const found = new FoundProducts({
      q,
      texts,
      matched,
      match: () => this.#match(texts, q, settings).matched,
      pinned: [...bySku.map(({ product_id }) => product_id), ...(rule?.productIds ?? [])],
      settings: settings.serial,
      onUse: (one) => this.#found.get(one) ?? this.#found.set(one, true),
    })
    const corrected = correctedOf(understood, matched)
    return {
      found,
      corrected,
      // If all products with the words are excluded, the words weren't left out: there is nothing to show without them.
      leftOut: bySku.length > 0 || (matched.documents.length === 0 && understood.excluded.length > 0) ? [] : matched.leftOut,
      category: bySku.length > 0 ? null : await this.#categoryFor(db, understood, { found, matched, rule }),
      exact: exactOf(bySku),
      marks: (name) => marksIn(name, understood.stems, understood.prefix),
      isMeant: (matched.leftOut.length === 0 && corrected === null) || rule !== undefined,
    }
  }

  /** Matches the query. If no product has all words, the surplus ones may be misspelt, though the shop has them: "yoga matt". */
  #match(texts: ProductTexts, q: string, { synonyms }: Settings): { understood: ParsedQuery; matched: Matched } {
    const first = parseQuery(texts, q, { synonyms, isTyping: false })
    const matched = this.#matcher.match(first, texts.size)
    // If all products with the words are excluded, the words aren't misspelt.
    if (matched.leftOut.length === 0 || first.excluded.length > 0) return { understood: first, matched }
    const corrected = parseQuery(texts, q, { synonyms, isTyping: false, doubted: new Set(matched.leftOut) })
    const all = this.#matcher.matchAll(corrected, texts.size)
    return all ? { understood: corrected, matched: all } : { understood: first, matched }
  }

  /** The category that the query stands for: set by a rule, or matched by name if it has most of the matches. */
  async #categoryFor(
    db: Db,
    { positions, excluded }: ParsedQuery,
    { found, matched, rule }: { found: FoundProducts; matched: Matched; rule: Rule | undefined },
  ): Promise<NamedCategory | null> {
    const categories = this.#categories.of(await categoryTree(db, this.#catalogue, this.#clock()))
    if (rule) return categories.byId.get(rule.categoryId ?? '') ?? null
    const named = categories.named(positions.map(({ word, corrected }) => corrected ?? word))
    // A category's list can't exclude products.
    if (!named || excluded.length > 0) return null
    const table = await this.#catalogue.facets.table(db)
    const { slots } = found.in(table)
    const members = new Set(table.listOf(named.id))
    const within = slots.reduce((sum, slot) => sum + Number(members.has(slot)), 0)
    return within > 0 && matched.leftOut.length === 0 && within >= slots.length * categoryShare ? named : null
  }

  async complete(db: Db, q: string, most: { queries: number; categories: number; products: number }): Promise<Completions> {
    const [texts, settings, tree, bySku] = await Promise.all([
      this.products.texts(db),
      this.settings.of(db),
      categoryTree(db, this.#catalogue, this.#clock()),
      suggestBySku(db, q),
    ])
    const table = await this.#catalogue.facets.table(db)
    const { completed, products } = this.#completions.of(`${texts.serial} ${texts.version} ${settings.serial} ${q}`, table, () => {
      const understood = parseQuery(texts, q, { synonyms: settings.synonyms, isTyping: true })
      const matched = this.#matcher.match(understood, texts.size)
      const found = new FoundProducts({ q, texts, matched, match: () => matched, pinned: [], settings: settings.serial })
      const { stems, prefix } = understood
      const corrected = correctedOf(understood, matched)
      const isMeant = matched.leftOut.length === 0 && corrected === null
      return { completed: { corrected, isMeant, stems, prefix }, ids: found.best(table, most.products).map(({ id }) => id) }
    })
    const { stems, prefix } = completed
    const begun = productsOnSale(table, bySku.begun)
    const isOnlySku = begun.length > 0 && !(completed.isMeant && products.length > 0)
    const named = isOnlySku ? begun : productsOnSale(table, bySku.sure)
    const others = isOnlySku ? [] : products.filter(({ id }) => !bySku.sure.includes(id))
    // A SKU isn't a misspelt word.
    const corrected = named.length > 0 ? null : completed.corrected
    return {
      queries: this.#completer.queries(texts, { typed: q, corrected, most: most.queries }),
      categories: this.#categories.of(tree).startingWith(corrected ?? q, most.categories),
      products: [...named, ...others],
      marks: (name) => marksIn(name, stems, prefix),
    }
  }

  async knowsWords(db: Db, q: string): Promise<boolean> {
    const { vocabulary } = await this.products.texts(db)
    return wordsOf(q).every((word) => vocabulary.stem(word) !== undefined)
  }

  searchDocuments(db: Db, kind: DocumentKind, request: DocumentRequest) {
    return this.documents.search(db, kind, request)
  }

  putDocuments(tx: Tx, kind: DocumentKind, documents: SearchDocument[]): Promise<void> {
    return this.documents.put(tx, kind, documents)
  }

  removeDocuments(tx: Tx, kind: DocumentKind, ids: string[]): Promise<void> {
    return this.documents.remove(tx, kind, ids)
  }

  /** Suggests these queries besides the shop's own phrases. */
  setPopular(queries: { query: string; searches: number }[]): void {
    this.#completer.setPopular(queries)
  }

  /** Handles a notification on the channel "search"; null means that some may have been missed. */
  applyNotification(what: string | null): void {
    if (what !== 'documents') this.settings.clear()
    if (what !== 'settings') this.documents.clear()
  }
}

const orMore = (result: ProductResult, { isCut }: { isCut: boolean }): ProductResult => (isCut ? { ...result, moreSkus: true } : result)

/** The result for a query without words: only products with a SKU that begins with it. */
function onlyBySku(q: string, begun: SkuMatch[], { texts, settings }: Known): ProductResult {
  const pinned = begun.map(({ product_id }) => product_id)
  const found = new FoundProducts({ q, texts, matched: noMatches, match: () => noMatches, pinned, settings: settings.serial })
  return { found, corrected: null, leftOut: [], category: null, exact: exactOf(begun), marks: () => [] }
}

function exactOf(bySku: SkuMatch[]): ProductResult['exact'] {
  const exact = bySku.find((match) => match.exact)
  return exact ? { id: exact.product_id, slug: exact.slug, variantId: exact.variant_id } : null
}

/** The rule for the words as they were typed, or else as they were corrected. */
function ruleFor({ positions }: ParsedQuery, { rules }: Settings): Rule | undefined {
  const keyOf = (words: string[]) => words.map(stemOf).join(' ')
  return rules.get(keyOf(positions.map(({ word }) => word))) ?? rules.get(keyOf(positions.map(({ word, corrected }) => corrected ?? word)))
}

/** The query with its corrections; null if no word was corrected. Words that were left out stay as they were typed. */
function correctedOf({ positions }: ParsedQuery, { leftOut }: Matched): string | null {
  const words = positions.map(({ word, corrected = word }) => (leftOut.includes(word) ? word : corrected))
  return words.some((word, at) => word !== positions[at]!.word) ? words.join(' ') : null
}
