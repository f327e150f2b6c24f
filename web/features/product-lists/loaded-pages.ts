import type { Card } from '#web/features/catalogue/card.ts'
import { pageSize } from '#web/features/catalogue/filters.ts'

/** Pages of lists loaded in this tab, so that "load more" appends and back navigation restores the list at its full length. */
const loadedPages = new Map<string, Map<number, Card[]>>()
const listsMax = 10

/** Stores cards as the page with this number and, if there are more than one page holds, those after it. */
export function storePages(list: string, page: number, cards: Card[]): void {
  const pages = loadedPages.get(list) ?? new Map<number, Card[]>()
  loadedPages.delete(list)
  loadedPages.set(list, pages)
  for (let at = 0; at === 0 || at < cards.length; at += pageSize) pages.set(page + at / pageSize, cards.slice(at, at + pageSize))
  const oldest = loadedPages.keys().next()
  if (loadedPages.size > listsMax && !oldest.done) loadedPages.delete(oldest.value)
}

/** Whether all pages from the first to the last are loaded. */
export function isLoaded(list: string, first: number, last: number): boolean {
  const pages = loadedPages.get(list)
  for (let page = first; page <= last; page += 1) if (!pages?.has(page)) return false
  return true
}

/** The cards of all pages loaded without a gap before this one, and its own. A product that moved between pages is shown once. */
export function loadedUpTo(list: string, page: number): { firstPage: number; cards: Card[] } {
  const pages = loadedPages.get(list)
  let firstPage = page
  while (pages?.has(firstPage - 1)) firstPage -= 1
  const cards = new Map<string, Card>()
  for (let at = firstPage; at <= page; at += 1) for (const card of pages?.get(at) ?? []) cards.set(card.id, card)
  return { firstPage, cards: [...cards.values()] }
}
