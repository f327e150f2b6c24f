import type { listProducts } from '#contract/catalogue.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/fields.ts'

export type Filters = Omit<ParsedOf<typeof listProducts>, 'orderBy' | 'offset' | 'limit'>

/** A condition on products, in SQL whose `?` is the one value; `facet` where it is a choice of a facet. */
export interface Condition {
  name: string
  sql: string
  value: unknown
  facet?: string
}

/**
 * The filters as conditions: OR inside a facet, AND across facets. `categoryId` must be resolved before (a slug is not
 * looked at here). Names differ where the SQL differs, so that a statement can be named after its conditions.
 */
export function conditionsOf(filters: Filters, now: Date): Condition[] {
  const { categoryId, tag, q, isFeatured, brand, minPrice, maxPrice, rating, inStock, option } = filters
  return [
    { name: 'now', sql: 'published_at <= ?', value: now },
    ...when(categoryId, (id) => ({ name: 'cat', sql: 'category_ids @> ?::uuid[]', value: [id] })),
    ...when(tag, (name) => ({ name: 'tag', sql: 'facet_keys @> ?::text[]', value: [`tag:${name}`] })),
    ...when(q, (words) => ({ name: 'q', sql: `search @@ websearch_to_tsquery('english', ?)`, value: words })),
    ...when(isFeatured, (flag) => ({ name: 'feat', sql: 'is_featured = ?', value: flag })),
    ...when(brand, (slugs) => ({ name: 'brand', sql: 'facet_keys && ?::text[]', value: slugs.map((s) => `brand:${s}`), facet: 'brand' })),
    ...when(minPrice, (least) => ({ name: 'min', sql: 'price_min >= ?', value: minor(least), facet: 'price' })),
    ...when(maxPrice, (most) => ({ name: 'max', sql: 'price_min <= ?', value: minor(most), facet: 'price' })),
    ...when(rating, (stars) => ({ name: 'rate', sql: 'rating_average >= ?', value: stars, facet: 'rating' })),
    ...when(inStock, (flag) => ({ name: 'stock', sql: 'in_stock = ?', value: flag, facet: 'stock' })),
    ...optionConditions(option ?? []),
  ]
}

function optionConditions(chosen: string[]): Condition[] {
  const byName = new Map<string, string[]>()
  for (const choice of chosen) {
    const name = choice.slice(0, choice.indexOf(':'))
    byName.set(name, [...(byName.get(name) ?? []), `option:${choice}`])
  }
  return [...byName].map(([name, keys]) => ({ name: 'opt', sql: 'facet_keys && ?::text[]', value: keys, facet: `option:${name}` }))
}

function when<T>(value: T | undefined, make: (value: T) => Condition): Condition[] {
  return value === undefined ? [] : [make(value)]
}

/** Fills each `?` with the next parameter number, in the order of the conditions. */
export function numbered(conditions: Condition[], from = 1): string[] {
  return conditions.map((c, index) => c.sql.replace('?', `$${from + index}`))
}

/** Statements with more conditions than this are planned each time: a name for each combination would fill the connection. */
const namedConditionsMax = 3

/** The name under which PostgreSQL keeps the plan of a statement with these conditions. */
export function nameOf(what: string, conditions: Condition[]): { name?: string } {
  return conditions.length > namedConditionsMax ? {} : { name: `catalogue.${what}.${conditions.map((c) => c.name).join('.')}` }
}
