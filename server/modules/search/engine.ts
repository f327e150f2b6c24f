import type { Db, Tx } from '#server/db/statement.ts'
import type { Found, ProductFinder } from '#server/modules/catalogue/catalogue.ts'
import type { Mark } from './text/marks.ts'

/** What is searched in: a list of the shop, or documents that other modules write. */
export type DocumentKind = 'people' | 'clubs'

/** The name of each index, as the settings have it. */
export type IndexNames = Record<'products' | DocumentKind, string>

export interface NamedCategory {
  id: string
  slug: string
  name: string
}

/** What a search for products found, and how the query was understood. */
export interface ProductResult {
  found: Found
  /** The query with its misspelt words corrected; null where none was. */
  corrected: string | null
  /** Words that no result has: nothing has all of them. */
  leftOut: string[]
  /** The query names a kind of product: the list of this category answers it. */
  category: NamedCategory | null
  /** The query is the SKU of this variant. */
  exact: { id: string; slug: string; variantId: string } | null
  /** More products have a SKU like the query than were read. */
  moreSkus?: true
  /** What of a name matches. */
  marks: (name: string) => Mark[]
}

/** What may be meant by an unfinished query. */
export interface Completions {
  queries: string[]
  categories: NamedCategory[]
  /** Ids and revisions, the best first. */
  products: { id: string; revision: number }[]
  marks: (name: string) => Mark[]
}

/** A person or club: `words` is all that it's found by, `document` what a result shows. */
export interface SearchDocument {
  id: string
  words: string[]
  popularity: number
  document: object
}

/** `viewer` finds nobody whom they blocked, or who blocked them; null is a visitor. */
export interface DocumentRequest {
  q: string
  offset: number
  limit: number
  viewer: string | null
}

/** What the shop needs of a search engine. Ours is `PostgresEngine`; another one would stand behind the same calls. */
export interface SearchEngine extends ProductFinder {
  searchProducts: (db: Db, q: string) => Promise<ProductResult>
  complete: (db: Db, q: string, limits: { queries: number; categories: number; products: number }) => Promise<Completions>
  /** Whether every word of a query is one of the shop's own: only such queries are shown to others. */
  knowsWords: (db: Db, q: string) => Promise<boolean>
  /** What many search for: to be suggested. */
  setPopular: (queries: { query: string; searches: number }[]) => void
  searchDocuments: (db: Db, kind: DocumentKind, request: DocumentRequest) => Promise<{ total: number; items: object[] }>
  /** Adds people or clubs, or replaces them; in the transaction of their change. */
  putDocuments: (tx: Tx, kind: DocumentKind, documents: SearchDocument[]) => Promise<void>
  /** Takes people or clubs out: nobody finds them from the commit on. */
  removeDocuments: (tx: Tx, kind: DocumentKind, ids: string[]) => Promise<void>
}
