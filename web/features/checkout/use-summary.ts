import { useCallback, useEffect, useRef, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { asked, type LineKey } from '#web/features/cart/lines.ts'
import type { Destination } from './use-destination.ts'

type Line = LineKey & { quantity: number }
interface Answer {
  of: string
  summary: Summary | null
  error: unknown
}

interface Asked {
  shippingMethod: string | undefined
  codes: string[]
  destination: Destination | undefined
  credit: CreditAsked
  /** Another one than the shop's. */
  currency: string | undefined
}

interface SummaryNow {
  /** The last summary, shown while a newer one loads; null before the first, and when nothing can be bought. */
  summary: Summary | null
  /** Why the latest question has no answer; null where it has. */
  error: unknown
  busy: boolean
  refresh: () => Promise<Summary | null>
}

/** What is to pay a part of the order: tokens of gift cards, the store credit, and the points that come before them. */
export interface CreditAsked {
  giftCards: string[]
  useCredit: boolean
  points: number
}

/** What is sent of it: points change what credit pays, and nothing else. */
const creditInput = ({ giftCards, useCredit, points }: CreditAsked) =>
  giftCards.length > 0 || useCredit ? { giftCards, useCredit, ...(points > 0 && { points }) } : {}

/** What the order comes to, from the server: asked again whenever lines, the way of shipping, the place or the ways to pay a part of it change, and when one signs in, in whatever tab. */
export function useSummary(lines: Line[], { shippingMethod, codes, destination, credit, currency }: Asked): SummaryNow {
  const question = JSON.stringify({
    products: lines.map(asked),
    shippingMethod,
    ...(destination && { destination }),
    ...(codes.length > 0 && { codes }),
    ...creditInput(credit),
    ...(currency !== undefined && { currency }),
  })
  const [answer, setAnswer] = useState<Answer>({ of: '', summary: null, error: null })
  const latest = useRef(0)
  const signedIn = useSignedIn()

  /** An answer that a newer question has overtaken is dropped. */
  const refresh = useCallback(async () => {
    const mine = (latest.current += 1)
    const outcome = await ask(question)
    if (mine !== latest.current) return null
    setAnswer((before) => ({ ...outcome, summary: outcome.summary ?? (isPassing(outcome.error) ? before.summary : null) }))
    return outcome.summary
  }, [question])

  useEffect(() => void refresh(), [refresh, signedIn])
  return { summary: answer.summary, error: answer.error, busy: answer.of !== question, refresh }
}

async function ask(question: string): Promise<Answer> {
  try {
    return { of: question, summary: await signed('POST /user/orders/checkout-summary', JSON.parse(question)), error: null }
  } catch (error) {
    return { of: question, summary: null, error }
  }
}

/** A failure that says nothing about the order itself. */
const isPassing = (error: unknown): boolean => !(error instanceof Error && 'status' in error && error.status === 422)
