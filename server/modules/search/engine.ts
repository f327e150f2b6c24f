import type { Db, Tx } from '#server/db/statement.ts'
import type { SearchMatches, ProductFinder } from '#server/modules/catalogue/catalogue.ts'
import type { Mark } from './text/marks.ts'

/** The kinds of documents that other modules write into the search. */
export type DocumentKind = 'people' | 'clubs'

/** The name of each index as it's stored with its settings and documents. */
export type IndexNames = Record<'products' | DocumentKind, string>

export interface NamedCategory {
  id: string
  slug: string
  name: string
}

/** The result of a product search, and how the query was understood. */
export interface ProductResult {
  found: SearchMatches
  /** The query with its misspelt words corrected; null if none was. */
  corrected: string | null
  /** Words that were left out because no product has all words of the query. */
  leftOut: string[]
  /** The category that the query names; its list answers the query. */
  category: NamedCategory | null
  /** The variant whose SKU is exactly the query. */
  exact: { id: string; slug: string; variantId: string } | null
  /** Set if more products have a matching SKU than were read. */
  moreSkus?: true
  /** The parts of a name that match the query. */
  marks: (name: string) => Mark[]
}

/** Suggestions for an unfinished query. */
export interface Completions {
  queries: string[]
  categories: NamedCategory[]
  /** Ids and revisions, best match first. */
  products: { id: string; revision: number }[]
  marks: (name: string) => Mark[]
}

/** A person or club: `words` is the text it's found by, `document` is what a result shows. */
export interface SearchDocument {
  id: string
  words: string[]
  popularity: number
  document: object
}

/** `viewer` doesn't find people whom they blocked or who blocked them; null is a visitor. */
export interface DocumentRequest {
  q: string
  offset: number
  limit: number
  viewer: string | null
}

/** The search engine as the shop uses it. Ours is `PostgresEngine`; another engine can implement the same calls. */
export interface SearchEngine extends ProductFinder {
  searchProducts: (db: Db, q: string) => Promise<ProductResult>
  complete: (db: Db, q: string, limits: { queries: number; categories: number; products: number }) => Promise<Completions>
  /** Whether the shop's own texts contain every word of a query: only such queries are suggested to other visitors. */
  knowsWords: (db: Db, q: string) => Promise<boolean>
  /** Sets the popular searches to suggest. */
  setPopular: (queries: { query: string; searches: number }[]) => void
  searchDocuments: (db: Db, kind: DocumentKind, request: DocumentRequest) => Promise<{ total: number; items: object[] }>
  /** Adds or replaces people or clubs, in the transaction that changes them. */
  putDocuments: (tx: Tx, kind: DocumentKind, documents: SearchDocument[]) => Promise<void>
  /** Removes people or clubs; they can't be found once the transaction commits. */
  removeDocuments: (tx: Tx, kind: DocumentKind, ids: string[]) => Promise<void>
}
