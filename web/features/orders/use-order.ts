import { useCallback, useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import type { OrderData } from './load-order.ts'

export type OrderNow =
  | { state: 'full'; order: Order }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown; retry: () => void }

type Answer = { of: string; order: Order | null; error: unknown }

/** The order that came with the page; else the customer's own, asked for once the browser knows who is there. */
export function useOrder({ number, order }: OrderData): OrderNow {
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  const [answer, setAnswer] = useState<Answer | null>(null)

  const ask = useCallback(() => {
    signed('GET /user/orders/:id', { id: number }).then(
      (found) => setAnswer({ of: number, order: found, error: null }),
      (error: unknown) => setAnswer({ of: number, order: null, error }),
    )
  }, [number])
  const asks = ready && signedIn && order === null
  useEffect(() => {
    if (asks) ask()
  }, [asks, ask])

  const found = order ?? (answer?.of === number ? answer.order : null)
  if (found) return { state: 'full', order: found }
  if (ready && !signedIn) return { state: 'missing' }
  if (!answer || answer.of !== number) return { state: 'loading' }
  return isNotThere(answer.error)
    ? { state: 'missing' }
    : {
        state: 'failed',
        error: answer.error,
        retry: () => {
          setAnswer(null)
          ask()
        },
      }
}

const isNotThere = (error: unknown): boolean => isRefusal(error) && (error.status === 404 || error.status === 422)
