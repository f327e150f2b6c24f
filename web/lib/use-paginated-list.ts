import { type AsyncData, useAsyncData } from './use-async-data.ts'
import { useAction } from './use-action.ts'

interface PageOf<T> {
  items: T[]
  nextCursor: string | null
}

/** A list with cursor pagination. As with `useAsyncData`, a new `fetchPage` starts a new list; null loads nothing yet. */
export function usePaginatedList<T>(fetchPage: ((cursor?: string) => Promise<PageOf<T>>) | null): PaginatedList<T> {
  const data = useAsyncData<PageOf<T>>(fetchPage)
  const { busy, error, run } = useAction()
  const cursor = data.value?.nextCursor ?? null
  const loadMore = (after: string) =>
    run(async () => {
      const page = await fetchPage?.(after)
      if (page) data.change((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
    })
  return {
    data,
    hasMore: cursor !== null,
    busy,
    error,
    more: () => void (cursor !== null && loadMore(cursor)),
    changeItems: (make) => data.change((before) => ({ ...before, items: make(before.items) })),
  }
}

export interface PaginatedList<T> {
  data: AsyncData<PageOf<T>>
  hasMore: boolean
  /** The next page is being loaded. */
  busy: boolean
  /** Why the next page failed to load. */
  error: unknown
  more: () => void
  changeItems: (make: (items: T[]) => T[]) => void
}
