import type { Facets } from '#contract/catalogue.ts'
import { major } from '#contract/fields.ts'
import type { Db } from '#server/db/statement.ts'
import { conditionsOf, type Condition, type Filters, nameOf, numbered } from './filters.ts'

interface Count {
  failed: string
  kind: 'key' | 'category' | 'total' | 'rating' | 'stock' | 'price'
  key: string
  n: number
  most: number
}
export interface Counted {
  totalProducts: number
  counts: Count[]
}

/**
 * Counts for a set of filters, in one pass: a product that fails no facet counts for all of them, one that fails exactly
 * one counts for that one only (it would appear if another of its values were chosen too).
 */
export async function countFacets(db: Db, filters: Filters, now: Date): Promise<Counted> {
  const conditions = conditionsOf(filters, now)
  const { rows } = await db.query({ ...nameOf('facets', conditions), text: countSql(conditions), values: conditions.map((c) => c.value) })
  const counts = rows as Count[]
  return { counts, totalProducts: counts.filter((c) => c.kind === 'total' && c.failed === '').reduce((sum, c) => sum + c.n, 0) }
}

function countSql(conditions: Condition[]): string {
  const sql = numbered(conditions)
  const base = sql.filter((_, index) => conditions[index]?.facet === undefined)
  const facets = [...new Set(conditions.flatMap((c) => c.facet ?? []))]
  const fails = facets.map((facet, index) => {
    const mine = sql.filter((_, at) => conditions[at]?.facet === facet).join(' and ')
    return `case when not (${mine}) then '${index}' end`
  })
  // Facets are numbered, not named, in the SQL: their names come from the client.
  return `with n as materialized (
    select failed, facet_keys, category_ids, price_min, rating_average, in_stock
    from products, lateral (select ${fails.length > 0 ? `concat_ws('|', ${fails.join(', ')})` : `''`} as failed) f
    where ${base.join(' and ')} and position('|' in failed) = 0
  )
  select failed, 'key' as kind, key, count(*)::int as n, 0 as most from n, unnest(facet_keys) key group by 1, 3
  union all select failed, 'category', c::text, count(*)::int, 0 from n, unnest(category_ids) c group by 1, 3
  union all select failed, 'total', '', count(*)::int, 0 from n group by 1
  union all select failed, 'price', '', min(price_min), max(price_min) from n group by 1
  union all select failed, 'stock', '', count(*)::int, 0 from n where in_stock group by 1
  union all select failed, 'rating', floor(rating_average)::text, count(*)::int, 0 from n where rating_average >= 1 group by 1, 3`
}

/** The counts as the contract tells them. `categories` gives slug and name of the categories worth offering, by id. */
export function presentFacets(
  counted: Counted,
  filters: Filters,
  names: { categories: Map<string, { slug: string; name: string }>; brands: Map<string, string> },
): Facets {
  const order = [...new Set(conditionsOf(filters, new Date(0)).flatMap((c) => c.facet ?? []))]
  const seenBy = (facet: string) => counted.counts.filter((c) => c.failed === '' || order[Number(c.failed)] === facet)
  const sum = (rows: Count[]) => rows.reduce((total, c) => total + c.n, 0)
  const prices = seenBy('price').filter((c) => c.kind === 'price')
  const ratings = seenBy('rating').filter((c) => c.kind === 'rating')
  return {
    categories: tally(seenBy('category').filter((c) => c.kind === 'category' && c.failed === '')).flatMap(([id, count]) => {
      const found = names.categories.get(id)
      return found ? [{ ...found, count }] : []
    }),
    brands: tally(withPrefix(seenBy('brand'), 'brand:'))
      .flatMap(([slug, count]) => [{ slug, name: names.brands.get(slug) ?? slug, count }])
      .sort((a, b) => a.name.localeCompare(b.name)),
    options: optionFacets(counted.counts, seenBy),
    price: {
      min: major(Math.min(...prices.map((c) => c.n), ...(prices.length ? [] : [0]))),
      max: major(Math.max(...prices.map((c) => c.most), 0)),
    },
    ratings: [4, 3, 2, 1].map((atLeast) => ({ atLeast, count: sum(ratings.filter((c) => Number(c.key) >= atLeast)) })),
    inStock: sum(seenBy('stock').filter((c) => c.kind === 'stock')),
  }
}

function withPrefix(rows: Count[], prefix: string): Count[] {
  return rows.filter((c) => c.kind === 'key' && c.key.startsWith(prefix)).map((c) => ({ ...c, key: c.key.slice(prefix.length) }))
}

function tally(rows: Count[]): [key: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { key, n } of rows) counts.set(key, (counts.get(key) ?? 0) + n)
  return [...counts]
}

function optionFacets(counts: Count[], seenBy: (facet: string) => Count[]): Facets['options'] {
  const names = new Set(withPrefix(counts, 'option:').map((c) => c.key.slice(0, c.key.indexOf(':'))))
  return [...names]
    .sort()
    .map((name) => ({
      name,
      values: tally(withPrefix(seenBy(`option:${name}`), `option:${name}:`))
        .map(([value, count]) => ({ value, count }))
        .sort(byValue),
    }))
    .filter((facet) => facet.values.length > 0)
}

const collator = new Intl.Collator('en', { numeric: true })
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
/** Sizes in their own order, numbers by size, the rest by letter. */
function byValue(a: { value: string }, b: { value: string }): number {
  const [x, y] = [sizes.indexOf(a.value), sizes.indexOf(b.value)]
  return x >= 0 && y >= 0 ? x - y : collator.compare(a.value, b.value)
}
