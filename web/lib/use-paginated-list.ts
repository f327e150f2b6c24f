import { useRef, useState } from 'react'
import { type AsyncData, useAsyncData } from './use-async-data.ts'

interface PageOf<T> {
  items: T[]
  nextCursor: string | null
}
type FetchPage<P> = ((cursor?: string) => Promise<P>) | null

/** A list with cursor pagination. As with `useAsyncData`, a new `fetchPage` starts a new list; null loads nothing yet. */
export function usePaginatedList<T, P extends PageOf<T> = PageOf<T>>(fetchPage: FetchPage<P>): PaginatedList<T, P> {
  const data = useAsyncData<P>(fetchPage)
  const [more, setMore] = useState({ of: fetchPage, busy: false, error: null as unknown })
  /** The list whose next page is being loaded. `more` updates with the next render, but a second press may come before that. */
  const running = useRef<FetchPage<P>>(null)
  const cursor = data.value?.nextCursor ?? null

  async function loadMore(after: string): Promise<void> {
    if (!fetchPage || running.current === fetchPage) return
    running.current = fetchPage
    setMore({ of: fetchPage, busy: true, error: null })
    let error: unknown = null
    try {
      const page = await fetchPage(after)
      // A list that was reloaded meanwhile may end elsewhere.
      data.change((before) => (before.nextCursor === after ? { ...page, items: [...before.items, ...page.items] } : before))
    } catch (reason) {
      error = reason
    }
    if (running.current !== fetchPage) return
    running.current = null
    setMore({ of: fetchPage, busy: false, error })
  }

  const isCurrent = more.of === fetchPage
  return {
    data,
    hasMore: cursor !== null,
    busy: isCurrent && more.busy,
    error: isCurrent ? more.error : null,
    more: () => void (cursor !== null && loadMore(cursor)),
    changeItems: (make) => data.change((before) => ({ ...before, items: make(before.items) })),
  }
}

/** `P`: a page, which may have more fields than items and cursor; those of the page loaded last are shown. */
export interface PaginatedList<T, P extends PageOf<T> = PageOf<T>> {
  data: AsyncData<P>
  hasMore: boolean
  /** The next page is being loaded. */
  busy: boolean
  /** Why the next page failed to load. */
  error: unknown
  more: () => void
  changeItems: (make: (items: T[]) => T[]) => void
}
