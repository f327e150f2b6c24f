import type { Db } from '#server/db/statement.ts'
import type { DocumentKey } from '../read-model/documents.ts'
import { everythingCategory } from '../read-model/listing-ids.ts'
import { type Counted, countedOf, countListing, listingOf } from './counts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { facetsOf, type Filters, type Requirement, requirementsOf } from './filters.ts'
import { listingPage } from './listing.ts'
import type { FacetIndex } from './memory/facet-index.ts'
import { type SearchMatches, type Ranked, scoresOf } from './search-matches.ts'
import { firstOf, numbersBelow } from './memory/first-of.ts'
import type { ProductTable } from './memory/product-table.ts'
import type { Query, Scanned } from './memory/scan.ts'
import { compareScores, comparator, isAfterPosition, isAfterScore, type SortOrder, type Position, sortKeyOf, sorts } from './sorts.ts'

interface PageRequest {
  orderBy: SortOrder
  limit: number
  offset: number
  cursor?: string | undefined
}

interface ListPage {
  keys: DocumentKey[]
  /** The start of the next page; null on the last one, and for lists that aren't sorted by a key. */
  nextCursor: string | null
}

/** The products of a list: filters, and the result of a search if there is one. */
export interface Selection {
  filters: Filters
  found: SearchMatches | null
}

/** A page of a list. An unfiltered one is read from its index in the database, a filtered one or a search from memory. */
export async function listPage(db: Db, index: FacetIndex, selection: Selection, page: PageRequest): Promise<ListPage> {
  const after = page.cursor === undefined ? null : readCursor(page.orderBy, page.cursor)
  const listing = selection.found ? undefined : listingOf(selection.filters)
  // Reads one row more than is shown, to know whether there is another page.
  if (listing !== undefined) return pageFrom(await listingPage(db, listing, { ...page, limit: page.limit + 1, after }), page)
  return filteredPage(await scanFor(db, index, selection), { ...page, after })
}

/** Counts for a set of filters. */
export async function countList(db: Db, index: FacetIndex, selection: Selection): Promise<Counted> {
  const listing = selection.found ? undefined : listingOf(selection.filters)
  if (listing !== undefined) return countListing(db, listing)
  return countedOf((await scanFor(db, index, selection)).scanned.counts())
}

interface Matches {
  table: ProductTable
  scanned: Scanned
  ranked: Ranked | null
}

/** The matching products, cached until a product changes. */
async function scanFor(db: Db, index: FacetIndex, { filters, found }: Selection): Promise<Matches> {
  const table = await index.table(db)
  const ranked = found && found.in(table)
  const name = `${found?.name ?? ''}${JSON.stringify(filters)}`
  return { table, ranked, scanned: index.scans.of(table, name, () => queryOf(table, filters, ranked)) }
}

type Request = PageRequest & { after: Position | null }

function filteredPage(matches: Matches, page: Request): ListPage {
  const { table, ranked } = matches
  if (ranked && page.orderBy === 'relevance') return pageByScore(table, matches.scanned.matches, ranked, page)
  const sort = sorts[page.orderBy]
  const rows = sortedPage(table, matches.scanned.matches, page).map((slot) => keyOf(table, slot, sortKeyOf(table, sort, slot)))
  return pageFrom(rows, page)
}

const keyOf = (table: ProductTable, slot: number, key: number) => ({
  id: table.ids.text(slot),
  revision: table.columns.revision[slot]!,
  key,
})

/** A page of a search by relevance. */
function pageByScore(table: ProductTable, slots: Uint32Array, ranked: Ranked, page: Request): ListPage {
  const { after, offset, limit } = page
  const scored = { slots, scores: scoresOf(ranked, slots) }
  const compare = compareScores(table, scored)
  const places = numbersBelow(slots.length)
  const first = after
    ? firstOf(places.filter(isAfterScore(table, scored, after)), limit + 1, compare)
    : firstOf(places, offset + limit + 1, compare).slice(offset)
  return pageFrom(
    first.map((at) => keyOf(table, slots[at]!, scored.scores[at]!)),
    page,
  )
}

function sortedPage(table: ProductTable, matches: Uint32Array, { orderBy, limit, offset, after }: Request): number[] {
  const sort = sorts[orderBy]
  if (after) return firstOf(matches.filter(isAfterPosition(table, sort, after)), limit + 1, comparator(table, sort))
  return firstOf(matches, offset + limit + 1, comparator(table, sort)).slice(offset)
}

function pageFrom(rows: (DocumentKey & { key: number })[], { orderBy, limit }: PageRequest): ListPage {
  const keys = rows.slice(0, limit)
  const last = rows.length > limit ? keys.at(-1) : undefined
  return { keys, nextCursor: last ? writeCursor(orderBy, last) : null }
}

/** Scans the search results, or else the shortest list that contains every match: the tag's, the category's, or everything. */
function queryOf(table: ProductTable, filters: Filters, ranked: Ranked | null): Query {
  const { tag, categoryId } = filters
  const slots = ranked?.slots ?? table.listOf(tag !== undefined ? `tag:${tag}` : (categoryId ?? everythingCategory))
  const facets = facetsOf(filters)
  const requirements = requirementsOf(filters)
  if (ranked !== null) return { slots, requirements, facets, scope: null }
  // Every product of the list has the list's own key.
  const listed = tag !== undefined ? `tag:${tag}` : categoryId && `category:${categoryId}`
  const isListed = ({ key }: Requirement) => key === listed
  return { slots, requirements: requirements.filter((one) => !isListed(one)), facets, scope: requirements.filter(isListed) }
}
