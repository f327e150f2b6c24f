import { urls } from '#contract/urls.ts'
import type { LoadRequest } from '../load/connection.ts'
import { type Chooser, openChooser } from './choose.ts'
import { chooseFilters } from './filters.ts'
import { get, getPacked } from './get.ts'
import { pageSize, type ProductList } from './lists.ts'

const sorts = ['relevance', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating']

/** API requests: up to 50 pages of 20 products, of the list of everything and of each of these categories. */
export function apiListPages(lists: ProductList[], categories: string[]): LoadRequest[] {
  const limit = 20
  const requested = lists.filter(({ slug }) => slug === undefined || categories.includes(slug))
  return requested.flatMap(({ slug, total }) =>
    range(pagesOf(total, limit, 50)).map((page) => {
      const input = { limit: String(limit), offset: String(page * limit), ...(slug !== undefined && { category: slug }) }
      return get(`/api/user/products?${new URLSearchParams(input)}`, getPacked('').headers)
    }),
  )
}

/** `count` different URLs of category pages with filters as visitors choose them. Another seed gives others. */
export function filteredPages(lists: ProductList[], count: number, seed: number): LoadRequest[] {
  const chooser = openChooser(seed)
  const paths = new Set<string>()
  for (let tries = 20 * count; tries > 0 && paths.size < count; tries--) {
    const list = oneOfLarge(lists, chooser)
    paths.add(urls.collection(list.slug, chooseFilters(list, chooser)))
  }
  return [...paths].map(getPacked)
}

/**
 * The first page of every list, plain and filtered, then their further pages and sorts: these reuse the counts of the first page, and are
 * so many that none repeats while it's measured.
 */
export function pagesAndSorts(lists: ProductList[]): LoadRequest[] {
  const chooser = openChooser(11)
  const filtered = range(800).map(() => {
    const { slug, ...list } = oneOfLarge(lists, chooser)
    return { slug, query: chooseFilters(list, chooser), pages: 1 }
  })
  const plain = lists.map(({ slug, total }) => ({ slug, query: new URLSearchParams(), pages: pagesOf(total, pageSize, 30) }))
  const all = [...plain, ...filtered]
  const first = all.map(({ slug, query }) => getPacked(urls.collection(slug, query)))
  const further = all.flatMap(({ slug, query, pages }) =>
    sorts.flatMap((sort) => range(pages).map((page) => getPacked(urls.collection(slug, withSort(query, sort, page + 1))))),
  )
  return [...first, ...chooser.shuffled(further)]
}

/** One of the lists that can be narrowed down, if there are any. */
function oneOfLarge(lists: ProductList[], chooser: Chooser): ProductList {
  const large = lists.filter(({ total }) => total >= 2 * pageSize)
  return chooser.oneOf(large.length > 0 ? large : lists)
}

function withSort(query: URLSearchParams, sort: string, page: number): URLSearchParams {
  return new URLSearchParams([...query, ['sort', sort], ['page', String(page)]])
}

const pagesOf = (total: number, size: number, max: number): number => Math.max(1, Math.min(max, Math.floor(total / size)))
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
