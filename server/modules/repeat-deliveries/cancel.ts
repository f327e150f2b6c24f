import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { cancel, lockOrder } from '#server/modules/orders/orders.ts'
import { type Context, writeChanges } from './desk.ts'
import { queueMail } from './mails.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'
import type { DeliveryRow } from './queries.ts'

/** The job that deletes a customer at the payment provider, with their card, once nothing needs it. */
export const dropCustomerJob = 'repeatDeliveries.dropCustomer'

/** Cancels a locked repeat delivery for good, with the order of it that isn't paid yet; its card is deleted. `reason`: of staff, for its customer. */
export async function cancelDelivery(tx: Tx, row: DeliveryRow, { reason }: { reason: string }, context: Context): Promise<DeliveryRow> {
  const { now } = context
  const open = await orders.openOf.one(tx, { delivery: row.id })
  if (open) await cancelOpen(tx, row, open.order_id, context)
  const after = await writeChanges(tx, row, { state: 'cancelled', problem: null, card_session_id: null }, now)
  await dropCustomer(tx, row.customer_id, now)
  await queueMail(tx, after, { event: 'cancelled', reason }, context)
  return after
}

/** A payment that is on its way for it comes too late, and goes back. */
async function cancelOpen(tx: Tx, row: DeliveryRow, orderId: string, context: Context): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const isUnpaid = order.order_status === 'Pending' && order.payment_status === 'Pending'
  if (isUnpaid) await cancel(tx, order, { by: 'customer', note: '' }, context)
  await orders.endOrdered.run(tx, { delivery: row.id, order: orderId, state: order.payment_status === 'Paid' ? 'paid' : 'unpaid' })
}

/** Queues that a customer is deleted at the payment provider, where nothing needs them any more. */
export async function dropCustomer(tx: Tx, customer: string | null, now: Date): Promise<void> {
  if (customer !== null) await queries.queueJob.run(tx, { id: newId(now), name: dropCustomerJob, customer, now })
}
