import type { cancelOrder as contract, cancelOrderAsStaff as staffContract } from '#contract/order-changes.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { returnDeals } from '#server/modules/catalogue/catalogue.ts'
import { revokeRights } from '#server/modules/downloads/downloads.ts'
import { queueRefund } from '#server/modules/payments/payments.ts'
import { returnUses } from '#server/modules/promotions/promotions.ts'
import { reversePoints } from '#server/modules/points/points.ts'
import { hasDigital } from '../lines/goods.ts'
import { queueChangeMail } from '../mails/change-mail.ts'
import { issueOrderCreditNote } from '../order/order-invoice.ts'
import { changeState } from '../order/change-state.ts'
import { lockOrder, lockVisible, readOrder } from '../order/find-order.ts'
import * as queries from '../order/queries.ts'
import { endRepeatDeliveries } from '../order/repeats.ts'
import type { OrderRow } from '../order/rows.ts'
import { type Actor, canCancelInTime, cancellable, stateNames, statesOf } from '../order/states.ts'
import { returnOrderStock } from '../order/back-orders.ts'
import { settleReturns } from '../refunds/closing-queries.ts'
import { refundableMoney, recordCancellationRefund } from '../refunds/refund.ts'
import { queueRefundMail } from '../refunds/refund-mail.ts'
import type { Refunded } from '../refunds/refund-queries.ts'
import { returnOrderCredit } from '../refunds/return-credit.ts'
import { presentOrder } from '../views/present.ts'
import { revokeOrderGiftCards } from './order-gift-cards.ts'

/** Cancels an order for its buyer. Its stock and points go back in one transaction, and a mail confirms it. */
export async function cancelOrder(tx: Tx, input: ParsedOf<typeof contract>, context: RequestContext): Promise<OutputOf<typeof contract>> {
  const row = await lockVisible(tx, input, context)
  const obstacle = obstacleTo(row, context.now)
  if (obstacle) throw refuse(obstacle)
  await cancel(tx, row, { by: 'customer', note: '' }, context)
  return { message: 'Cancelled Order successfully' }
}

/** Cancels an order for the shop if nothing of it was shipped, paid or not, however old. */
export async function cancelOrderAsStaff(tx: Tx, { id, reason }: ParsedOf<typeof staffContract>, context: RequestContext): Promise<Order> {
  const row = await lockOrder(tx, id)
  const isTakenIn = row.returns.some(({ state }) => state === 'received' || state === 'refunded')
  if (row.order_status === 'Cancelled' || row.shipping_status !== 'NotYetShipped' || isTakenIn) throw refuse('CAN_NOT_CANCEL_ORDER')
  await cancel(tx, row, { by: 'staff', note: reason }, context)
  return presentOrder(await readOrder(tx, row.id), context.now)
}

/** The reason why the buyer can't cancel an order; undefined where they can. */
function obstacleTo(row: OrderRow, now: Date): RefusalCode | undefined {
  const states = statesOf(row)
  if (states.orderStatus === 'Cancelled') return 'CAN_NOT_CANCEL_ORDER'
  if (states.paymentStatus === 'Paid') return 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT'
  if (!canCancelInTime(row.ordered_at, now)) return 'CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS'
  return stateNames.every((name) => states[name] === cancellable[name]) ? undefined : 'CAN_NOT_CANCEL_ORDER'
}

/**
 * Refunds the money of a cancelled order the way it was paid, less earlier refunds, and records the refund. Returns the amounts for the
 * mails to the buyer. A refund to the card has its own mail once the provider has confirmed it.
 */
async function refundPaid(tx: Tx, row: OrderRow, now: Date): Promise<Refunded | null> {
  const id = newId(now)
  const left = await refundableMoney(tx, row)
  const isByCard = left > 0 && row.payment_method === 'Stripe'
  const amount = isByCard ? await queueRefund(tx, { orderId: row.id, amount: left, reason: 'cancelled', orderRefundId: id }, now) : left
  if (amount > 0) await queries.addRefunded.run(tx, { id: row.id, amount, otherwise: 0 })
  const refunded = amount > 0 || row.payment_status === 'Paid' ? await recordCancellationRefund(tx, row, { id, amount }, now) : null
  return amount > 0 ? refunded : null
}

interface Cancelling {
  by: Actor
  note: string
}

/** Cancels a locked order: its stock, points, credit and money go back. Refuses an order whose state doesn't allow it. */
export async function cancel(
  tx: Tx,
  row: OrderRow,
  { by, note }: Cancelling,
  context: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const { now } = context
  if (!(await changeState(tx, { orderId: row.id, name: 'orderStatus', to: 'Cancelled', by, note }, now)))
    throw refuse('CAN_NOT_CANCEL_ORDER')
  if (row.gift_card_cost > 0) await revokeOrderGiftCards(tx, row, now)
  if (hasDigital(row)) await revokeRights(tx, row.id, { now })
  await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Cancelled', by }, now)
  const refunded = await refundPaid(tx, row, now)
  if (row.payment_status === 'Paid') await endRepeatDeliveries(tx, row, now)
  await queries.setCancelledBy.run(tx, { id: row.id, by })
  await reversePoints(tx, row.id, now)
  if (row.credit_cost > 0) await returnOrderCredit(tx, row, { source: row.id }, context)
  const toCard = refunded?.method === 'card' ? refunded.amount : 0
  await queueChangeMail(tx, row, { event: 'CANCELLED', note, toCard }, context)
  if (refunded && refunded.method !== 'card') await queueRefundMail(tx, row, refunded, context)
  if (row.adjustments.length > 0) returnUses(tx, row.id, now)
  returnDeals(tx, row.id)
  returnOrderStock(tx, row, now)
  if (row.returns.length > 0) await settleReturns.run(tx, { order: row.id, now })
  await issueOrderCreditNote(tx, row.id, { reason: note }, now)
}
