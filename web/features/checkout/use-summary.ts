import { useCallback, useEffect, useRef, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { toRequestLine, type LineKey } from '#web/features/cart/lines.ts'
import type { Destination } from './use-destination.ts'

type Line = LineKey & { quantity: number }
interface SummaryState {
  of: string
  summary: Summary | null
  error: unknown
  /** The price of gift wrap in the last summary that loaded. */
  wrapPrice?: number | undefined
}

interface SummaryRequest {
  shippingMethod: string | undefined
  /** Whether the buyer wants gift wrap. */
  isWrapped: boolean
  codes: string[]
  destination: Destination | undefined
  credit: RequestedCredit
  /** Set where it isn't the shop's currency. */
  currency: string | undefined
}

interface SummaryNow {
  /** The last summary, shown while a newer one loads; null before the first, and when nothing can be bought. */
  summary: Summary | null
  /** Why the latest call failed; null if it succeeded. */
  error: unknown
  busy: boolean
  refresh: () => Promise<Summary | null>
}

/** What pays a part of the order: tokens of gift cards, store credit, and points, which are deducted first. */
export interface RequestedCredit {
  giftCards: string[]
  useCredit: boolean
  points: number
}

/** The part of the payment that is sent for a summary. Points only change how much credit pays. */
const creditInput = ({ giftCards, useCredit, points }: RequestedCredit) =>
  giftCards.length > 0 || useCredit ? { giftCards, useCredit, ...(points > 0 && { points }) } : {}

/** The order summary from the server. It reloads when lines, shipping, destination or credit change, and on sign-in in any tab. */
export function useSummary(lines: Line[], { shippingMethod, isWrapped, codes, destination, credit, currency }: SummaryRequest): SummaryNow {
  const [state, setState] = useState<SummaryState>({ of: '', summary: null, error: null })
  const request = JSON.stringify({
    products: lines.map(toRequestLine),
    shippingMethod,
    // Free gift wrap changes nothing, and processes of the last release, where it's always free, don't know the field.
    ...(isWrapped && state.wrapPrice && { isWrapped }),
    ...(destination && { destination }),
    ...(codes.length > 0 && { codes }),
    ...creditInput(credit),
    ...(currency !== undefined && { currency }),
  })
  const latest = useRef(0)
  const signedIn = useSignedIn()

  /** Responses overtaken by a newer call are dropped. */
  const refresh = useCallback(async () => {
    const mine = (latest.current += 1)
    const outcome = await fetchSummary(request)
    if (mine !== latest.current) return null
    setState(({ summary, wrapPrice }) => ({
      ...outcome,
      ...(outcome.summary
        ? { wrapPrice: outcome.summary.giftWrapPrice }
        : { wrapPrice, summary: isPassing(outcome.error) ? summary : null }),
    }))
    return outcome.summary
  }, [request])

  useEffect(() => void refresh(), [refresh, signedIn])
  return { summary: state.summary, error: state.error, busy: state.of !== request, refresh }
}

async function fetchSummary(request: string): Promise<SummaryState> {
  try {
    return { of: request, summary: await signed('POST /user/orders/checkout-summary', JSON.parse(request)), error: null }
  } catch (error) {
    return { of: request, summary: null, error }
  }
}

/** A failure that says nothing about the order itself, so the last summary stays. */
const isPassing = (error: unknown): boolean => !(error instanceof Error && 'status' in error && error.status === 422)
