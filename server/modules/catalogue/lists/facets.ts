import type { Facets } from '#contract/catalogue.ts'
import { major } from '#contract/currency.ts'
import { discountSteps } from '#contract/facet-limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { allKey as all } from '../read-model/count-deltas.ts'
import { bestSellerKey, dealKey, inStockKey, newKey, reducedKey } from '../read-model/facet-keys.ts'
import type { Count, Counted } from './counts.ts'
import type { Filters } from './filters.ts'

/** The facets of an empty list. */
export const emptyFacets: Facets = {
  categories: [],
  brands: [],
  options: [],
  price: { min: 0, max: 0 },
  ratings: [],
  inStock: 0,
  reduced: 0,
  isNew: 0,
  bestSeller: 0,
  deal: 0,
  savings: [],
}

/**
 * Presents counts in the contract's shape. `names` are the categories and brands to offer: categories by id and in order, brands by slug.
 */
export function presentFacets(
  { counts }: Counted,
  filters: Filters,
  names: { categories: Map<string, { slug: string; name: string }>; brands: Map<string, string> },
): Facets {
  const facets = byFacet(counts)
  const valuesOf = (facet: string): ValueCount[] => [...(facets.get(facet) ?? [])]
  const only = (facet: string): number => facets.get(facet)?.get('') ?? 0
  const tagged = (key: string): number => facets.get('tag')?.get(key.slice(key.indexOf(':') + 1)) ?? 0
  return {
    categories: [...names.categories].flatMap(([id, category]) => {
      const count = facets.get('category')?.get(id)
      return count === undefined ? [] : [{ ...category, count }]
    }),
    // The chosen brands have their names also where nothing of them is found.
    brands: [
      ...new Map([
        ...(filters.brand ?? []).filter((slug) => names.brands.has(slug)).map((slug): ValueCount => [slug, 0]),
        ...valuesOf('brand'),
      ]),
    ]
      .map(([slug, count]) => ({ slug, name: names.brands.get(slug) ?? slug, count }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    options: optionFacets(facets, filters.option ?? []),
    price: pricesOf(counts),
    ratings: [4, 3, 2, 1].map(atLeastOf(valuesOf('rating'))),
    inStock: only(inStockKey),
    reduced: only(reducedKey),
    isNew: only(newKey),
    bestSeller: tagged(bestSellerKey),
    deal: tagged(dealKey),
    savings: discountSteps.toReversed().map(atLeastOf(valuesOf('saving'))),
  }
}

type ValueCount = [value: string, count: number]

/** The number of products with this value or a higher one. */
const atLeastOf =
  (values: ValueCount[]) =>
  (atLeast: number): { atLeast: number; count: number } => ({
    atLeast,
    count: values.reduce((sum, [value, n]) => (Number(value) >= atLeast ? sum + n : sum), 0),
  })

const optionPrefix = 'option:'

/**
 * The number of products with each value, by facet; a key without a value, such as "in stock", has an empty one. Products that fail a
 * single facet were counted by its keys only, so all counts of a key add up.
 */
function byFacet(counts: Count[]): Map<string, Map<string, number>> {
  const facets = new Map<string, Map<string, number>>()
  for (const { key, n } of counts) {
    const colon = key.indexOf(':', key.startsWith(optionPrefix) ? optionPrefix.length : 0)
    const facet = colon < 0 ? key : key.slice(0, colon)
    const value = colon < 0 ? '' : key.slice(colon + 1)
    const values = facets.get(facet)
    if (values) values.set(value, (values.get(value) ?? 0) + n)
    else facets.set(facet, new Map([[value, n]]))
  }
  return facets
}

function pricesOf(counts: Count[]): Facets['price'] {
  const prices = counts.filter(({ key }) => key === all)
  return {
    min: major(prices.reduce((least, c) => Math.min(least, c.least), prices[0]?.least ?? 0)),
    max: major(prices.reduce((most, c) => Math.max(most, c.most), 0)),
  }
}

/** The chosen options, and those that most products have; sorted by name. */
function optionFacets(facets: Map<string, Map<string, number>>, chosen: string[]): Facets['options'] {
  const options = [...facets].flatMap(([facet, values]) => {
    if (!facet.startsWith(optionPrefix)) return []
    const name = facet.slice(optionPrefix.length)
    const picked = chosen.filter((choice) => choice.startsWith(`${name}:`)).map((choice) => choice.slice(name.length + 1))
    return [{ name, values, picked, total: [...values.values()].reduce((sum, n) => sum + n, 0) }]
  })
  return options
    .sort((a, b) => Number(b.picked.length > 0) - Number(a.picked.length > 0) || b.total - a.total || (a.name < b.name ? -1 : 1))
    .slice(0, serverLimits.facets.options)
    .map(({ name, values, picked }) => ({ name, values: offered([...values], picked) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The chosen values, and those that most products have. */
function offered(values: ValueCount[], picked: string[]): { value: string; count: number }[] {
  const isPicked = (value: string) => Number(picked.includes(value))
  return values
    .sort(([a, x], [b, y]) => isPicked(b) - isPicked(a) || y - x || (a < b ? -1 : 1))
    .slice(0, serverLimits.facets.values)
    .map(([value, count]) => ({ value, count }))
    .sort(byValue)
}

const collator = new Intl.Collator('en', { numeric: true })
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
/** Clothing sizes from small to large, numbers by value, the rest alphabetically. */
function byValue(a: { value: string }, b: { value: string }): number {
  const [x, y] = [sizes.indexOf(a.value), sizes.indexOf(b.value)]
  return x >= 0 && y >= 0 ? x - y : collator.compare(a.value, b.value)
}
