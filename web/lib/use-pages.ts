import { type AsyncData, useAsyncData } from './use-async-data.ts'
import { useAction } from './use-action.ts'

interface PageOf<T> {
  items: T[]
  nextCursor: string | null
}

/** A list that goes on by cursor. As with `useAsyncData`, another `fetchPage` is another list; null waits. */
export function usePages<T>(fetchPage: ((cursor?: string) => Promise<PageOf<T>>) | null): Pages<T> {
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

export interface Pages<T> {
  data: AsyncData<PageOf<T>>
  hasMore: boolean
  /** The next page is on its way. */
  busy: boolean
  /** Why it didn't come. */
  error: unknown
  more: () => void
  changeItems: (make: (items: T[]) => T[]) => void
}
