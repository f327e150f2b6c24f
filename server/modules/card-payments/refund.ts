import type { ParsedOf } from '#contract/endpoint.ts'
import { isExact, minor, tooManyDecimals } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import type { refundOrder as contract } from '#contract/payments.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { refuse } from '#contract/refuse.ts'
import {
  cancel,
  lockOrder,
  refundableCredit,
  refundableMoney,
  recordEvent,
  type OrderRow,
  presentOrder,
  readOrder,
  recordRefundedPieces,
  addRefundNote,
  refundAmount,
  restock,
  replaceFailedRefunds,
  adaptRepeatDeliveries,
} from '#server/modules/orders/orders.ts'
import { retryRefunds } from '#server/modules/payments/payments.ts'

/**
 * Refunds an amount, or all that is left: to the original payment methods, or as points. Refuses more than there is. If all of its money
 * and credit goes back the way it was paid, an order that isn't packed is cancelled. With `again`, it only pays what the provider refused to pay before, to
 * the card or in another way: the points, the books and the credit note are already done. Returned units go back into stock (`restock`);
 * units that the amount is for (`lines`) can't be refunded again.
 */
export async function refundOrder(
  tx: Tx,
  { id, amount, to, reason, again, lines, restock: restocked }: ParsedOf<typeof contract>,
  context: SignedInContext,
): Promise<Order> {
  const order = await lockOrder(tx, id)
  const code = order.currency?.code
  if (amount !== undefined && !isExact(amount, code)) throw refuse('INVALID_INPUT', { amount: [tooManyDecimals(code)] })
  // Without an amount it would be everything, whichever units are named.
  if (lines.length > 0 && amount === undefined) throw refuse('INVALID_INPUT', { amount: ['is needed with lines'] })
  const wanted = amount === undefined ? undefined : minor(amount, code)
  if (again) await payAgain(tx, order, { to, reason }, context)
  else if (to === 'bank' || to === 'cash') throw refuse('INVALID_INPUT', { to: ['is for what could not be paid back to the card'] })
  else if (to === 'original' && (await isWholeUnpacked(tx, order, wanted))) await cancel(tx, order, { by: 'staff', note: reason }, context)
  else await refundAmount(tx, order, wanted, { to, reason, note: reason }, context)
  if (!again) await recordRefundedPieces(tx, order, lines)
  if (lines.length > 0) await adaptRepeatDeliveries(tx, order, context.now)
  await restock(tx, order, { pieces: restocked, refunded: lines }, context.now)
  const after = await readOrder(tx, order.id)
  if (!again) await addRefundNote(tx, order, after, restocked, context)
  return presentOrder(after, context.now)
}

async function payAgain(
  tx: Tx,
  order: OrderRow,
  { to, reason }: Pick<ParsedOf<typeof contract>, 'to' | 'reason'>,
  context: RequestContext,
): Promise<void> {
  const { now } = context
  if (to !== 'original') return replaceFailedRefunds(tx, order, { as: to, note: reason }, context)
  if ((await retryRefunds(tx, order.id, now)) === 0) throw refuse('NOTHING_TO_REFUND', { again: ['No refund of it has failed'] })
  await recordEvent(tx, order.id, { event: 'REFUND_RETRIED' }, now)
}

/** Whether a refund covers all of an order that isn't packed: such an order isn't shipped anymore. */
async function isWholeUnpacked(tx: Tx, order: OrderRow, wanted: number | undefined): Promise<boolean> {
  const isUnpacked = order.order_status === 'Pending' && order.shipping_status === 'NotYetShipped'
  if (!isUnpacked || order.payment_status !== 'Paid') return false
  return wanted === undefined || wanted === (await refundableMoney(tx, order)) + (await refundableCredit(tx, order))
}
