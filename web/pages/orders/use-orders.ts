import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { signed } from '#web/features/auth/session/session.ts'

export const pageSize = 10

interface LoadedOrders {
  orders: Order[]
  total: number
  error: unknown
  isLoaded: boolean
}
type Change = (before: LoadedOrders) => LoadedOrders

/** The customer's orders, newest first, as many pages as were asked for. `list` is what shows them. */
export function useOrders() {
  const [loaded, setLoaded] = useState<LoadedOrders>({ orders: [], total: 0, error: null, isLoaded: false })
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => void loadPage(0).then(setLoaded), [])

  const seen = useRef(0)
  const { length } = loaded.orders
  // The button that was pressed may be gone: reading goes on at the first of those that came.
  useEffect(() => {
    if (seen.current > 0) list.current?.querySelectorAll<HTMLElement>('article a')[seen.current]?.focus({ preventScroll: true })
    seen.current = length
  }, [length])

  async function more(): Promise<void> {
    setBusy(true)
    setLoaded(await loadPage(length))
    setBusy(false)
  }

  return { ...loaded, busy, list, more: () => void more() }
}

async function loadPage(offset: number): Promise<Change> {
  try {
    const { orders, total } = await signed('GET /user/orders/list', { offset, limit: pageSize })
    return (before) => ({ orders: merge(offset === 0 ? [] : before.orders, orders), total, error: null, isLoaded: true })
  } catch (error) {
    return (before) => ({ ...before, error, isLoaded: true })
  }
}

/** An order placed meanwhile moves the others down a place, so the first of the next page may be known already. */
function merge(before: Order[], next: Order[]): Order[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}
