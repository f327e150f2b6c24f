import { convertBack } from '#contract/exchange.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { CreditedPart } from '#server/modules/invoices/invoices.ts'
import { revokeRights } from '#server/modules/downloads/downloads.ts'
import { queueRefund, type RecordedDispute, recordLostPart } from '#server/modules/payments/payments.ts'
import { depositCredit, moveCredit } from '#server/modules/credit/credit.ts'
import { pointsFor } from '#server/modules/points/points.ts'
import { hasDigital } from '../lines/goods.ts'
import { issueOrderCreditNote } from '../order/order-invoice.ts'
import { changeState } from '../order/change-state.ts'
import { amountDue } from '../order/due.ts'
import { recordEvent } from '../order/events.ts'
import * as queries from '../order/queries.ts'
import { endRepeatDeliveries } from '../order/repeats.ts'
import type { OrderRow } from '../order/rows.ts'
import { closeExchanges } from './close-exchanges.ts'
import { movePoints } from './move-points.ts'
import { queueRefundMail } from './refund-mail.ts'
import * as refunds from './refund-queries.ts'
import type { Refunded } from './refund-queries.ts'
import type { PaidParts, SettledRefunds } from './refund-shares.ts'
import { returnOrderCredit } from './return-credit.ts'

export type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

export interface Refund {
  /**
   * How the refund is paid: as the buyer paid, as points or store credit (a guest has none), or as the price of a replacement. What gift
   * cards and store credit had paid goes back to them in any case.
   */
  to: 'original' | 'points' | 'credit' | 'exchange'
  /** The reason for the books and the credit note, which the buyer reads. */
  reason: string
  /** A note in the order's history, which the buyer reads. */
  note?: string
  /** The returned pieces, for the credit note. */
  part?: CreditedPart
  returnId?: string
  /** In an exchange, the order that replaces the pieces. */
  exchange?: Pick<OrderRow, 'id' | 'number'>
  /** The lost dispute by which a bank took the money, so that nobody pays it. */
  dispute?: RecordedDispute
}

/** A refund, with what its points had paid. */
export type CostedRefund = Refunded & { pointsCost: number }

/** The part of the money that belongs to gift cards which weren't revoked. It goes back only with them (`refundCard`). */
export const unrefundedGiftCards = (row: OrderRow): number =>
  row.payment_status === 'Paid' ? row.gift_card_cost - row.gift_card_refunded : 0

/** A refund of parts of a locked order, as it is about to be settled. */
interface Settling {
  id: string
  row: OrderRow
  parts: PaidParts
  refund: Refund
  method: Refunded['method']
  /** What earlier refunds have settled. */
  settled: SettledRefunds
  /** Points that return, and points that are given instead of money. */
  returned: number
  given: number
}

/**
 * Refunds parts of a locked order, whose books and documents say so. Null if there is nothing to refund. The order of the steps matters:
 * what is paid out decides what is recorded, the order's state follows from the records, and the mail and the credit note describe both.
 */
export async function settleRefund(
  tx: Tx,
  row: OrderRow,
  parts: PaidParts,
  refund: Refund,
  context: Context,
): Promise<CostedRefund | null> {
  const { now, config } = context
  const method = methodOf(row, refund.to)
  if ((method === 'points' || method === 'credit') && parts.money > 0 && row.user_id === null)
    throw refuse('INVALID_INPUT', { to: ['needs an account: the order belongs to none'] })
  const returned = row.user_id === null ? 0 : parts.points
  if (parts.money + returned + parts.credit === 0) return null
  const { settled, as_points } = await refunds.settledOf(tx, row.id)
  const given = method === 'points' ? pointsForMoney(as_points, parts.money, row, config) : 0
  const settling = { id: newId(now), row, parts, refund, method, settled, returned, given }
  await payOut(tx, settling, now)
  const credit = await payBackCredit(tx, settling, context)
  const refunded = await recordRefund(tx, settling, credit, now)
  if (isFullyRefunded(settling, credit)) await endOrder(tx, settling, now)
  const closesExchange = await closeExchanges(tx, row, now)
  // The buyer is notified of a refund to the card once the provider has confirmed it.
  if (!isByCard(settling)) await queueRefundMail(tx, row, { ...refunded, closesExchange }, context)
  await issueNote(tx, settling, credit, now)
  return { ...refunded, pointsCost: parts.pointsCost }
}

/** The points for an amount of money, after others that the same order gave: together they are those for the sum, whatever is rounded. */
const pointsForMoney = (before: number, money: number, { currency }: OrderRow, { points }: Context['config']): number =>
  pointsFor(convertBack(before + money, currency), points) - pointsFor(convertBack(before, currency), points)

const isByCard = ({ method, parts }: Settling): boolean => method === 'card' && parts.money > 0

/** Pays the money to the card, unless a bank took it, or as store credit. Cash is paid by staff. */
async function payOut(tx: Tx, settling: Settling, now: Date): Promise<void> {
  const { id, row, parts, refund, method } = settling
  const { reason, dispute } = refund
  const sent = { orderId: row.id, amount: parts.money, reason, orderRefundId: id }
  if (isByCard(settling)) await (dispute ? recordLostPart(tx, dispute, sent, now) : queueRefund(tx, sent, now))
  const amount = convertBack(parts.money, row.currency)
  if (method === 'credit' && parts.money > 0)
    await depositCredit(tx, row.user_id!, { amount, reason: 'REFUND', source: id, orderId: row.id }, now)
}

/** Returns what gift cards and store credit had paid, or moves it to the order of an exchange. Returns how much that is. */
async function payBackCredit(tx: Tx, { id, row, parts, refund: { exchange } }: Settling, context: Context): Promise<number> {
  if (parts.credit === 0) return 0
  const ofCredit = { amount: parts.credit, source: id }
  return exchange === undefined
    ? returnOrderCredit(tx, row, ofCredit, context)
    : moveCredit(tx, { orderId: row.id, credits: row.credits, ...ofCredit, to: exchange.id }, context.now)
}

/** Moves the points, and records the refund in the order, its books and its history. */
async function recordRefund(tx: Tx, settling: Settling, credit: number, now: Date): Promise<Refunded> {
  const { id, row, parts, refund, method, returned, given } = settling
  const { reason, note = '', returnId = null, exchange, dispute } = refund
  // Returned points have the value that they had as payment.
  const otherwise = credit + (returned > 0 ? parts.pointsCost : 0)
  await queries.addRefunded.run(tx, { id: row.id, amount: parts.money, otherwise })
  const taken = await movePoints(tx, row, { id, returned, given, money: parts.money }, now)
  const points = { pointsReturned: returned, pointsGiven: given, pointsTaken: taken, creditReturned: credit }
  const refunded = { at: now.toISOString(), amount: parts.money, method, value: parts.value, ...points }
  await refunds.insert(tx, { id, orderId: row.id, returnId, pointsCost: parts.pointsCost, reason, ...refunded }, now)
  const amount = exchange ? null : parts.money + otherwise
  await recordEvent(tx, row.id, { event: dispute ? 'DISPUTE_LOST' : 'REFUNDED', note, amount }, now)
  return refunded
}

/** Whether nothing of the order is left: all of its value is settled, or all of its money and credit went back. */
function isFullyRefunded({ row, parts, settled }: Settling, credit: number): boolean {
  const isAllSettled = settled.value + parts.value === row.total_cost
  // An order that points paid in full has no money that could all go back.
  const hadMoney = row.total_cost > row.points_cost
  const isAllPaidBack = row.refunded + parts.money >= amountDue(row) && settled.credit + credit >= row.credit_cost
  return isAllSettled || (hadMoney && isAllPaidBack)
}

/** Ends an order that was refunded in full, with what it gave. */
async function endOrder(tx: Tx, { row, refund }: Settling, now: Date): Promise<void> {
  await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Cancelled', by: 'system' }, now)
  // In an exchange, the buyer gets the goods after all, so their repeat deliveries continue.
  if (refund.exchange === undefined) await endRepeatDeliveries(tx, row, now)
  if (hasDigital(row)) await revokeRights(tx, row.id, { now })
}

async function issueNote(tx: Tx, { row, parts, refund, method }: Settling, credit: number, now: Date): Promise<void> {
  const { reason, part, exchange, dispute } = refund
  await issueOrderCreditNote(
    tx,
    row.id,
    {
      amount: parts.money + parts.pointsCost + credit,
      pointsCost: method === 'points' ? parts.money + parts.pointsCost : parts.pointsCost,
      creditCost: method === 'credit' ? parts.money + credit : credit,
      reason,
      // A bank takes back what was paid for gift cards, too, spent or not.
      apart: dispute && !part ? 0 : unrefundedGiftCards(row),
      ...(part && { part }),
      ...(exchange && { exchange: exchange.number }),
    },
    now,
  )
}

/** How a refund is paid. */
export const methodOf = ({ payment_method }: OrderRow, to: Refund['to']): Refunded['method'] => {
  if (to !== 'original') return to
  return payment_method === 'Stripe' ? 'card' : 'cash'
}
