import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { urlOf, type OrderFilters, toInput } from './filters.ts'

export const pageSize = 10

interface LoadedOrders {
  /** The filters that were loaded, as an address. */
  of: string
  orders: Order[]
  total: number
  nextCursor: string | null
  error: unknown
  isLoaded: boolean
}

const nothing = (of: string): LoadedOrders => ({ of, orders: [], total: 0, nextCursor: null, error: null, isLoaded: false })

/** The customer's orders, newest first, as far as they're loaded. `list` is the ref of the list's element. */
export function useOrders(filters: OrderFilters) {
  const here = urlOf(filters)
  const [stored, setLoaded] = useState<LoadedOrders>(() => nothing(here))
  const loaded = stored.of === here ? stored : nothing(here)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const next = await loadPage(filters, nothing(here))
      if (!isGone) setLoaded(next)
    }
    void show()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says what the filters are
  }, [here])

  const seen = useRef({ of: here, length: 0 })
  const { length } = loaded.orders
  // The pressed button may have disappeared, so the focus moves to the first new order.
  useEffect(() => {
    const before = seen.current
    if (before.of === here && before.length > 0 && length > before.length)
      list.current?.querySelectorAll<HTMLElement>('article a')[before.length]?.focus({ preventScroll: true })
    seen.current = { of: here, length }
  }, [here, length])

  async function more(): Promise<void> {
    setBusy(true)
    const next = await loadPage(filters, loaded)
    setLoaded((now) => (now.of === next.of ? next : now))
    setBusy(false)
  }

  return { ...loaded, busy, list, more: () => void more() }
}

/** Loads the next page and appends it. */
async function loadPage(filters: OrderFilters, before: LoadedOrders): Promise<LoadedOrders> {
  const { nextCursor: cursor } = before
  try {
    const input = { ...toInput(filters, new Date()), limit: pageSize, ...(cursor && { cursor }) }
    const { orders, total, nextCursor } = await signed('GET /user/orders/list', input)
    return { ...before, orders: [...before.orders, ...orders], total, nextCursor, error: null, isLoaded: true }
  } catch (error) {
    return { ...before, error, isLoaded: true }
  }
}
