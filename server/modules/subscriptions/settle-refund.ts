import type { Tx } from '#server/db/statement.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { ProviderRefund } from '#server/modules/payments/payments.ts'
import { type Context, queueMail } from './mails.ts'
import * as queries from './queries.ts'
import * as staffQueries from './staff-queries.ts'

/**
 * Updates the books from a charge's refund as the provider reports it, any number of times. The member is notified once the provider has
 * confirmed it; a refused one is shown to staff. Undefined if the refund belongs to no charge.
 */
export async function settleChargeRefund(
  tx: Tx,
  { refundId: id, state }: ProviderRefund,
  context: Context,
): Promise<'refund paid' | 'refund failed' | 'refund pending' | undefined> {
  if (!isUuid(id) || !(await staffQueries.isRefund.one(tx, { id }))) return undefined
  if (state === 'pending') return 'refund pending'
  if (state === 'failed') {
    await failRefund(tx, id, context.now)
    return 'refund failed'
  }
  const done = await staffQueries.endRefund.one(tx, { id, now: context.now })
  const row = done && (await queries.rowById.one(tx, { id: done.subscription_id }))
  if (row) await queueMail(tx, row, { event: 'refunded', invoice: null, amount: done.amount }, context)
  return 'refund paid'
}

/** Records that a refund can't be paid: staff see it until they have settled it. */
export const failRefund = async (tx: Tx, id: string, now: Date): Promise<void> => void (await staffQueries.failRefund.run(tx, { id, now }))
