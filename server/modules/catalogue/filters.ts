import type { listProducts } from '#contract/catalogue.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/fields.ts'

/** The key of what costs less than it did. */
export const reducedKey = 'reduced'

export type Filters = Omit<ParsedOf<typeof listProducts>, 'orderBy' | 'offset' | 'limit'>

/** What facets look at in a product. Prices in minor units. */
export interface FacetRow {
  facet_keys: string[]
  price_min: number
  rating_average: number
  in_stock: boolean
}

/** A condition on products, in SQL whose `?` is the one value. Where it is a choice of a facet, `fits` says the same. */
export type Condition = { name: string; sql: string; value: unknown } & ({ facet?: never } | FacetCondition)
export interface FacetCondition {
  facet: string
  fits: (row: FacetRow) => boolean
}

/**
 * The filters as conditions: OR inside a facet, AND across facets. `categoryId` must be resolved before (a slug is not
 * looked at here). Names differ where the SQL differs, so that a statement can be named after its conditions.
 */
export function conditionsOf(filters: Filters, now: Date): Condition[] {
  const { categoryId, tag, q, isFeatured, brand, minPrice, maxPrice, rating, inStock, reduced, option } = filters
  return [
    { name: 'now', sql: 'published_at <= ?', value: now },
    ...when(categoryId, (id) => ({ name: 'cat', sql: 'category_ids @> ?::uuid[]', value: [id] })),
    ...when(tag, (name) => ({ name: 'tag', sql: 'facet_keys @> ?::text[]', value: [`tag:${name}`] })),
    ...when(q, (words) => ({ name: 'q', sql: `search @@ websearch_to_tsquery('english', ?)`, value: words })),
    ...when(isFeatured, (flag) => ({ name: 'feat', sql: 'is_featured = ?', value: flag })),
    ...when(brand, (slugs) =>
      anyOf(
        'brand',
        'brand',
        slugs.map((slug) => `brand:${slug}`),
      ),
    ),
    ...when(minPrice, (least) => ({
      name: 'min',
      sql: 'price_min >= ?',
      value: minor(least),
      facet: 'price',
      fits: (row) => row.price_min >= minor(least),
    })),
    ...when(maxPrice, (most) => ({
      name: 'max',
      sql: 'price_min <= ?',
      value: minor(most),
      facet: 'price',
      fits: (row) => row.price_min <= minor(most),
    })),
    ...when(rating, (stars) => ({
      name: 'rate',
      sql: 'rating_average >= ?',
      value: stars,
      facet: 'rating',
      fits: (row) => row.rating_average >= stars,
    })),
    ...when(inStock, (flag) => ({ name: 'stock', sql: 'in_stock = ?', value: flag, facet: 'stock', fits: (row) => row.in_stock === flag })),
    ...(reduced ? [anyOf('reduced', 'reduced', [reducedKey])] : []),
    ...optionConditions(option ?? []),
  ]
}

function optionConditions(chosen: string[]): Condition[] {
  const byName = new Map<string, string[]>()
  for (const choice of chosen) {
    const name = choice.slice(0, choice.indexOf(':'))
    byName.set(name, [...(byName.get(name) ?? []), `option:${choice}`])
  }
  return [...byName].map(([name, keys]) => anyOf('opt', `option:${name}`, keys))
}

function anyOf(name: string, facet: string, keys: string[]): Condition {
  return { name, sql: 'facet_keys && ?::text[]', value: keys, facet, fits: (row) => keys.some((key) => row.facet_keys.includes(key)) }
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
