import { statement, type Db } from '#server/db/statement.ts'
import { type SortOrder, type Position, type Sort, sorts } from './sorts.ts'

export interface ListedKey {
  id: string
  revision: number
  /** Times in milliseconds. */
  key: number
}

const row = { id: 'uuid', revision: 'int4', key: 'float8' } as const

/** The sort key as a number, and a number as the sort key. */
const asNumber = ({ key }: Sort) => (key === 'published_at' ? 'extract(epoch from l.published_at)::float8 * 1000' : `l.${key}::float8`)
const asKey = ({ key }: Sort, parameter: string) =>
  key === 'published_at' ? `to_timestamp(${parameter}::float8 / 1000)` : key === 'popularity' ? parameter : `${parameter}::float8::int`

function orderOf({ key, descending }: Sort): string {
  const direction = descending ? ' desc' : ''
  return `${key}${direction}, product_id${direction}`
}

/** Selects the page's rows first and joins afterwards, so rows that an offset skips cost no look-up. */
const pageSql = (sort: Sort, where: string, rest: string) => `
  select l.product_id as id, i.revision, ${asNumber(sort)} as key
  from (select product_id, ${sort.key} from product_listings where category_id = $1 ${where} order by ${orderOf(sort)} ${rest}) l
    join product_index i on i.product_id = l.product_id
  order by ${orderOf(sort).replaceAll(/(\w+)( desc)?(, |$)/g, 'l.$1$2$3')}`

const statementsOf = (name: string, sort: Sort) => ({
  byOffset: statement(
    `catalogue.listing.${name}`,
    { category: 'uuid', limit: 'int8', offset: 'int8' },
    row,
    pageSql(sort, '', 'limit $2 offset $3'),
  ),
  after: statement(
    `catalogue.listingAfter.${name}`,
    { category: 'uuid', limit: 'int8', key: 'float8', id: 'uuid' },
    row,
    pageSql(sort, `and (${sort.key}, product_id) ${sort.descending ? '<' : '>'} (${asKey(sort, '$3')}, $4)`, 'limit $2'),
  ),
})

const popular = statementsOf('popularity', sorts.relevance)
const pages: Record<SortOrder, ReturnType<typeof statementsOf>> = {
  relevance: popular,
  'best-selling': popular,
  newest: statementsOf('newest', sorts.newest),
  'price-asc': statementsOf('priceAscending', sorts['price-asc']),
  'price-desc': statementsOf('priceDescending', sorts['price-desc']),
  rating: statementsOf('rating', sorts.rating),
}

/** A page of an unfiltered listing, straight from the index of its sort order. */
export function listingPage(
  db: Db,
  category: string,
  page: { orderBy: SortOrder; limit: number; offset: number; after: Position | null },
): Promise<ListedKey[]> {
  const { byOffset, after } = pages[page.orderBy]
  const { limit, offset } = page
  return page.after ? after.all(db, { category, limit, ...page.after }) : byOffset.all(db, { category, limit, offset })
}
