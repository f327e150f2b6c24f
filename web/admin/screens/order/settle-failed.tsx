import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import { type SettledAs, SettleRefund } from '#web/admin/orders/settle-refund.tsx'
import { staff } from '#web/admin/session/session.ts'

interface SettleFailedProps {
  order: Order
  amount: string
  onDone: (order: Order) => void
  onClose: () => void
}

const choices: readonly SettledAs[] = ['original', 'credit', 'points', 'bank', 'cash']

/** The failed refund of this order; the server refuses points to a guest. */
export function SettleFailed({ order: { id }, amount, onDone, onClose }: SettleFailedProps) {
  // One key for this form: pressed twice it pays once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const settle = async (to: SettledAs, reason: string) =>
    onDone(await staff('POST /admin/orders/:id/refund', { id, again: true, to, reason }, { idempotencyKey }))
  return <SettleRefund amount={amount} choices={choices} onSettle={settle} onClose={onClose} />
}
