import { useCallback, useState } from 'react'
import type { Review, ReviewSort } from '#contract/reviews.ts'
import { call } from '#web/lib/call.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import type { Reviews } from './types.ts'

interface ReviewQuery {
  sort: ReviewSort
  stars: number | null
  q: string
}

const pageSize = 6

interface More {
  /** The first page that these pages follow. */
  of: Reviews
  reviews: Review[]
  nextCursor: string | null
}

/** The reviews that match a query, page by page. Those that came with the page are shown until the query changes. */
export function useReviews(productId: string, initial: Reviews, { sort, stars, q }: ReviewQuery) {
  const isInitial = sort === 'helpful' && stars === null && q === ''
  const input = { id: productId, sort, limit: pageSize, ...(stars !== null && { rating: stars }), ...(q !== '' && { q }) }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- its parts
  const fetchFirst = useCallback(() => call('GET /user/order/review/:id', input), [productId, sort, stars, q])
  const first = useAsyncData(isInitial ? null : fetchFirst)
  const shown = isInitial ? initial : first.value
  const [more, setMore] = useState<More | null>(null)
  const after = more && more.of === shown ? more : null
  const { busy, error, run } = useAction()
  const cursor = after ? after.nextCursor : (shown?.nextCursor ?? null)
  const loadMore = () =>
    run(async () => {
      if (!shown || cursor === null) return
      const page = await call('GET /user/order/review/:id', { ...input, cursor })
      setMore({ of: shown, reviews: [...(after?.reviews ?? []), ...page.reviews], nextCursor: page.nextCursor })
    })
  return {
    reviews: shown ? [...shown.reviews, ...(after?.reviews ?? [])] : null,
    total: shown?.total ?? 0,
    hasMore: cursor !== null,
    busy,
    error: error ?? (isInitial ? null : first.error),
    retry: () => void (shown ? loadMore() : first.load()),
    loadMore,
  }
}
