import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { FoundClub, FoundPerson, listSuggestions, searchAll as contract } from '#contract/search.ts'
import { dayMs } from '#contract/time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import {
  type CatalogueCache,
  cardsByKey,
  categoryTree,
  findCategory,
  productPage,
  type ProductPage,
} from '#server/modules/catalogue/catalogue.ts'
import { Documents } from './documents.ts'
import type { DocumentKind, IndexNames, ProductResult, SearchDocument, SearchEngine } from './engine.ts'
import type { SearchLog } from './log.ts'
import { saveSearches } from './log-queries.ts'
import type { PopularSearches } from './popular.ts'
import { withMemberships, withRelations } from './viewer-relations.ts'
import { notifySearch, saveRules, saveSynonyms } from './queries.ts'

export type { SearchDocument, SearchEngine } from './engine.ts'
export { PostgresEngine } from './postgres-engine.ts'
export { SearchLog } from './log.ts'
export { PopularSearches } from './popular.ts'
export { registerSearchJobs } from './jobs.ts'

/** What the endpoints of search depend on. */
export interface Search {
  engine: SearchEngine
  catalogue: CatalogueCache
  log: SearchLog
  popular: PopularSearches
}

type Input = ParsedOf<typeof contract>
type Output = OutputOf<typeof contract>
/** The time of the request and its user; a `null` user is a visitor. */
interface SearchContext {
  now: Date
  viewer: string | null
}

const kinds = { PEOPLE: 'people', CLUB: 'clubs' } as const

/** Searches the kinds in `filterBy`; the totals cover all kinds. */
export async function searchAll(
  { engine, catalogue, log }: Search,
  db: Db,
  input: Input,
  { now, viewer }: SearchContext,
): Promise<RawJson<Output>> {
  const { q, filterBy, words = false, ...list } = input
  const wants = (filter: Input['filterBy']) => filterBy === 'ALL' || filterBy === filter
  const page = (filter: keyof typeof kinds) => ({ q, offset: list.offset, limit: wants(filter) ? list.limit : 0, viewer })
  const [result, people, clubs] = await Promise.all([
    engine.searchProducts(db, q),
    engine.searchDocuments(db, kinds.PEOPLE, page('PEOPLE')),
    engine.searchDocuments(db, kinds.CLUB, page('CLUB')),
  ])
  const [foundPeople, foundClubs] = await Promise.all([
    withRelations(db, people.items as FoundPerson[], viewer),
    withMemberships(db, clubs.items as FoundClub[], viewer),
  ])
  const named = words || list.category !== undefined || list.categoryId !== undefined ? null : result.category
  const products = await productPage(
    db,
    catalogue,
    { ...list, fields: 'card', limit: wants('PRODUCT') ? list.limit : 1, ...(named && { categoryId: named.id }) },
    now,
    named ? null : result.found,
  )
  if (list.offset === 0 && list.cursor === undefined) log.searched(q, products.totalProducts + people.total + clubs.total, now)
  const rest = {
    totals: { products: products.totalProducts, people: people.total, clubs: clubs.total },
    corrected: result.corrected,
    leftOut: named ? [] : result.leftOut,
    category: named && { slug: named.slug, name: await nameOf(db, catalogue, named, now) },
    exact: result.exact,
    ...(result.moreSkus && { moreSkus: result.moreSkus }),
    ...(wants('PEOPLE') && { people: { total: people.total, items: foundPeople } }),
    ...(wants('CLUB') && { clubs: { total: clubs.total, items: foundClubs } }),
  }
  return wants('PRODUCT') ? withProducts(rest, products, result, list.blur ?? false) : plain(rest)
}

/** A category's name in the catalogue's language. */
async function nameOf(db: Db, catalogue: CatalogueCache, { slug, name }: { slug: string; name: string }, now: Date): Promise<string> {
  if (catalogue.locale === null) return name
  return findCategory(await categoryTree(db, catalogue, now), (one) => one.slug === slug)?.name ?? name
}

const plain = (output: Output): RawJson<Output> =>
  new RawJson(
    () => JSON.stringify(output),
    () => output,
  )

/** Adds the products to an answer. Cards are sent as their stored JSON text, without parsing it. */
function withProducts(rest: Omit<Output, 'products'>, page: ProductPage, { marks }: ProductResult, blur: boolean): RawJson<Output> {
  const { cards, totalProducts: total, nextCursor, facets } = page
  const beside = { total, marks: cards.map(({ value }) => marks(value.info.name)), nextCursor, facets }
  return new RawJson(
    () => {
      const items = cards.map((card) => (blur ? card.blurredText : card.text)).join(',')
      return `${JSON.stringify(rest).slice(0, -1)},"products":{"items":[${items}],${JSON.stringify(beside).slice(1)}}`
    },
    () => ({ ...rest, products: { ...beside, items: cards.map((card) => (blur ? card.blurredValue : card.value)) } }),
  )
}

const suggestions = { all: 10, queries: 4, categories: 2, documents: 2 }

/** Suggestions for an unfinished query, ten at most. */
export async function suggestFor(
  { engine, catalogue, popular }: Search,
  db: Db,
  q: string,
  { now, viewer }: SearchContext,
): Promise<OutputOf<typeof listSuggestions>> {
  const refreshed = popular.refresh(db, engine, now)
  if (q === '') await refreshed
  const { all, ...most } = suggestions
  const page = { q, offset: 0, limit: most.documents, viewer }
  const [completions, people, clubs] = await Promise.all([
    engine.complete(db, q, { queries: q === '' ? all : most.queries, categories: most.categories, products: all }),
    engine.searchDocuments(db, 'people', page),
    engine.searchDocuments(db, 'clubs', page),
  ])
  const { queries, categories, marks } = completions
  const room = all - queries.length - categories.length - people.items.length - clubs.items.length
  const keys = completions.products.slice(0, Math.max(0, room))
  const cards = await cardsByKey(db, catalogue, keys, now)
  return {
    queries,
    categories: await Promise.all(categories.map(async (one) => ({ slug: one.slug, name: await nameOf(db, catalogue, one, now) }))),
    products: cards.map(({ id, info, meta, photos, variants }) => ({
      id,
      slug: meta.friendlyPageName,
      name: info.name,
      price: info.price,
      ...(variants.some(({ price }) => price !== info.price) && { from: true as const }),
      oldPrice: info.oldPrice,
      photo: photos[0]?.url ?? null,
      marks: marks(info.name),
    })),
    people: people.items as FoundPerson[],
    clubs: clubs.items as FoundClub[],
  }
}

/** `words` are synonyms of each other, unless they are `apart`. Each `oneWay` term means all of the words, but not the reverse. */
export interface SynonymGroup {
  words: string[]
  oneWay?: string[]
  apart?: true
}

/** Saves synonyms of the product index; they replace the existing synonyms of their terms. */
export async function addSynonyms(tx: Tx, index: string, groups: SynonymGroup[]): Promise<void> {
  const meanings = new Map<string, Set<string>>()
  for (const { words, oneWay = [], apart = false } of groups)
    for (const term of apart ? oneWay : [...words, ...oneWay]) {
      const means = meanings.get(term) ?? new Set<string>()
      for (const word of words) if (word !== term) means.add(word)
      meanings.set(term, means)
    }
  const synonyms = [...meanings].flatMap(([term, means]) => (means.size > 0 ? [{ term, means: [...means] }] : []))
  await saveSynonyms.run(tx, { index, synonyms })
  await notifySearch.run(tx, { what: 'settings' })
}

/** The answer to a query: a category's list and products that come first, both by slug. */
export interface SearchRule {
  query: string
  category?: string
  products?: string[]
}

/** Saves rules of the product index; they replace the existing rules of their queries. */
export async function addRules(tx: Tx, index: string, rules: SearchRule[]): Promise<void> {
  await saveRules.run(tx, { index, rules: rules.map(({ query, category = null, products = [] }) => ({ query, category, products })) })
  await notifySearch.run(tx, { what: 'settings' })
}

/** Adds searches of the previous day to the log, for a shop that is seeded with a history. */
export async function addPastSearches(tx: Tx, searches: [query: string, times: number, results: number][], now: Date): Promise<void> {
  const day = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  await saveSearches.run(tx, { searches: searches.map(([query, times, results]) => ({ day, query, searches: times, results })) })
}

export const defaultIndexes: IndexNames = { products: 'products', people: 'people', clubs: 'clubs' }

/** Saves people or clubs in the default indexes in bulk, for a shop that is seeded with some. */
export const addDocuments = (tx: Tx, kind: DocumentKind, documents: SearchDocument[]): Promise<void> =>
  new Documents(defaultIndexes).put(tx, kind, documents)
