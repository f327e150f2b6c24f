import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'

export type OwnReviews = AsyncData<ApiOutput<'GET /user/order/review/:id/own'>>

/** The signed-in customer's own reviews of a product, and the orders to review; nothing for visitors. */
export function useOwnReviews(productId: string): OwnReviews {
  const signedIn = useSignedIn()
  const fetchOwn = useCallback(() => signed('GET /user/order/review/:id/own', { id: productId }), [productId])
  return useAsyncData(signedIn ? fetchOwn : null)
}
