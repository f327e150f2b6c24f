import type { Facets } from '#contract/catalogue.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { appliedCount, type Filters, isTooDeep, pageSize, toQuery } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import { isLoaded, loadedUpTo, storePages } from './loaded-pages.ts'

/** Where a list is: the path of its page, and the query parameters that aren't filters, such as the search query. */
export interface ListPlace {
  path: string
  query: readonly (readonly [name: string, value: string])[]
}

/** A list of products with its filters, as a page shows it. */
export interface ShownList {
  place: ListPlace
  filters: Filters
  cards: Card[]
  /** The page of the first card shown; above 1 only if a later page was opened directly, or a very long list was reloaded. */
  firstPage: number
  total: number
  facets: Facets
  /** The cursor of the next page; null if there is none. */
  nextCursor: string | null
}

/** The URL of a list with these filters. */
export function hrefOf({ path, query }: ListPlace, filters: Filters): string {
  const all = new URLSearchParams([...query.map(([name, value]) => [name, value]), ...toQuery(filters)])
  return all.size > 0 ? `${path}?${all}` : path
}

const shortList = 2

/** Whether a list is so short that it needs no filters or sorting. */
export const isShort = ({ total, filters }: Pick<ShownList, 'total' | 'filters'>): boolean =>
  total <= shortList && appliedCount(filters) === 0

/** Whether one of these choices leaves some products of a list and drops others. */
export const canNarrow = (choices: readonly { count?: number | undefined }[], total: number): boolean =>
  choices.some(({ count = 0 }) => count > 0 && count < total)

/** A key for a list, the same for all its pages. */
export const listKey = (place: ListPlace, filters: Filters): string => hrefOf(place, { ...filters, page: 1 })

/** Whether the requested page is past the end of a list that has products. */
export const isPastEnd = ({ cards, filters, total }: Pick<ShownList, 'cards' | 'filters' | 'total'>): boolean =>
  cards.length === 0 && filters.page > 1 && total > 0

/** Answers 404 for a page past the end, which shows where the list ends. Throws 404 if it's too deep for its number. */
export function checkEnd<T>(data: T, { cards, filters, total }: Pick<ShownList, 'cards' | 'filters' | 'total'>): T | WithStatus<T> {
  if (filters.page === 1 || cards.length > 0) return data
  if (isTooDeep(filters) && filters.page <= Math.ceil(total / pageSize)) throw new StatusError(404)
  return withStatus(data, 404)
}

/** What to request: of several pages only the last, if the browser has loaded the others. */
export function filtersToRequest(place: ListPlace, filters: Filters): Filters {
  const { from, page } = filters
  const isInMemory = typeof document !== 'undefined' && from !== undefined && isLoaded(listKey(place, filters), from, page - 1)
  return isInMemory ? { ...filters, from: undefined } : filters
}

/** The server shows the pages of `requested`; a browser also those it has loaded before them. A page too deep for its number has no cards. */
export function shownCards(place: ListPlace, requested: Filters, cards: Card[]): Pick<ShownList, 'firstPage' | 'cards'> {
  const { page, from: firstPage = page } = requested
  if (isTooDeep(requested)) return { firstPage, cards: [] }
  if (typeof document === 'undefined') return { firstPage, cards }
  const list = listKey(place, requested)
  storePages(list, firstPage, cards)
  return loadedUpTo(list, page)
}
