import type { Db } from '#server/db/statement.ts'
import type { DocumentKey } from '../read-model/documents.ts'
import { everythingCategory } from '../read-model/listing-ids.ts'
import { type Counted, countedOf, countListing, listingOf } from './counts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { facetsOf, type Filters, requirementsOf } from './filters.ts'
import { listingPage } from './listing.ts'
import type { FacetIndex } from './memory/facet-index.ts'
import { firstOf } from './memory/first-of.ts'
import type { ProductTable } from './memory/product-table.ts'
import { type Query, scan, type Scanned } from './memory/scan.ts'
import { comparator, isAfter, type SortOrder, type Position, sortKeyOf, sorts } from './sorts.ts'
import { searchIds } from './search.ts'

export interface PageRequest {
  orderBy: SortOrder
  limit: number
  offset: number
  cursor?: string | undefined
}

export interface ListPage {
  keys: DocumentKey[]
  /** Where the next page begins; null on the last one, and for lists that aren't sorted by a key. */
  nextCursor: string | null
}

/** One page of a list: an unfiltered one from its index in the database, a filtered one from memory. */
export async function listPage(db: Db, index: FacetIndex, filters: Filters, page: PageRequest): Promise<ListPage> {
  const after = page.cursor === undefined ? null : readCursor(page.orderBy, page.cursor)
  const listing = listingOf(filters)
  // One more than is shown tells whether there is another page.
  if (listing !== undefined) return pageFrom(await listingPage(db, listing, { ...page, limit: page.limit + 1, after }), page)
  return filteredPage(await scanFor(db, index, filters), filters, { ...page, after })
}

/** Counts for a set of filters. */
export async function countList(db: Db, index: FacetIndex, filters: Filters): Promise<Counted> {
  const listing = listingOf(filters)
  if (listing !== undefined) return countListing(db, listing)
  return countedOf((await scanFor(db, index, filters)).scanned.counts())
}

interface Matches {
  table: ProductTable
  scanned: Scanned
}

/** The products that match. A search queries the database once for page and counts; any other scan is cached until a product changes. */
async function scanFor(db: Db, index: FacetIndex, filters: Filters): Promise<Matches> {
  const table = await index.table(db)
  if (filters.q === undefined)
    return { table, scanned: index.scans.of(table, JSON.stringify(filters), () => queryOf(table, filters, null)) }
  const searchResults = await index.searches.of(filters.q, () => searchIds(db, filters.q ?? ''))
  return { table, scanned: scan(table, queryOf(table, filters, searchResults)) }
}

type Request = PageRequest & { after: Position | null }

function filteredPage({ table, scanned: { matches } }: Matches, filters: Filters, page: Request): ListPage {
  // Search results are sorted by relevance already.
  const byRelevance = filters.q !== undefined && page.orderBy === 'relevance'
  const slots = byRelevance ? Array.from(matches.subarray(page.offset, page.offset + page.limit)) : sortedPage(table, matches, page)
  const sort = sorts[page.orderBy]
  const rows = slots.map((slot) => ({
    id: table.ids.text(slot),
    revision: table.columns.revision[slot]!,
    key: sortKeyOf(table, sort, slot),
  }))
  return byRelevance ? { keys: rows, nextCursor: null } : pageFrom(rows, page)
}

function sortedPage(table: ProductTable, matches: Uint32Array, { orderBy, limit, offset, after }: Request): number[] {
  const sort = sorts[orderBy]
  if (after) return firstOf(matches.filter(isAfter(table, sort, after)), limit + 1, comparator(table, sort))
  return firstOf(matches, offset + limit + 1, comparator(table, sort)).slice(offset)
}

function pageFrom(rows: (DocumentKey & { key: number })[], { orderBy, limit }: PageRequest): ListPage {
  const keys = rows.slice(0, limit)
  const last = rows.length > limit ? keys.at(-1) : undefined
  return { keys, nextCursor: last ? writeCursor(orderBy, last) : null }
}

/** Scans the search results, or else the shortest list that contains every match: that of the tag, of the category, or of everything. */
function queryOf(table: ProductTable, filters: Filters, searchResults: string[] | null): Query {
  const { tag, categoryId } = filters
  const slots =
    searchResults !== null
      ? Uint32Array.from(searchResults.map((id) => table.ids.find(id)).filter((slot) => slot >= 0))
      : table.listOf(tag !== undefined ? `tag:${tag}` : (categoryId ?? everythingCategory))
  const listed = searchResults === null && (tag !== undefined ? `tag:${tag}` : categoryId && `category:${categoryId}`)
  // Every product of the list has the list's own key.
  return { slots, requirements: requirementsOf(filters).filter(({ key }) => key !== listed), facets: facetsOf(filters) }
}
