import type { Tx } from '#server/db/statement.ts'
import { changeState } from '../order/change-state.ts'
import type { OrderRow } from '../order/rows.ts'
import { endWaiting } from './closing-queries.ts'

/**
 * Completes a locked order that its buyer withdrew from before delivery, once all of it is back. Like an order that was delivered and
 * returned, it is complete: nothing is to be shipped, delivered or collected anymore.
 */
export async function closeWithdrawn(tx: Tx, { id, payment_status }: OrderRow, now: Date): Promise<void> {
  await changeState(tx, { orderId: id, name: 'orderStatus', to: 'Completed', by: 'system' }, now)
  // The cash was never collected.
  if (payment_status === 'Pending') await changeState(tx, { orderId: id, name: 'paymentStatus', to: 'Cancelled', by: 'system' }, now)
  await endWaiting.run(tx, { id })
}
