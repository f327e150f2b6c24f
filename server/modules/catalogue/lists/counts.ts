import { allowSlow, statement, type Db, type Tx } from '#server/db/statement.ts'
import { allKey } from '../read-model/count-deltas.ts'
import { everythingCategory, featuredCategory } from '../read-model/listing-ids.ts'
import type { Filters } from './filters.ts'
import { facetsOf } from './filters.ts'

/** The number of products with a facet key; for `allKey`, the number of products with their lowest and highest price in minor units. */
export interface Count {
  /** The only facet that these products fail, by its index in `facetsOf`; `noFacet` if they fail none. */
  failed: number
  key: string
  n: number
  least: number
  most: number
}
export const noFacet = -1

export interface Counted {
  totalProducts: number
  counts: Count[]
}

/** Counts with their total, which is the count of `allKey` for products that fail no facet. */
export const countedOf = (counts: Count[]): Counted => ({
  counts,
  totalProducts: counts.find((c) => c.key === allKey && c.failed === noFacet)?.n ?? 0,
})

/** The listing that contains exactly the matching products; undefined if the filters match only part of one. */
export function listingOf(filters: Filters): string | undefined {
  const { categoryId, isFeatured, tag } = filters
  if (facetsOf(filters).length > 0 || tag !== undefined || isFeatured === false) return undefined
  if (isFeatured) return categoryId === undefined ? featuredCategory : undefined
  return categoryId ?? everythingCategory
}

const countsOf = statement(
  'catalogue.facetCounts',
  { category: 'uuid' },
  { key: 'text', n: 'int4' },
  `select key, sum(n)::int as n from facet_counts where category_id = $1 group by key having sum(n) > 0`,
)

const priceRange = statement(
  'catalogue.priceRange',
  { category: 'uuid' },
  { least: 'int4?', most: 'int4?' },
  `
  select (select price from product_listings where category_id = $1 order by price, product_id limit 1) as least,
    (select price from product_listings where category_id = $1 order by price desc, product_id desc limit 1) as most`,
)

/**
 * The counts of an unfiltered listing, without its prices. Every change updates them, so it's one look-up however many products there are.
 */
export const countListing = async (db: Db, category: string): Promise<Counted> =>
  countedOf((await countsOf.all(db, { category })).map(({ key, n }) => ({ failed: noFacet, key, n, least: 0, most: 0 })))

/** The lowest and highest price of a listing, in minor units. */
export async function pricesOf(db: Db, category: string): Promise<{ least: number; most: number }> {
  const { least, most } = (await priceRange.one(db, { category })) ?? {}
  return { least: least ?? 0, most: most ?? 0 }
}

const allCounts = statement(
  'catalogue.listingSizes',
  {},
  { category_id: 'uuid', n: 'int4' },
  `select category_id, sum(n)::int as n from facet_counts where key = '${allKey}' group by category_id`,
)

/** The number of products that each category lists, by id. */
export const listingSizes = async (db: Db | Tx): Promise<Map<string, number>> =>
  new Map((await allCounts.all(db, {})).map((row) => [row.category_id, row.n]))

const unfolded = statement(
  'catalogue.unfoldedCounts',
  { least: 'int8', limit: 'int8' },
  { category_id: 'uuid' },
  `select category_id from facet_counts where not folded group by category_id having count(*) >= $1 limit $2`,
)

const fold = statement(
  'catalogue.foldCounts',
  { categories: 'uuid[]' },
  {},
  `
  with gone as (delete from facet_counts where category_id = any($1) returning category_id, key, n)
  insert into facet_counts (category_id, key, n, folded) select category_id, key, sum(n), true from gone group by category_id, key
  having sum(n) <> 0`,
)

const rowsWorthFolding = 100
const batchSize = 50

/** Folds the rows of categories with many pending changes into their sums. */
export async function foldCounts(db: Db): Promise<void> {
  const categories = (await unfolded.all(db, { least: rowsWorthFolding, limit: batchSize })).map((row) => row.category_id)
  if (categories.length > 0) await fold.run(db, { categories })
}

const clearCounts = statement('catalogue.clearCounts', {}, {}, `delete from facet_counts`, { slow: true })
const countAll = statement(
  'catalogue.countAll',
  {},
  {},
  `
  insert into facet_counts (category_id, key, n, folded)
  select category_id, key, count(*), true from product_index, unnest(category_ids) category_id, unnest(facet_keys || '${allKey}'::text) key
  group by category_id, key`,
  { slow: true },
)

/** Recounts everything from the index, after a bulk load. */
export async function recount(tx: Tx): Promise<void> {
  await allowSlow(tx)
  await clearCounts.run(tx, {})
  await countAll.run(tx, {})
}
