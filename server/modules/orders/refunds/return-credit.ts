import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { returnCredit } from '#server/modules/credit/credit.ts'
import { erasedEmail } from '../order/erasure-queries.ts'
import { recordEvent } from '../order/events.ts'
import type { OrderRow } from '../order/rows.ts'

interface Back {
  /** In minor units; everything that is left if absent. */
  amount?: number
  /** The id of the cause. Credit is returned once for each. */
  source: string
}

/**
 * Returns to gift cards and store credit what they paid of a locked order; answers how much, in minor units. If a gift card was revoked
 * meanwhile, the order's history says where its money went instead.
 */
export async function returnOrderCredit(
  tx: Tx,
  row: OrderRow,
  back: Back,
  { config, now }: Pick<RequestContext, 'config' | 'now'>,
): Promise<number> {
  const email = row.email === erasedEmail ? null : row.email
  const owner = { userId: row.user_id, email, name: row.billing_address.firstName, locale: row.locale, orderNumber: row.number }
  const { amount, redirected } = await returnCredit(tx, { orderId: row.id, credits: row.credits, owner, ...back }, { config, now })
  if (redirected) {
    const event = redirected.to === 'credit' ? 'GIFT_CARD_TO_CREDIT' : 'GIFT_CARD_REPLACED'
    await recordEvent(tx, row.id, { event, amount: redirected.amount }, now)
  }
  return amount
}
