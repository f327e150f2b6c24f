import { describe, expect, it } from 'vitest'
import { apiListPages, filteredPages, pagesAndSorts } from './list-pages.ts'
import type { ProductList } from './lists.ts'

const facets: ProductList['facets'] = {
  categories: [],
  brands: [
    { slug: 'northbar', name: 'Northbar', count: 500 },
    { slug: 'tiny', name: 'Tiny', count: 3 },
  ],
  options: [
    {
      name: 'Color',
      values: [
        { value: 'Black', count: 400 },
        { value: 'Rare', count: 1 },
      ],
    },
  ],
  price: { min: 2.9, max: 3990 },
  ratings: [],
  inStock: 900,
  reduced: 200,
  isNew: 0,
  bestSeller: 0,
  deal: 0,
  savings: [],
}
const lists: ProductList[] = [
  { total: 1000, facets },
  { slug: 'strength', total: 100, facets: { ...facets, brands: [], options: [] } },
  { slug: 'barbells', total: 10, facets: { ...facets, brands: [], options: [], inStock: 10 } },
]
const paths = (requests: { path: string }[]) => requests.map(({ path }) => path)
const queriesOf = (requests: { path: string }[]) => paths(requests).map((path) => new URL(path, 'http://shop').searchParams)

describe('the benchmarked product lists', () => {
  it('are up to 50 pages of all products and of the named categories, as far as there are products', () => {
    const requested = paths(apiListPages(lists, ['strength']))
    expect(requested).toHaveLength(50 + 5)
    expect(new Set(requested).size).toBe(55)
    expect(requested[49]).toBe('/api/user/products?limit=20&offset=980')
    expect(requested.at(-1)).toBe('/api/user/products?limit=20&offset=80&category=strength')
  })
})

describe('filtered pages', () => {
  const pages = filteredPages(lists, 2000, 1)

  it('are all different, all filtered, and the same in every run', () => {
    expect(new Set(paths(pages)).size).toBe(2000)
    for (const query of queriesOf(pages)) expect(query.size).toBeGreaterThan(0)
    expect(filteredPages(lists, 2000, 1)).toEqual(pages)
    expect(filteredPages(lists, 10, 2)).not.toEqual(pages.slice(0, 10))
  })

  it('use only filters that the list offers and that leave at least a page of products', () => {
    const queries = queriesOf(pages)
    expect(new Set(queries.flatMap((query) => query.getAll('brand')))).toEqual(new Set(['northbar']))
    expect(new Set(queries.flatMap((query) => query.getAll('option')))).toEqual(new Set(['Color:Black']))
    expect(paths(pages).some((path) => path.startsWith('/collections/barbells'))).toBe(false)
  })

  it('have price ranges around the median', () => {
    for (const query of queriesOf(pages).filter((one) => one.has('minPrice'))) {
      expect(Number(query.get('minPrice'))).toBeGreaterThan(facets.price.min)
      expect(Number(query.get('maxPrice'))).toBeLessThan(facets.price.max)
      expect(Number(query.get('minPrice'))).toBeLessThan(Number(query.get('maxPrice')))
    }
  })
})

it('first pages of a list come before its further pages and sort orders, so that its counts are cached', () => {
  const queries = queriesOf(pagesAndSorts(lists))
  const further = queries.findIndex((query) => query.has('sort'))
  expect(queries.slice(further).every((query) => query.has('sort') && query.has('page'))).toBe(true)
  expect(further).toBe(lists.length + 800)
  const plain = queries.slice(further).filter((query) => query.size === 2)
  expect(plain).toHaveLength(6 * (30 + 4 + 1))
})
