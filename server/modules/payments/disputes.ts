import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import * as queries from './dispute-queries.ts'
import type { LostDispute } from './gateway.ts'
import { refundable } from './refund-queries.ts'

/** A recorded dispute, by our ids. */
export interface RecordedDispute {
  id: string
  paymentId: string
}

/**
 * Records a dispute that the shop lost. 'nothing' if it's about no payment of an order, 'known' if it was recorded before, 'mismatch' if
 * it's in another currency than the payment.
 */
export async function recordLostDispute(
  tx: Tx,
  { id: provider, intentId, amount, currency }: LostDispute,
  now: Date,
): Promise<RecordedDispute | 'nothing' | 'known' | 'mismatch'> {
  const payment = await queries.paymentOfIntent.one(tx, { intent: intentId })
  if (!payment) return 'nothing'
  if (payment.currency !== currency || amount <= 0) return 'mismatch'
  const recorded = await queries.recordLost.one(tx, { id: newId(now), provider, payment: payment.id, amount, now })
  return recorded ? { id: recorded.id, paymentId: payment.id } : 'known'
}

/** The orders that a payment paid for, in the order in which to lock them. */
export const ordersOfPayment = async (tx: Tx, payment: string): Promise<string[]> =>
  (await queries.ordersOfPayment.all(tx, { payment })).map(({ order }) => order)

/** The refunds of a locked order's part of a payment that the provider refused. */
export const failedRefundsOf = async (tx: Tx, payment: string, order: string): Promise<string[]> =>
  (await queries.failedRefunds.all(tx, { payment, order })).map(({ id }) => id)

/**
 * Marks a refund that the provider refused as done by a dispute that the bank decided for the buyer: the money is there already. Returns its
 * order and amount (minor units), undefined if no dispute covers it. Call it with the order locked.
 */
export async function endRefundByDispute(tx: Tx, id: string, now: Date): Promise<{ orderId: string; amount: number } | undefined> {
  await queries.lockDisputesOf.run(tx, { refund: id })
  const done = await queries.endByDispute.one(tx, { id, now })
  return done && { orderId: done.order, amount: done.amount }
}

/** How much a dispute took of what a locked order still has of its payment, as far as it isn't accounted for; in minor units. */
export async function lostOf(tx: Tx, { id, paymentId }: RecordedDispute, orderId: string): Promise<number> {
  const [dispute, held] = await Promise.all([queries.openOfDispute.one(tx, { dispute: id }), refundable.all(tx, { order: orderId })])
  const left = held.find(({ payment_id }) => payment_id === paymentId)?.left ?? 0
  return Math.max(0, Math.min(dispute?.open ?? 0, left))
}

interface LostPart {
  orderId: string
  /** Minor units. */
  amount: number
  reason: string
  /** The refund of the order that it is. */
  orderRefundId: string
}

/** Records a part of a dispute as money of a locked order that went back to the card. */
export const recordLostPart = async (tx: Tx, dispute: RecordedDispute, part: LostPart, now: Date): Promise<void> =>
  void (await queries.insertByDispute.run(tx, {
    id: newId(now),
    payment: dispute.paymentId,
    order: part.orderId,
    amount: part.amount,
    reason: part.reason,
    now,
    orderRefund: part.orderRefundId,
    dispute: dispute.id,
  }))
