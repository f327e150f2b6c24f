import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { disableGiftCardsOf } from '#server/modules/credit/credit.ts'
import { lockIfThere, type OrderRow, recordEvent, recordLostMoney } from '#server/modules/orders/orders.ts'
import {
  endRefundByDispute,
  failedRefundsOf,
  type LostDispute,
  orderOfIntent,
  ordersOfPayment,
  recordLostDispute,
} from '#server/modules/payments/payments.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** Records a chargeback: staff decide about the order, and its gift cards can't be spent meanwhile. */
export async function settleDispute(tx: Tx, intent: string, now: Date): Promise<'disputed' | 'nothing'> {
  const orderId = await orderOfIntent(tx, intent)
  if (orderId === undefined) return 'nothing'
  await disableGiftCardsOf(tx, orderId, now)
  return 'disputed'
}

/**
 * Updates the books from a dispute that the shop lost, any number of times: refunds that the provider refused because of it are done by it,
 * and the rest is a refund of the orders that the payment paid for.
 */
export async function settleLostDispute(
  tx: Tx,
  lost: LostDispute,
  context: Context,
): Promise<'dispute lost' | 'known' | 'mismatch' | 'nothing'> {
  const dispute = await recordLostDispute(tx, lost, context.now)
  if (typeof dispute === 'string') return dispute
  for (const row of await lockOrdersOf(tx, dispute.paymentId)) {
    for (const id of await failedRefundsOf(tx, dispute.paymentId, row.id)) await settleRefusedRefund(tx, id, context.now)
    await recordLostMoney(tx, row, dispute, context)
  }
  return 'dispute lost'
}

/**
 * Locks the orders that a payment paid for, in the order of their ids. An exchange may move money to a further one before its first order is
 * locked: that one is younger, so its id comes after the others.
 */
async function lockOrdersOf(tx: Tx, paymentId: string): Promise<OrderRow[]> {
  const rows = new Map<string, OrderRow | undefined>()
  for (;;) {
    const next = (await ordersOfPayment(tx, paymentId)).find((id) => !rows.has(id))
    if (next === undefined) return [...rows.values()].flatMap((row) => row ?? [])
    rows.set(next, await lockIfThere(tx, next))
  }
}

/**
 * Settles a refund that the provider refused with a lost dispute of its payment; false if there is none that covers it. The event ends the
 * failure, so that staff don't pay it a second time; with its amount, it's told as a dispute.
 */
export async function settleRefusedRefund(tx: Tx, refundId: string, now: Date): Promise<boolean> {
  const done = await endRefundByDispute(tx, refundId, now)
  if (done) await recordEvent(tx, done.orderId, { event: 'REFUND_REPLACED', amount: done.amount }, now)
  return done !== undefined
}
