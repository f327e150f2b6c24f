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
import { scan, scanAll, type Scanned } from './memory/scan.ts'
import type { SlotPage } from './memory/scans.ts'
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
  return filteredPage(db, index, selection, { ...page, after })
}

/** Counts for a set of filters. */
export async function countList(db: Db, index: FacetIndex, selection: Selection): Promise<Counted> {
  const listing = selection.found ? undefined : listingOf(selection.filters)
  if (listing !== undefined) return countListing(db, listing)
  return countedOf((await scanFor(db, index, selection)).scanned.counts())
}

/** The matching products, cached until a product changes. */
interface Matches {
  table: ProductTable
  name: string
  scanned: Scanned
}

async function scanFor(db: Db, index: FacetIndex, { filters, found }: Selection): Promise<Matches> {
  const table = await index.table(db)
  const name = `${found?.name ?? ''}${JSON.stringify(filters)}`
  return { table, name, scanned: index.scans.of(table, name, () => scanOf(table, filters, found)) }
}

type Request = PageRequest & { after: Position | null }

/** A page from memory. Its slots and sort keys are cached until a product changes, as the same page of a search is often asked for. */
async function filteredPage(db: Db, index: FacetIndex, selection: Selection, page: Request): Promise<ListPage> {
  const matches = await scanFor(db, index, selection)
  const { table, name } = matches
  const { orderBy, limit, offset, cursor = '' } = page
  const { slots, keys } = index.scans.pageOf(table, `${orderBy} ${limit} ${offset} ${cursor} ${name}`, () => {
    if (selection.found && orderBy === 'relevance') return pageByScore(matches, selection.found.in(table), page)
    return sortedPage(matches, page)
  })
  const rows = Array.from(slots, (slot, at) => ({ id: table.ids.text(slot), revision: table.columns.revision[slot]!, key: keys[at]! }))
  return pageFrom(rows, page)
}

/** A page of a search by relevance. */
function pageByScore({ table, scanned }: Matches, ranked: Ranked, { after, offset, limit }: Request): SlotPage {
  const slots = scanned.matches()
  const scored = { slots, scores: scoresOf(ranked, slots) }
  const compare = compareScores(table, scored)
  const places = numbersBelow(slots.length)
  const first = after
    ? firstOf(places.filter(isAfterScore(table, scored, after)), limit + 1, compare)
    : firstOf(places, offset + limit + 1, compare).slice(offset)
  return { slots: Uint32Array.from(first, (at) => slots[at]!), keys: Float64Array.from(first, (at) => scored.scores[at]!) }
}

function sortedPage({ table, scanned }: Matches, { orderBy, limit, offset, after }: Request): SlotPage {
  const sort = sorts[orderBy]
  const matches = scanned.matches()
  const first = after
    ? firstOf(matches.filter(isAfterPosition(table, sort, after)), limit + 1, comparator(table, sort))
    : firstOf(matches, offset + limit + 1, comparator(table, sort)).slice(offset)
  return { slots: Uint32Array.from(first), keys: Float64Array.from(first, (slot) => sortKeyOf(table, sort, slot)) }
}

function pageFrom(rows: (DocumentKey & { key: number })[], { orderBy, limit }: PageRequest): ListPage {
  const keys = rows.slice(0, limit)
  const last = rows.length > limit ? keys.at(-1) : undefined
  return { keys, nextCursor: last ? writeCursor(orderBy, last) : null }
}

/** Scans the search results, or else the shortest list that contains every match: the tag's, the category's, or everything. */
function scanOf(table: ProductTable, filters: Filters, found: SearchMatches | null): Scanned {
  const { tag, categoryId } = filters
  const facets = facetsOf(filters)
  const requirements = requirementsOf(filters)
  if (found) {
    if (facets.length + requirements.length === 0) return scanAll(table, () => found.in(table).slots)
    return scan(table, { slots: found.in(table).slots, requirements, facets, scope: null })
  }
  const slots = table.listOf(tag !== undefined ? `tag:${tag}` : (categoryId ?? everythingCategory))
  // Every product of the list has the list's own key.
  const listed = tag !== undefined ? `tag:${tag}` : categoryId && `category:${categoryId}`
  const isListed = ({ key }: Requirement) => key === listed
  return scan(table, { slots, requirements: requirements.filter((one) => !isListed(one)), facets, scope: requirements.filter(isListed) })
}
