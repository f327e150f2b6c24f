import type { Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { conditionsOf, type Condition, type FacetCondition, type FacetRow, type Filters, nameOf, numbered } from './filters.ts'

/** How many products have a key; with the key "all", how many there are, and their lowest and highest price. */
export interface Count {
  /** The only facet the product fails, by its place among those asked for; empty where it fails none. */
  failed: string
  key: string
  n: number
  least: number
  most: number
}
export interface Counted {
  totalProducts: number
  counts: Count[]
}
export const allKey = 'all'

/** Lists that are longer before any facet narrows them are counted by the database; so are those of which there may be too many to keep. */
const inMemoryMax = 2000

/**
 * Counts for a set of filters, in one pass: a product that fails no facet counts for all of them, one that fails exactly
 * one counts for that one only (it would appear if another of its values were chosen too). What the facets of a category look
 * at is kept while the catalogue does not change, so that each further choice costs the database nothing.
 */
export async function countFacets(db: Db, cache: CatalogueCache, filters: Filters, now: Date): Promise<Counted> {
  const conditions = conditionsOf(filters, now)
  const base = conditions.filter((c) => c.facet === undefined)
  const kept = filters.q === undefined && filters.tag === undefined && filters.isFeatured === undefined
  const rows = kept ? await cache.get(`rows ${JSON.stringify(base.slice(1))}`, now, () => rowsOf(db, base)) : null
  const counts = rows ? countRows(rows, conditions) : await countInDatabase(db, conditions)
  return { counts, totalProducts: counts.find((c) => c.key === allKey && c.failed === '')?.n ?? 0 }
}

/** What facets look at in the products of a list; null where there are too many to keep. */
async function rowsOf(db: Db, base: Condition[]): Promise<FacetRow[] | null> {
  const { rows } = await db.query({
    ...nameOf('facetRows', base),
    text: `select facet_keys, price_min, rating_average, in_stock from products where ${numbered(base).join(' and ')} limit ${inMemoryMax + 1}`,
    values: base.map((c) => c.value),
  })
  return rows.length > inMemoryMax ? null : (rows as FacetRow[])
}

/** The same as `countInDatabase`; a test compares them. */
export function countRows(rows: FacetRow[], conditions: Condition[]): Count[] {
  const facets = facetsOf(conditions).map((facet) => conditions.flatMap((c) => (c.facet === facet ? c : [])))
  const byFailure = new Map<number, Map<string, Count>>()
  for (const row of rows) {
    const failed = onlyFailure(row, facets)
    if (failed === undefined) continue
    let counts = byFailure.get(failed)
    if (!counts) byFailure.set(failed, (counts = new Map()))
    for (const key of row.facet_keys) countOf(counts, failed, key).n += 1
    const all = countOf(counts, failed, allKey)
    all.least = all.n === 0 ? row.price_min : Math.min(all.least, row.price_min)
    all.most = Math.max(all.most, row.price_min)
    all.n += 1
  }
  return [...byFailure.values()].flatMap((counts) => [...counts.values()])
}

const none = -1

/** The place of the only facet that a product fails, `none` where it fails none; undefined where it fails several. */
function onlyFailure(row: FacetRow, facets: FacetCondition[][]): number | undefined {
  let failed = none
  for (const [index, mine] of facets.entries()) {
    if (mine.every((c) => c.fits(row))) continue
    if (failed !== none) return undefined
    failed = index
  }
  return failed
}

function countOf(counts: Map<string, Count>, failed: number, key: string): Count {
  let found = counts.get(key)
  if (!found) counts.set(key, (found = { failed: failed === none ? '' : String(failed), key, n: 0, least: 0, most: 0 }))
  return found
}

export async function countInDatabase(db: Db, conditions: Condition[]): Promise<Count[]> {
  const { rows } = await db.query({ ...nameOf('facets', conditions), text: countSql(conditions), values: conditions.map((c) => c.value) })
  return rows as Count[]
}

const facetsOf = (conditions: Condition[]): string[] => [...new Set(conditions.flatMap((c) => c.facet ?? []))]

function countSql(conditions: Condition[]): string {
  const sql = numbered(conditions)
  const base = sql.filter((_, index) => conditions[index]?.facet === undefined)
  const facets = facetsOf(conditions)
  const fails = facets.map((facet, index) => {
    const mine = sql.filter((_, at) => conditions[at]?.facet === facet).join(' and ')
    return `case when not (${mine}) then '${index}' end`
  })
  // Facets are numbered, not named, in the SQL: their names come from the client.
  return `with n as materialized (
    select failed, facet_keys, price_min
    from products, lateral (select ${fails.length > 0 ? `concat_ws('|', ${fails.join(', ')})` : `''`} as failed) f
    where ${base.join(' and ')} and position('|' in failed) = 0
  )
  select failed, key, count(*)::int as n, 0 as least, 0 as most from n, unnest(facet_keys) key group by failed, key
  union all select failed, '${allKey}', count(*)::int, min(price_min), max(price_min) from n group by failed`
}
