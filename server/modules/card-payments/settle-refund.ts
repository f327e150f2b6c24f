import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { lockIfThere, recordFailedRefund, queueSettledRefundMail } from '#server/modules/orders/orders.ts'
import { endRefund, failRefund, orderOfRefund, recordRequested, type ProviderRefund } from '#server/modules/payments/payments.ts'
import { settleRefusedRefund } from './settle-dispute.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>
/** The outcome of settling a refund, for the log. */
type RefundOutcome = 'refund paid' | 'refund failed' | 'refund pending' | 'nothing'

/**
 * Updates the books from a refund as the provider reports it, in any order and any number of times. The buyer is notified once the provider
 * has confirmed it, and of a failure whenever it's reported. Undefined if the refund belongs to no order of the shop.
 */
export async function settleRefund(tx: Tx, refund: ProviderRefund, context: Context): Promise<RefundOutcome | undefined> {
  const orderId = await orderOfRefund(tx, refund.refundId)
  if (orderId === undefined) return undefined
  await lockIfThere(tx, orderId)
  if (refund.state === 'pending') {
    await recordRequested(tx, refund)
    return 'refund pending'
  }
  if (refund.state === 'failed') return (await recordUnpayableRefund(tx, refund.refundId, context)) ? 'refund failed' : 'nothing'
  const paid = await endRefund(tx, refund, context.now)
  if (paid !== undefined) await queueSettledRefundMail(tx, { orderId, refundId: paid }, context)
  return 'refund paid'
}

/** Records that a refund can't be paid, for staff and the buyer, unless a lost dispute has paid it; false if that was already recorded. */
export async function recordUnpayableRefund(tx: Tx, refundId: string, context: Context): Promise<boolean> {
  if (await settleRefusedRefund(tx, refundId, context.now)) return true
  const failed = await failRefund(tx, refundId, context.now)
  if (failed) await recordFailedRefund(tx, failed, context)
  return failed !== undefined
}
