import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Config } from '#server/config.ts'
import type { RequestContext } from '#server/http/context.ts'
import {
  addGiftCards,
  type GiftCardRow,
  isTooFarAhead,
  releaseGiftCards,
  sendGiftCardsOfOrder,
  sendDueGiftCards,
  sendTimeOf,
  revokeGiftCards,
} from '#server/modules/credit/credit.ts'
import { hasDigital } from '../lines/goods.ts'
import type { Line } from '../lines/lines.ts'
import { blankGiftCards } from '../order/erasure-queries.ts'
import { recordEvent } from '../order/events.ts'
import { addGiftCardRefunded } from '../order/queries.ts'
import type { OrderRow } from '../order/rows.ts'
import { completeUnsent } from './complete-unsent.ts'

/** The part of an order's lines that is gift cards, in minor units. */
export const giftCardCostOf = (lines: Pick<Line, 'giftCard' | 'price' | 'quantity'>[]): number =>
  lines.reduce((sum, { giftCard, price, quantity }) => sum + (giftCard ? price * quantity : 0), 0)

/** Inserts the gift cards of a new order. They are sent on their day, once the order is paid. Refuses a day that is too far ahead. */
export async function addOrderGiftCards(tx: Tx, row: OrderRow, { config, now }: Pick<RequestContext, 'config' | 'now'>): Promise<void> {
  const { timeZone } = config.shipping
  const cards = row.lines.flatMap(({ giftCard, totalPrice }, position) => {
    if (!giftCard) return []
    const { id, sendOn, design, recipientEmail, recipientName, senderName, message, isOwnAmount } = giftCard
    if (sendOn !== null && isTooFarAhead(sendOn, now, timeZone, limits.giftCard.daysAhead))
      throw refuse('INVALID_INPUT', { [`products.${position}.giftCard.sendOn`]: [`is more than ${limits.giftCard.daysAhead} days ahead`] })
    const person = { recipient_email: recipientEmail, recipient_name: recipientName, sender_name: senderName, message }
    const when = { send_on: sendOn, send_at: sendTimeOf(sendOn, now, timeZone), paid_at: null, locale: row.locale }
    return [{ id, order_id: row.id, position, amount: totalPrice, is_own_amount: isOwnAmount, design, ...person, ...when }]
  })
  if (cards.length > 0) await addGiftCards(tx, cards, now)
}

/** Call this when an order was paid: its gift cards go out, and an order of nothing else is completed. */
export async function releaseOrderGiftCards(tx: Tx, row: OrderRow, now: Date): Promise<void> {
  if (row.gift_card_cost === 0) return
  await releaseGiftCards(tx, row.id, now)
  if (!hasDigital(row)) await completeUnsent(tx, row, now)
}

/**
 * Revokes all gift cards of a locked order that is cancelled with all of its money. Refuses if anything of a card was spent, even before a
 * part of the order was refunded.
 */
export async function revokeOrderGiftCards(tx: Tx, row: OrderRow, now: Date): Promise<void> {
  if (row.payment_status !== 'Paid') return
  const { value } = await revokeGiftCards(tx, { orderId: row.id }, now)
  if (value + row.gift_card_refunded < row.gift_card_cost) throw refuse('GIFT_CARD_IS_SPENT')
  if (value > 0) await addGiftCardRefunded.run(tx, { id: row.id, amount: value })
}

/** Records in their orders' history that gift cards were sent. */
async function recordSent(tx: Tx, sent: GiftCardRow[], now: Date): Promise<void> {
  if (sent.length > 0) await blankGiftCards.run(tx, { ids: sent.map(({ id }) => id) })
  for (const { order_id, recipient_name } of sent)
    if (order_id !== null) await recordEvent(tx, order_id, { event: 'GIFT_CARD_SENT', note: recipient_name }, now)
}

type Context = { config: Config; now: Date }

/** Sends the gift cards of an order that was just paid. */
export const sendOrderGiftCards = (database: Database, orderId: string, context: Context): Promise<void> =>
  sendGiftCardsOfOrder(database, orderId, context, (tx, sent) => recordSent(tx, sent, context.now))

/** Sends all gift cards whose day has come. */
export const sendGiftCards = (database: Database, context: Context, stopping?: AbortSignal): Promise<void> =>
  sendDueGiftCards(database, context, (tx, sent) => recordSent(tx, sent, context.now), stopping)
