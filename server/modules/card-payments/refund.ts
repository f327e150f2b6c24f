import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/fields.ts'
import type { Order } from '#contract/orders.ts'
import type { refundOrder as contract } from '#contract/payments.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { cancel, lockOrder, noteRefund, presentOrder } from '#server/modules/orders/orders.ts'
import { queueRefund, refundableOf } from '#server/modules/payments/payments.ts'

/** Queues so much to go back to the buyer's card, or all that is left; refuses more than there is. With all of it, an order that isn't packed is cancelled. */
export async function refundOrder(tx: Tx, { id, amount, reason }: ParsedOf<typeof contract>, context: RequestContext): Promise<Order> {
  const { now } = context
  const order = await lockOrder(tx, id)
  const left = order.payment_status === 'Paid' ? await refundableOf(tx, order.id) : 0
  const wanted = amount === undefined ? left : minor(amount)
  if (wanted <= 0 || wanted > left) throw refuse('NOTHING_TO_REFUND', { amount: [`can be at most ${(left / 100).toFixed(2)}`] })
  const isAll = wanted === left
  // Nothing is sent for money that went back.
  if (isAll && order.order_status === 'Pending' && order.shipping_status === 'NotYetShipped') {
    await cancel(tx, order, { by: 'staff', note: reason }, context)
    return presentOrder(await lockOrder(tx, order.id), now)
  }
  await queueRefund(tx, { orderId: order.id, amount: wanted, reason }, now)
  await noteRefund(tx, order, wanted, isAll, now)
  return presentOrder(await lockOrder(tx, order.id), now)
}
