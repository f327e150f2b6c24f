import { expect, it } from 'vitest'
import type { ProductList } from './lists.ts'
import { firstVisits, mostPopular, uncachedProductPages, visitedPages } from './product-pages.ts'

const products = Array.from({ length: 300 }, (_, n) => ({ slug: `product-${n}`, productId: `p${n}`, variantId: `v${n}`, price: 100 }))
const facets = {
  categories: [],
  brands: [],
  options: [],
  price: { min: 1, max: 1000 },
  ratings: [],
  inStock: 0,
  reduced: 0,
  isNew: 0,
  bestSeller: 0,
  deal: 0,
  savings: [],
}
const lists: ProductList[] = [{ total: 300, facets }]

it('each request for an uncached product page has a unique URL, and together they cover all products', () => {
  const paths = uncachedProductPages(products).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(paths.map((path) => path.split('?')[0])).size).toBe(300)
})

it('first visits go to products that no earlier request visited, each once', () => {
  const { warmUp, requests } = firstVisits(products)
  const productsOf = (all: { path: string }[]) => all.map(({ path }) => path.split('?')[0])
  expect(new Set(productsOf(requests)).size).toBe(requests.length)
  expect(new Set(productsOf(warmUp)).size + requests.length).toBe(products.length)
  expect(new Set(productsOf([...warmUp, ...requests])).size).toBe(products.length)
})

it('one in ten requests of visitors is for something new, the others repeat popular ones', () => {
  const paths = visitedPages(products, lists).map(({ path }) => path)
  const isFiltered = (path: string) => path.includes('?')
  const filtered = paths.filter(isFiltered)
  expect(filtered.length / paths.length).toBeCloseTo(0.1, 2)
  expect(new Set(filtered).size).toBe(filtered.length)
  const often = (slug = '') => paths.filter((path) => path === `/product/${slug}`).length
  const [first, second] = mostPopular(products)
  expect(often(first?.slug) / often(second?.slug)).toBeCloseTo(2, 0)
})
