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

/** Settles the order's failed refund. The server refuses points for a guest. */
export function SettleFailed({ order: { id }, amount, onDone, onClose }: SettleFailedProps) {
  // One key per form, so that pressing twice refunds once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const settle = async (to: SettledAs, reason: string) =>
    onDone(await staff('POST /admin/orders/:id/refund', { id, again: true, to, reason }, { idempotencyKey }))
  return <SettleRefund amount={amount} choices={choices} onSettle={settle} onClose={onClose} />
}
