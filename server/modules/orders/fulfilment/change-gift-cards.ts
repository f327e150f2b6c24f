import { major } from '#contract/currency.ts'
import type * as contract from '#contract/order-gift-cards.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { reissueGiftCard, revokeGiftCards } from '#server/modules/credit/credit.ts'
import { recordEvent } from '../order/events.ts'
import { lockOrder, lockVisible, readOrder } from '../order/find-order.ts'
import type { OrderRow } from '../order/rows.ts'
import { refundRevokedGiftCard } from '../refunds/refund.ts'
import { presentOrder } from '../views/present.ts'

/** Sends a gift card again for the buyer of its order. */
export async function resendGiftCard(
  tx: Tx,
  { id, token, cardId }: ParsedOf<typeof contract.resendGiftCard>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.resendGiftCard>> {
  const row = await lockVisible(tx, { id, token }, context)
  await reissueGiftCard(tx, { orderId: row.id, cardId, isStaff: false }, context)
  return { giftCard: await giftCardOf(tx, row.id, cardId, context.now) }
}

/** Sends a gift card again for staff, who may correct the address. The change is in the audit log. */
export async function resendGiftCardAsStaff(
  tx: Tx,
  { id, cardId, email }: ParsedOf<typeof contract.resendGiftCardAsStaff>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.resendGiftCardAsStaff>> {
  const row = await lockOrder(tx, id)
  const before = lineOf(row, cardId)
  // What a chargeback stopped is paid for again once the dispute is won.
  if (before.giftCard.isStopped && row.payment_status !== 'Paid') throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE')
  await reissueGiftCard(tx, { orderId: row.id, cardId, email, isStaff: true }, context)
  if (before.giftCard.state === 'scheduled' || before.giftCard.isStopped)
    await recordEvent(tx, row.id, { event: 'GIFT_CARD_SENT', note: before.giftCard.recipientName }, context.now)
  describeChange(context, { target: row.number, after: { giftCard: cardId, to: email === undefined ? 'recipient' : 'another address' } })
  return { giftCard: await giftCardOf(tx, row.id, cardId, context.now) }
}

/** Revokes a gift card and refunds its price to the buyer: all of it, or only what wasn't spent if the input asks for that. */
export async function refundGiftCard(
  tx: Tx,
  { id, cardId, unspent, reason }: ParsedOf<typeof contract.refundGiftCard>,
  context: RequestContext,
): Promise<Order> {
  const row = await lockOrder(tx, id)
  lineOf(row, cardId)
  if (row.payment_status !== 'Paid') throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE')
  const { count, left } = await revokeGiftCards(tx, { orderId: row.id, cardId, unspent }, context.now)
  if (count === 0 || left === 0) throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE')
  await refundRevokedGiftCard(tx, row, { cardId, value: left, reason }, context)
  await recordEvent(tx, row.id, { event: 'GIFT_CARD_VOIDED', note: lineOf(row, cardId).giftCard.recipientName }, context.now)
  describeChange(context, { target: row.number, after: { giftCard: cardId, refunded: major(left) } })
  return presentOrder(await readOrder(tx, row.id), context.now)
}

function lineOf({ lines }: OrderRow, cardId: string) {
  for (const { giftCard } of lines) if (giftCard?.id === cardId) return { giftCard }
  throw refuse('NOT_FOUND', { cardId: ['is not in the order'] })
}

async function giftCardOf(tx: Tx, orderId: string, cardId: string, now: Date) {
  const { products } = presentOrder(await readOrder(tx, orderId), now)
  return products.flatMap(({ giftCard }) => giftCard ?? []).find((card) => card.id === cardId)!
}
