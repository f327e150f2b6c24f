import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { erasedEmail } from '../order/erasure-queries.ts'
import { readOrder } from '../order/find-order.ts'
import { isPaidBack } from '../order/paid-back.ts'
import { queueRefundMail } from './refund-mail.ts'
import { refundById } from './refund-queries.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** Queues the mail about money that went back to the card, once the provider has confirmed the refund. */
export async function queueSettledRefundMail(
  tx: Tx,
  { orderId, refundId }: { orderId: string; refundId: string },
  context: Context,
): Promise<void> {
  const refund = await refundById(tx, refundId)
  const row = await readOrder(tx, orderId)
  if (refund && row.email !== erasedEmail) {
    const closesExchange = isPaidBack(row) && row.returns.some((one) => one.closedByRefund)
    await queueRefundMail(tx, row, { ...refund, closesExchange }, context)
  }
}
