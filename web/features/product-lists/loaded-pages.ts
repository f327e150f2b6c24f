import type { Card } from '#web/features/catalogue/card.ts'

/** Pages of lists already seen in this tab, so that "load more" appends and Back finds the list as long as it was left. */
const loadedPages = new Map<string, Map<number, Card[]>>()
const listsMax = 10

export function storePage(list: string, page: number, cards: Card[]): void {
  const pages = loadedPages.get(list) ?? new Map<number, Card[]>()
  loadedPages.delete(list)
  loadedPages.set(list, pages.set(page, cards))
  const oldest = loadedPages.keys().next()
  if (loadedPages.size > listsMax && !oldest.done) loadedPages.delete(oldest.value)
}

/** Everything from the first page seen without a gap up to this one. A product that moved between pages is shown once. */
export function loadedUpTo(list: string, page: number): { firstPage: number; cards: Card[] } {
  const pages = loadedPages.get(list)
  let firstPage = page
  while (pages?.has(firstPage - 1)) firstPage -= 1
  const cards = new Map<string, Card>()
  for (let at = firstPage; at <= page; at += 1) for (const card of pages?.get(at) ?? []) cards.set(card.id, card)
  return { firstPage, cards: [...cards.values()] }
}
