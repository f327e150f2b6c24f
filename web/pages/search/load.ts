import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { type Redirect, redirect, type WithStatus } from '#web/lib/router/outcome.ts'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { type Card, toCards } from '#web/features/catalogue/card.ts'
import { appliedCount, type Filters, noFilters, parseFilters, toInput } from '#web/features/catalogue/filters.ts'
import { checkEnd, type ListPlace, shownCards, type ShownList, filtersToRequest } from '#web/features/product-lists/list.ts'
import { call } from '#web/lib/call.ts'

type Result = ApiOutput<'GET /search/'>
export const tabs = ['PRODUCT', 'PEOPLE', 'CLUB', 'ALL'] as const
export type Tab = (typeof tabs)[number]

export interface SearchData {
  q: string
  tab: Tab
  /** Null before the first search. */
  results: SearchResults | null
}

export interface SearchResults extends Pick<Result, 'totals' | 'corrected' | 'leftOut' | 'category' | 'moreSkus' | 'people' | 'clubs'> {
  /** On the tabs that show products. */
  list: ShownList | null
  /** The category that the results are limited to. */
  within: string | null
  /** Bestsellers, shown without results. */
  popular: Card[]
}

/** The props of components that show results. */
export interface ResultsProps {
  data: SearchData & { results: SearchResults }
}

/** The number of results of each kind on the tab with everything. */
const overview = 8

/** A query that is a variant's SKU redirects to its product. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData | WithStatus<SearchData> | Redirect> {
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, limits.search.max).trim()
  const tab = tabs.find((name) => name === query.get('filterBy')) ?? 'PRODUCT'
  if (q === '') return { q, tab, results: null }
  // Only the product tab has filters and pages.
  const filters = tab === 'PRODUCT' ? parseFilters(query) : noFilters
  const within = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(query.get('category') ?? '') ? query.get('category') : null
  const words = query.get('words') === 'true'
  const place = placeOf({ q, tab, within, words })
  const requested = filtersToRequest(place, filters)
  const { orderBy, limit, ...input } = toInput(within, requested)
  const result = await call('GET /search/', {
    ...input,
    q,
    filterBy: tab,
    ...(tab === 'PRODUCT' ? { orderBy, limit } : { limit: tab === 'ALL' ? overview : limit }),
    ...(words && { words }),
  })
  if (result.exact && tab === 'PRODUCT' && filters.page === 1 && appliedCount(filters) === 0)
    return redirect(urls.product(result.exact.slug, result.exact.variantId))
  const results = await resultsOf(result, { place, filters, requested, within })
  const data = { q, tab, results }
  return results.list && tab === 'PRODUCT' ? checkEnd(data, results.list) : data
}

/** The address of a query's results. */
export function placeOf({ q, tab, within, words }: { q: string; tab: Tab; within: string | null; words: boolean }): ListPlace {
  const query: [string, string][] = [['q', q]]
  if (tab !== 'PRODUCT') query.push(['filterBy', tab])
  if (within !== null) query.push(['category', within])
  if (words) query.push(['words', 'true'])
  return { path: urls.search(), query }
}

async function resultsOf(
  { products, totals, corrected, leftOut, category, moreSkus, people, clubs }: Result,
  { place, filters, requested, within }: { place: ListPlace; filters: Filters; requested: Filters; within: string | null },
): Promise<SearchResults> {
  const isEmpty = totals.products + totals.people + totals.clubs === 0
  return {
    totals,
    corrected,
    leftOut,
    category,
    ...(moreSkus && { moreSkus }),
    people,
    clubs,
    within,
    list: products ? { ...listOf(products, place, requested), filters } : null,
    popular: isEmpty ? await popularCards() : [],
  }
}

function listOf(products: NonNullable<Result['products']>, place: ListPlace, requested: Filters): Omit<ShownList, 'filters'> {
  const now = Date.now()
  const cards = toCards(products.items, now).map((card, at) => ({ ...card, marks: products.marks[at] as Card['marks'] }))
  const { total, facets, nextCursor } = products
  return { place, total, facets, nextCursor, ...shownCards(place, requested, cards) }
}

async function popularCards(): Promise<Card[]> {
  const { products } = await call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', blur: true }).catch(() => ({
    products: [],
  }))
  return toCards(products, Date.now())
}
