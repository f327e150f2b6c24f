import type { Facets } from '#contract/catalogue.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { type Filters, isTooDeep, pageSize, toQuery } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import { loadedUpTo, storePage } from './loaded-pages.ts'

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
  /** The page the shown cards start with; above 1 only when someone came straight to a later page. */
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

/** The server shows the page asked for; a browser also what it has loaded before it. Too deep for its number there is none. */
export function shownCards(place: ListPlace, filters: Filters, cards: Card[]): Pick<ShownList, 'firstPage' | 'cards'> {
  if (isTooDeep(filters)) return { firstPage: filters.page, cards: [] }
  if (typeof document === 'undefined') return { firstPage: filters.page, cards }
  const list = listKey(place, filters)
  storePage(list, filters.page, cards)
  return loadedUpTo(list, filters.page)
}
