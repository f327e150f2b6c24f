import type { Tx } from '#server/db/statement.ts'
import { changeState } from '../order/change-state.ts'
import { endWaiting } from './closing-queries.ts'
import type { OrderRow } from '../order/rows.ts'

/**
 * Ends a locked order that its buyer withdrew from before it was delivered, once all of it is back: as one that was delivered and came back, it's complete, and
 * nothing is to be shipped, delivered or collected any more.
 */
export async function closeWithdrawn(tx: Tx, { id, payment_status }: OrderRow, now: Date): Promise<void> {
  await changeState(tx, { orderId: id, name: 'orderStatus', to: 'Completed', by: 'system' }, now)
  // Cash that nobody collected.
  if (payment_status === 'Pending') await changeState(tx, { orderId: id, name: 'paymentStatus', to: 'Cancelled', by: 'system' }, now)
  await endWaiting.run(tx, { id })
}
