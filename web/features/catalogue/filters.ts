import type { ApiInput } from '#contract/api.ts'
import { discountSteps } from '#contract/facet-limits.ts'
import { limits } from '#contract/limits.ts'
import { pageNumberOf, pageBeyondLists } from '#web/lib/page-number.ts'

type ListInput = ApiInput<'GET /user/products'>
export type Sort = NonNullable<ListInput['orderBy']>

/** The sort orders of a list, the default first. */
export const sorts = ['relevance', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const satisfies readonly Sort[]
export const pageSize = 24
/** The last page that can be opened by its number. Deeper pages are reached only through the cursor in the previous page's link. */
export const lastNumberedPage = Math.floor(limits.page.offsetMax / pageSize) + 1
/** How many pages of a list one call can fetch. */
const pagesAtOnce = Math.floor(limits.page.max / pageSize)

/** Filters that are on or off, as the form shows them. */
export const toggleFilters = ['inStock', 'isNew', 'bestSeller', 'reduced', 'deal'] as const
export type Only = (typeof toggleFilters)[number]

/** Rows of the front page with a list of their own, and the filter each stands for. Only links set them; no form does. */
const rails = { featured: { isFeatured: true }, trending: { tag: 'TRENDING_PRODUCTS' } } as const satisfies Record<string, ListInput>
export type Rail = keyof typeof rails

/** The filters and the sort of a list: the state of a list page, stored entirely in its URL. */
export interface Filters {
  brand: string[]
  /** Each is "Name:Value". */
  option: string[]
  minPrice?: number
  maxPrice?: number
  rating?: number
  /** The minimum discount, in percent. */
  saving?: number
  /** The filters that are on. */
  only: Only[]
  rail?: Rail | undefined
  sort: Sort
  page: number
  /** The `nextCursor` of the page before. With it, a page costs the same however deep it is. */
  after?: string | undefined
  /** The first page shown, after "load more" has added pages to it, so that a reload shows them all. */
  from?: number | undefined
}

export const noFilters: Filters = { brand: [], option: [], only: [], sort: 'relevance', page: 1 }

/** Parses a URL. Invalid values are dropped and lists sorted, so equal states are equal. An invalid page counts as past the end. */
export function parseFilters(query: URLSearchParams): Filters {
  return {
    brand: listOf(query, 'brand', /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    option: listOf(query, 'option', /^[^:]{1,40}:.{1,79}$/),
    ...pricesOf(amountOf(query.get('minPrice')), amountOf(query.get('maxPrice'))),
    rating: wholeOf(query.get('rating'), 5),
    saving: discountSteps.find((step) => String(step) === query.get('saving')),
    only: toggleFilters.filter((one) => query.get(one) === 'true'),
    rail: (Object.keys(rails) as Rail[]).find((rail) => rail === query.get('rail')),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    ...pageOf(query),
  }
}

/** The price range; a lowest price above the highest is taken for the highest. */
const pricesOf = (minPrice?: number, maxPrice?: number): Pick<Filters, 'minPrice' | 'maxPrice'> =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice }

/** The cursor's parameter includes its page number. If that differs from `page`, the cursor is dropped. */
function pageOf(query: URLSearchParams): Pick<Filters, 'page' | 'after' | 'from'> {
  const page = pageNumberOf(query.get('page'))
  const [, to, after] = /^(\d{1,5})\.([\w-]{1,200})$/.exec(query.get('after') ?? '') ?? []
  const from = query.get('from')
  return {
    page,
    ...(page > 1 && page < pageBeyondLists && after !== undefined && Number(to) === page && { after }),
    ...fromPage(page, pageNumberOf(from || String(page))),
  }
}

/** The first page shown, limited to as many pages as one call fetches. Past the last numbered page, a page is shown alone. */
const fromPage = (page: number, first: number): Pick<Filters, 'from'> =>
  first < page && page <= lastNumberedPage ? { from: Math.max(first, page - pagesAtOnce + 1) } : {}

/** The state whose URL shows the pages from `first` on. */
export const showing = (filters: Filters, first: number): Filters => ({ ...filters, from: undefined, ...fromPage(filters.page, first) })

/** The state that also shows the page before; the last pages are dropped if there would be too many. */
export function showingBefore(filters: Filters, firstPage: number): Filters {
  const before = firstPage - 1
  const page = Math.min(filters.page, before + pagesAtOnce - 1, lastNumberedPage)
  return showing({ ...filters, page, after: page === filters.page ? filters.after : undefined }, before)
}

/** The query of a state. Default values are left out. */
export function toQuery(filters: Filters): URLSearchParams {
  const query = new URLSearchParams()
  for (const brand of filters.brand) query.append('brand', brand)
  for (const option of filters.option) query.append('option', option)
  if (filters.minPrice !== undefined) query.set('minPrice', String(filters.minPrice))
  if (filters.maxPrice !== undefined) query.set('maxPrice', String(filters.maxPrice))
  if (filters.rating !== undefined) query.set('rating', String(filters.rating))
  if (filters.saving !== undefined) query.set('saving', String(filters.saving))
  for (const one of filters.only) query.set(one, 'true')
  if (filters.rail !== undefined) query.set('rail', filters.rail)
  if (filters.sort !== 'relevance') query.set('sort', filters.sort)
  if (filters.page > 1) query.set('page', String(filters.page))
  if (filters.page > 1 && filters.from !== undefined) query.set('from', String(filters.from))
  if (filters.page > 1 && filters.after !== undefined) query.set('after', `${filters.page}.${filters.after}`)
  return query
}

/** The state as the call's input. */
export function toInput(
  category: string | null,
  { brand, option, only, rail, sort, page, after, from = page, ...rest }: Filters,
): ListInput {
  return {
    ...rest,
    ...(category && { category }),
    ...(brand.length > 0 && { brand }),
    ...(option.length > 0 && { option }),
    ...Object.fromEntries(only.map((one) => [one, true])),
    ...(rail && rails[rail]),
    orderBy: sort,
    blur: true,
    limit: (page - from + 1) * pageSize,
    ...(after === undefined || from < page ? { offset: Math.min((from - 1) * pageSize, limits.page.offsetMax) } : { cursor: after }),
  }
}

/** Whether a page is too deep to be fetched by its number. */
export const isTooDeep = ({ page, after }: Filters): boolean => page > lastNumberedPage && after === undefined

/** The state with a value of a list added or removed, back on its first page. */
export function toggled(filters: Filters, list: 'brand' | 'option' | 'only', value: string): Filters {
  const values: string[] = filters[list]
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort()
  return { ...filters, [list]: next, page: 1 }
}

/** Whether a field of the query has this value; an empty value stands for an absent field. */
export function has(filters: Filters, name: string, value: string): boolean {
  const values = toQuery(filters).getAll(name)
  return value === '' ? values.length === 0 : values.includes(value)
}

/** How many filters are applied, not counting the sort and the page. */
export function appliedCount({ brand, option, minPrice, maxPrice, rating, saving, only, rail }: Filters): number {
  const priced = minPrice !== undefined || maxPrice !== undefined
  return (
    brand.length +
    option.length +
    only.length +
    [priced, rating !== undefined, saving !== undefined, rail !== undefined].filter(Boolean).length
  )
}

/** The state without filters, in the same order. */
export const cleared = ({ sort }: Filters): Filters => ({ ...noFilters, sort })

function listOf(query: URLSearchParams, name: string, shape: RegExp): string[] {
  const fitting = query.getAll(name).filter((value) => shape.test(value) && value.isWellFormed() && !value.includes('\0'))
  return [...new Set(fitting)].sort().slice(0, limits.filters.valuesMax)
}

const amountOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}(\.\d{1,3})?$/.test(text.trim()) ? Number(text) : undefined

function wholeOf(text: string | null, max: number): number | undefined {
  const number = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
