import type { Facets } from '#contract/catalogue.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { type Filters, isTooDeep, pageSize, toQuery } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import { isLoaded, loadedUpTo, storePages } from './loaded-pages.ts'

/** Where a list is: the path of its page, and what of the address is no filter, such as what is searched for. */
export interface ListPlace {
  path: string
  query: readonly (readonly [name: string, value: string])[]
}

/** A list of products with its filters, as a page shows it. */
export interface ShownList {
  place: ListPlace
  filters: Filters
  cards: Card[]
  /** The page the shown cards start with; above 1 only when someone came straight to a later page, or reloaded a very long list. */
  firstPage: number
  total: number
  facets: Facets
  /** Where the next page begins; null where there is none. */
  nextCursor: string | null
}

/** The address of a list with these filters. */
export function hrefOf({ path, query }: ListPlace, filters: Filters): string {
  const all = new URLSearchParams([...query.map(([name, value]) => [name, value]), ...toQuery(filters)])
  return all.size > 0 ? `${path}?${all}` : path
}

/** Names a list, whichever of its pages is shown. */
export const listKey = (place: ListPlace, filters: Filters): string => hrefOf(place, { ...filters, page: 1 })

/** Whether the page that was asked for lies past the end of a list that has products. */
export const isPastEnd = ({ cards, filters, total }: Pick<ShownList, 'cards' | 'filters' | 'total'>): boolean =>
  cards.length === 0 && filters.page > 1 && total > 0

/** A page past the end is not found, and the list says so; so is one too deep for its number, which has nothing to show. */
export function checkEnd<T>(data: T, { cards, filters, total }: Pick<ShownList, 'cards' | 'filters' | 'total'>): T | WithStatus<T> {
  if (filters.page === 1 || cards.length > 0) return data
  if (isTooDeep(filters) && filters.page <= Math.ceil(total / pageSize)) throw new StatusError(404)
  return withStatus(data, 404)
}

/** What to ask for: of several pages the last one alone, where the browser has those before it. */
export function toAsk(place: ListPlace, filters: Filters): Filters {
  const { from, page } = filters
  const isInMemory = typeof document !== 'undefined' && from !== undefined && isLoaded(listKey(place, filters), from, page - 1)
  return isInMemory ? { ...filters, from: undefined } : filters
}

/** The server shows the pages `asked` for; a browser also what it has loaded before them. Too deep for its number there is none. */
export function shownCards(place: ListPlace, asked: Filters, cards: Card[]): Pick<ShownList, 'firstPage' | 'cards'> {
  const { page, from: firstPage = page } = asked
  if (isTooDeep(asked)) return { firstPage, cards: [] }
  if (typeof document === 'undefined') return { firstPage, cards }
  const list = listKey(place, asked)
  storePages(list, firstPage, cards)
  return loadedUpTo(list, page)
}
