import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import { staff } from '#web/admin/session/session.ts'
import { toastError } from '#web/lib/toast-error.ts'

/** Takes refunded units out of an order; returns the order. A failure here doesn't undo the refund. */
export function useCancelRefunded() {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return async (order: Order, lines: { variantId: string; quantity: number }[]): Promise<Order> => {
    if (lines.length === 0 || order.paymentStatus !== 'Paid') return order
    try {
      return await staff('POST /admin/orders/:id/cancel-refunded', { id: order.id, lines }, { idempotencyKey })
    } catch (error) {
      toastError(error)
      return order
    }
  }
}
