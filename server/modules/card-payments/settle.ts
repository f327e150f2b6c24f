import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { dueOf, lockIfThere, noteLatePayment, type OrderRow, receiveMoney, reviveOrder } from '#server/modules/orders/orders.ts'
import { captureSession, endSession, queueRefund, recordSession, type Session } from '#server/modules/payments/payments.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>
/** What came of a session; for the log. */
export type Outcome = 'paid' | 'part' | 'revived' | 'refunded' | 'expired' | 'mismatch' | 'known' | 'unknown order' | 'nothing'

/**
 * Brings the books in line with a session as the provider tells it: in any order, any number of times. The order is locked first, so of a
 * payment and a cancellation at once one sees what the other did; money for an order that can't be had any more goes back.
 */
export async function settle(tx: Tx, session: Session, context: Context): Promise<Outcome> {
  if (session.state === 'open' || session.state === 'processing') return 'nothing'
  const order = await lockIfThere(tx, session.orderId)
  if (order?.payment_method !== 'Stripe') return 'unknown order'
  if (session.state === 'expired') {
    await endSession(tx, await recordSession(tx, order.id, session, context.now), 'expired', null)
    return 'expired'
  }
  return settlePaid(tx, session, order, context)
}

async function settlePaid(tx: Tx, session: Session, order: OrderRow, context: Context): Promise<Outcome> {
  const isExpected = (session.amount === dueOf(order) || wasOtherwise(order)) && session.currency === context.config.shop.currency.name
  if (isExpected && (await captureSession(tx, order.id, session, context.now))) return creditMoney(tx, session, order, context)
  const payment = await recordSession(tx, order.id, session, context.now)
  if (isExpected && payment.order_id === order.id) return 'known'
  await endSession(tx, payment, 'mismatch', session.intentId)
  return 'mismatch'
}

/** What money that was just captured does to its order. */
async function creditMoney(tx: Tx, session: Session, order: OrderRow, context: Context): Promise<Outcome> {
  const received = await receiveMoney(tx, order, session.amount, context)
  if (received) return received
  if (session.amount === dueOf(order) && (await reviveOrder(tx, order, context))) return 'revived'
  await refundAll(tx, order, session.amount, context.now)
  return 'refunded'
}

/** Its buyer may have been asked for another sum than what it comes to: it was edited, or is an exchange. */
const wasOtherwise = ({ edits, exchange_of }: OrderRow): boolean => edits > 0 || exchange_of !== null

/** Paid twice, or after it was cancelled. That it goes back doesn't change whether the order is paid. */
async function refundAll(tx: Tx, order: OrderRow, amount: number, now: Date): Promise<void> {
  await queueRefund(tx, { orderId: order.id, amount, reason: 'paid after the order was over' }, now)
  await noteLatePayment(tx, order, amount, now)
}
