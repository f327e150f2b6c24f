import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import type { NewOrder } from '#server/modules/orders/orders.ts'
import { captureSession } from '#server/modules/payments/payments.ts'

/** Adds the card payment of an order, a minute after it was placed; returns its time. */
export function paidByCard(tx: Tx, { id, ordered_at: at, total_cost: amount }: NewOrder, { shop }: Config): Date {
  const paidAt = new Date(at.getTime() + 60_000)
  const session = {
    id: `cs_demo_${id}`,
    url: null,
    orderId: id,
    amount,
    currency: shop.currency.name,
    state: 'paid',
    intentId: `pi_demo_${id}`,
  } as const
  captureSession(tx, id, { ...session, expiresAt: paidAt }, paidAt)
  return paidAt
}
