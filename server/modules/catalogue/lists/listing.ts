import { batchByKey } from '#server/db/batch.ts'
import { statement, type Db } from '#server/db/statement.ts'
import { type SortOrder, type Position, type Sort, sorts } from './sorts.ts'

interface ListedKey {
  id: string
  revision: number
  /** Numeric; times in milliseconds. */
  key: number
}

const row = { id: 'uuid', revision: 'int4', key: 'float8' } as const

/** Converts the sort key to a number and back. */
const asNumber = ({ key }: Sort) => (key === 'published_at' ? 'extract(epoch from l.published_at)::float8 * 1000' : `l.${key}::float8`)
const asKey = ({ key }: Sort, parameter: string) =>
  key === 'published_at' ? `to_timestamp(${parameter}::float8 / 1000)` : key === 'popularity' ? parameter : `${parameter}::float8::int`

function orderOf({ key, descending }: Sort): string {
  const direction = descending ? ' desc' : ''
  return `${key}${direction}, product_id${direction}`
}

const listedOrderOf = (sort: Sort): string => orderOf(sort).replaceAll(/(\w+)( desc)?(, |$)/g, 'l.$1$2$3')

/** Selects the page's rows before joining, so rows skipped by an offset cost no look-up. */
const pageSql = (sort: Sort, where: string, rest: string) => `
  select l.product_id as id, i.revision, ${asNumber(sort)} as key
  from (select product_id, ${sort.key} from product_listings where category_id = $1 ${where} order by ${orderOf(sort)} ${rest}) l
    join product_index i on i.product_id = l.product_id
  order by ${listedOrderOf(sort)}`

/**
 * Reads pages of several callers in one statement, each as text, as the driver takes five times as long to read rows. LIMIT and lateral
 * joins make PostgreSQL plan index look-ups, whatever the number of products.
 */
const manySql = (sort: Sort) => `
  select r.n::int4 as n, (
    select string_agg(concat_ws(' ', l.product_id, i.revision, ${asNumber(sort)}), ',' order by ${listedOrderOf(sort)})
    from (select product_id, ${sort.key} from product_listings where category_id = r.category order by ${orderOf(sort)}
      limit r.size offset r.skip) l
      cross join lateral (select revision from product_index where product_id = l.product_id limit 1) i
  ) as page
  from unnest($1::uuid[], $2::int4[], $3::int4[]) with ordinality r (category, size, skip, n)`

interface Numbered {
  category: string
  limit: number
  offset: number
}

/** Reads numbered pages, batching all callers in one turn of the event loop. */
function openNumbered(name: string, sort: Sort): (db: Db, page: Numbered) => Promise<ListedKey[]> {
  const many = statement(
    `catalogue.listing.${name}`,
    { categories: 'uuid[]', limits: 'int4[]', offsets: 'int4[]' },
    { n: 'int4', page: 'text?' },
    manySql(sort),
  )
  const load = batchByKey(async (db, keys) => {
    const pages = keys.map((key) => key.split(' '))
    const rows = await many.all(db, {
      categories: pages.map(([category]) => category!),
      limits: pages.map(([, limit]) => Number(limit)),
      offsets: pages.map(([, , offset]) => Number(offset)),
    })
    return new Map(rows.map(({ n, page }) => [keys[n - 1]!, readPage(page)]))
  })
  return async (db, { category, limit, offset }) => (await load(db, `${category} ${limit} ${offset}`)) ?? []
}

function readPage(page: string | null): ListedKey[] {
  if (page === null) return []
  return page.split(',').map((line) => {
    const [id, revision, key] = line.split(' ')
    return { id: id!, revision: Number(revision), key: Number(key) }
  })
}

const statementsOf = (name: string, sort: Sort) => ({
  numbered: openNumbered(name, sort),
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
  const { numbered, after } = pages[page.orderBy]
  const { limit, offset } = page
  return page.after ? after.all(db, { category, limit, ...page.after }) : numbered(db, { category, limit, offset })
}
