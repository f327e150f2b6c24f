import type { Tx } from '#server/db/statement.ts'
import { changeState } from '../order/change-state.ts'
import type { OrderRow } from '../order/rows.ts'
import { needsShipping } from '../views/present-line.ts'

/** Completes a paid order of which nothing goes in a parcel. */
export async function completeUnsent(tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> {
  if (needsShipping(lines)) return
  await changeState(tx, { orderId: id, name: 'shippingStatus', to: 'Delivered', by: 'system' }, now)
  await changeState(tx, { orderId: id, name: 'orderStatus', to: 'Completed', by: 'system' }, now)
}
