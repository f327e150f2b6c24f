import type { Facets } from '#contract/catalogue.ts'
import { major } from '#contract/currency.ts'
import { rates } from '#contract/rates.ts'
import { allKey as all } from '../read-model/count-deltas.ts'
import { inStockKey, reducedKey } from '../read-model/facet-keys.ts'
import { type Count, type Counted, noFacet } from './counts.ts'
import { facetsOf, type Filters } from './filters.ts'

/** The counts in the contract's shape. `names` has the categories and brands to offer: categories by id, brands by slug. */
export function presentFacets(
  counted: Counted,
  filters: Filters,
  names: { categories: Map<string, { slug: string; name: string }>; brands: Map<string, string> },
): Facets {
  const order = facetsOf(filters).map(({ name }) => name)
  const seenBy = (facet: string) => counted.counts.filter((c) => c.failed === noFacet || order[c.failed] === facet)
  const unfiltered = counted.counts.filter((c) => c.failed === noFacet)
  const prices = seenBy('price').filter((c) => c.key === all)
  const ratings = tally(seenBy('rating'), 'rating:')
  return {
    categories: tally(unfiltered, 'category:').flatMap(([id, count]) => {
      const category = names.categories.get(id)
      return category ? [{ ...category, count }] : []
    }),
    brands: tally(seenBy('brand'), 'brand:')
      .map(([slug, count]) => ({ slug, name: names.brands.get(slug) ?? slug, count }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    options: optionFacets(counted.counts, seenBy, new Set(filters.option)),
    price: {
      min: major(prices.reduce((least, c) => Math.min(least, c.least), prices[0]?.least ?? 0)),
      max: major(prices.reduce((most, c) => Math.max(most, c.most), 0)),
    },
    ratings: [4, 3, 2, 1].map((atLeast) => ({
      atLeast,
      count: ratings.reduce((sum, [stars, n]) => (Number(stars) >= atLeast ? sum + n : sum), 0),
    })),
    inStock: sumOf(seenBy(inStockKey), inStockKey),
    reduced: sumOf(seenBy(reducedKey), reducedKey),
  }
}

/** How many products have each key with this prefix; the keys are returned without it. */
function tally(rows: Count[], prefix: string): [key: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { key, n } of rows) {
    if (!key.startsWith(prefix)) continue
    const rest = key.slice(prefix.length)
    counts.set(rest, (counts.get(rest) ?? 0) + n)
  }
  return [...counts]
}

/** How many products have exactly this key. */
const sumOf = (rows: Count[], key: string): number => rows.reduce((sum, count) => (count.key === key ? sum + count.n : sum), 0)

/** The chosen options, and those that most products have; sorted by name. */
function optionFacets(counts: Count[], seenBy: (facet: string) => Count[], chosen: Set<string>): Facets['options'] {
  const names = new Map<string, number>()
  for (const [key, n] of tally(counts, 'option:')) {
    const name = key.slice(0, key.indexOf(':'))
    names.set(name, (names.get(name) ?? 0) + n)
  }
  const isChosen = (name: string) => [...chosen].some((choice) => choice.startsWith(`${name}:`))
  return [...names]
    .sort(([a, x], [b, y]) => Number(isChosen(b)) - Number(isChosen(a)) || y - x || (a < b ? -1 : 1))
    .slice(0, rates.facets.options)
    .map(([name]) => ({ name, values: valuesOf(name, seenBy(`option:${name}`), chosen) }))
    .filter((facet) => facet.values.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function valuesOf(name: string, rows: Count[], chosen: Set<string>): { value: string; count: number }[] {
  const isChosen = (value: string) => Number(chosen.has(`${name}:${value}`))
  return tally(rows, `option:${name}:`)
    .sort(([a, x], [b, y]) => isChosen(b) - isChosen(a) || y - x || (a < b ? -1 : 1))
    .slice(0, rates.facets.values)
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
