import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { lockIfThere, noteRefundFailed, tellRefunded } from '#server/modules/orders/orders.ts'
import { endRefund, failRefund, noteAsked, orderOfRefund, type ProviderRefund } from '#server/modules/payments/payments.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>
/** What came of it; for the log. */
export type RefundOutcome = 'refund paid' | 'refund failed' | 'refund pending' | 'nothing'

/**
 * Brings the books in line with a refund as the provider tells it: in any order, any number of times. The buyer is told once the provider has agreed, and of a
 * failure whenever it comes. Undefined where it is of none of the shop's orders.
 */
export async function settleRefund(tx: Tx, refund: ProviderRefund, context: Context): Promise<RefundOutcome | undefined> {
  const orderId = await orderOfRefund(tx, refund.refundId)
  if (orderId === undefined) return undefined
  await lockIfThere(tx, orderId)
  if (refund.state === 'pending') {
    await noteAsked(tx, refund)
    return 'refund pending'
  }
  if (refund.state === 'failed') return (await giveUpRefund(tx, refund.refundId, context)) ? 'refund failed' : 'nothing'
  const paid = await endRefund(tx, refund, context.now)
  if (paid !== undefined) await tellRefunded(tx, { orderId, refundId: paid }, context)
  return 'refund paid'
}

/** Writes down that a refund can't be paid, for staff and the buyer; false where that was known. */
export async function giveUpRefund(tx: Tx, refundId: string, context: Context): Promise<boolean> {
  const failed = await failRefund(tx, refundId, context.now)
  if (failed) await noteRefundFailed(tx, failed, context)
  return failed !== undefined
}
