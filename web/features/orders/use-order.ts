import { useCallback } from 'react'
import type { Order } from '#contract/order.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import type { OrderData } from './load-order.ts'

export type OrderNow =
  | { state: 'full'; order: Order }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown; busy: boolean; retry: () => void }

/** The order that came with the page; otherwise the customer's own, loaded in the browser once the session is known. */
export function useOrder({ number, order }: OrderData): OrderNow {
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  const fetchOrder = useCallback(() => signed('GET /user/orders/:id', { id: number }), [number])
  const own = useAsyncData(ready && signedIn && order === null ? fetchOrder : null)

  const loaded = order ?? own.value
  if (loaded) return { state: 'full', order: loaded }
  if (ready && !signedIn) return { state: 'missing' }
  if (own.error === null) return { state: 'loading' }
  if (isNotThere(own.error)) return { state: 'missing' }
  return { state: 'failed', error: own.error, busy: own.busy, retry: () => void own.load() }
}

const isNotThere = (error: unknown): boolean => isRefusal(error) && (error.status === 404 || error.status === 422)
