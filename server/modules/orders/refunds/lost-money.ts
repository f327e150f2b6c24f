import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { revokeGiftCards } from '#server/modules/credit/credit.ts'
import { lostOf, type RecordedDispute } from '#server/modules/payments/payments.ts'
import { readOrder } from '../order/find-order.ts'
import type { OrderRow } from '../order/rows.ts'
import { refundableMoney, refundRevokedGiftCard } from './refund.ts'
import { settleRefund, unrefundedGiftCards } from './settle-refund.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** The reason on the credit note, in the reader's language there. */
const reason = 'dispute'

/**
 * Accounts for what a bank took back of a locked order's money, as for a refund to the card that nobody has to pay. Points and credit stay
 * spent: the buyer got money alone. What gift cards still have is revoked. What can't be told apart stays open, and the books say so: money
 * of an order that isn't paid in full, or a part that goes into gift cards.
 */
export async function recordLostMoney(tx: Tx, row: OrderRow, dispute: RecordedDispute, context: Context): Promise<void> {
  if (row.payment_status !== 'Paid') return
  const refundable = await refundableMoney(tx, row)
  const lost = Math.min(await lostOf(tx, dispute, row.id), refundable)
  const isInGiftCards = lost > refundable - unrefundedGiftCards(row)
  if (lost <= 0 || (isInGiftCards && lost < refundable)) return
  const revoked = isInGiftCards ? await refundDisputedGiftCards(tx, row, dispute, context) : 0
  if (revoked === lost) return
  const rest = { value: 0, money: lost - revoked, points: 0, pointsCost: 0, credit: 0 }
  await settleRefund(tx, revoked > 0 ? await readOrder(tx, row.id) : row, rest, { to: 'original', reason, dispute }, context)
}

/** Revokes what is left on the gift cards of an order; returns how much that was (minor units). */
async function refundDisputedGiftCards(tx: Tx, row: OrderRow, dispute: RecordedDispute, context: Context): Promise<number> {
  let revoked = 0
  for (const { giftCard } of row.lines) {
    if (!giftCard) continue
    const { left } = await revokeGiftCards(tx, { orderId: row.id, cardId: giftCard.id, unspent: true }, context.now)
    if (left > 0)
      await refundRevokedGiftCard(tx, await readOrder(tx, row.id), { cardId: giftCard.id, value: left, reason, dispute }, context)
    revoked += left
  }
  return revoked
}
