import { useEffect, useRef, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { refreshCart } from '#web/features/cart/cart.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { type Change, changesBetween } from './order-changes.ts'

/** Short enough that someone who waits sees it. Repeated, because this clock may be a moment ahead of the server's. */
const checkMs = 2000

type Priced = Pick<Summary, 'pricesUntil'>
const isOver = ({ pricesUntil }: Priced): boolean => pricesUntil !== null && Date.parse(pricesUntil) <= serverNow()

/** Prices the order and the cart again when a deal in it ends. Returns the changed prices. */
export function useDealEnd(summary: Summary, refresh: () => Promise<unknown>): Change[] {
  const [changes, setChanges] = useState<Change[]>([])
  const shown = useRef(summary)
  useEffect(() => {
    const before = shown.current
    shown.current = summary
    if (before !== summary && isOver(before) && !isOver(summary)) setChanges(changesBetween(before, summary))
  }, [summary])
  const { pricesUntil } = summary
  useEffect(() => {
    if (pricesUntil === null) return undefined
    const timer = setInterval(() => isOver({ pricesUntil }) && void Promise.all([refresh(), refreshCart()]).catch(() => null), checkMs)
    return () => clearInterval(timer)
  }, [pricesUntil, refresh])
  return changes
}
