import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import {
  currencyOf,
  amountDue,
  lockToPay,
  recordLatePayment,
  type OrderRow,
  overReasons,
  receiveMoney,
  reviveOrder,
} from '#server/modules/orders/orders.ts'
import {
  captureSession,
  endSession,
  findSession,
  type Payment,
  queueRefund,
  recordSession,
  type Session,
} from '#server/modules/payments/payments.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>
/** The outcome of settling a session, for the log. */
type SettlementOutcome = 'paid' | 'part' | 'revived' | 'refunded' | 'expired' | 'mismatch' | 'known' | 'unknown order' | 'nothing'

/** What the books have about a session: its order, locked, and the stored session. */
interface LockedSession {
  order: OrderRow | undefined
  payment: Payment | undefined
}

/**
 * Locks the order and reads the session in one round trip: the session is read once its order is locked, so nobody else books its money
 * meanwhile.
 */
export async function lockSession(tx: Tx, session: Session): Promise<LockedSession> {
  const [order, payment] = await Promise.all([lockToPay(tx, session.orderId), findSession(tx, session.id)])
  return { order, payment }
}

/**
 * Updates the books from a session as the provider reports it, in any order and any number of times. The order is locked first, so a
 * concurrent payment and cancellation see each other's effects. Money for an order that can't be fulfilled anymore is refunded.
 */
export async function settleSession(tx: Tx, session: Session, context: Context, booked?: LockedSession): Promise<SettlementOutcome> {
  if (session.state === 'open' || session.state === 'processing') return 'nothing'
  const { order, payment } = booked ?? (await lockSession(tx, session))
  if (!order || !isByCard(order, payment)) return 'unknown order'
  if (session.state === 'expired') {
    await endSession(tx, payment ?? (await recordSession(tx, order.id, session, context.now)), 'expired', null)
    return 'expired'
  }
  return settlePaid(tx, session, { order, payment }, context)
}

/** Whether an order has a card payment, even if it was paid by bank or in cash after its session had begun: that money is refunded. */
const isByCard = ({ id, payment_method }: OrderRow, payment: Payment | undefined): boolean =>
  payment_method === 'Stripe' || payment?.order_id === id

async function settlePaid(
  tx: Tx,
  session: Session,
  { order, payment }: LockedSession & { order: OrderRow },
  context: Context,
): Promise<SettlementOutcome> {
  const isExpected = (session.amount === amountDue(order) || wasOtherwise(order)) && session.currency === currencyOf(order)
  const isSame = !payment || (payment.order_id === order.id && payment.amount === session.amount && payment.currency === session.currency)
  if (isExpected && isSame && payment?.status === 'captured') return 'known'
  if (isExpected && isSame && payment?.status !== 'mismatch') return capture(tx, session, order, context)
  // A session that was begun with another amount stays as it is: its own event may still arrive.
  if (isSame) await endSession(tx, payment ?? (await recordSession(tx, order.id, session, context.now)), 'mismatch', session.intentId)
  return 'mismatch'
}

/** Books the money and its effect on the order, in one round trip with the commit, which the lock makes safe. */
function capture(tx: Tx, session: Session, order: OrderRow, context: Context): Promise<SettlementOutcome> {
  captureSession(tx, order.id, session, context.now)
  return creditMoney(tx, session, order, context)
}

/** Applies money that was just captured to its order. */
async function creditMoney(tx: Tx, session: Session, order: OrderRow, context: Context): Promise<SettlementOutcome> {
  const received = await receiveMoney(tx, order, session.amount, context)
  if (received) return received
  if (session.amount === amountDue(order) && (await reviveOrder(tx, order, context))) return 'revived'
  await refundAll(tx, order, session.amount, context.now)
  return 'refunded'
}

/** Whether the buyer may have been asked for another amount than what is due now: the order was edited, or is an exchange. */
const wasOtherwise = ({ edits, exchange_of }: OrderRow): boolean => edits > 0 || exchange_of !== null

/** Refunds an order that was paid twice, or after its cancellation. The refund doesn't change whether the order is paid. */
async function refundAll(tx: Tx, order: OrderRow, amount: number, now: Date): Promise<void> {
  await queueRefund(tx, { orderId: order.id, amount, reason: overReasons.late }, now)
  await recordLatePayment(tx, order, amount, now)
}
