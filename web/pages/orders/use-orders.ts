import { useCallback, useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { signed } from '#web/features/auth/session.ts'

const pageSize = 10

interface Held { orders: Order[]; total: number; error: unknown; asked: boolean }

/** The customer's orders, newest first, as many pages as were asked for. */
export function useOrders() {
  const [held, setHeld] = useState<Held>({ orders: [], total: 0, error: null, asked: false })
  const [busy, setBusy] = useState(false)

  const load = useCallback(async (offset: number) => {
    setBusy(true)
    try {
      const { orders, total } = await signed('GET /user/orders/list', { offset, limit: pageSize })
      setHeld((before) => ({ orders: joined(offset === 0 ? [] : before.orders, orders), total, error: null, asked: true }))
    } catch (error) {
      setHeld((before) => ({ ...before, error, asked: true }))
    } finally {
      setBusy(false)
    }
  }, [])

  useEffect(() => void load(0), [load])
  return { ...held, busy, more: () => void load(held.orders.length) }
}

/** An order placed meanwhile moves the others down a place, so the first of the next page may be known already. */
function joined(before: Order[], next: Order[]): Order[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}
