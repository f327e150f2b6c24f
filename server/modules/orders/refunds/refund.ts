import { convertBack } from '#contract/exchange.ts'
import { decimal } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { CreditedPart } from '#server/modules/invoices/invoices.ts'
import { revokeRights } from '#server/modules/downloads/downloads.ts'
import { queueRefund, type RecordedDispute, recordLostPart, refundableOf } from '#server/modules/payments/payments.ts'
import { depositCredit, moveCredit } from '#server/modules/credit/credit.ts'
import { pointsFor } from '#server/modules/points/points.ts'
import { hasDigital } from '../lines/goods.ts'
import { billedLine, issueOrderCreditNote } from '../order/order-invoice.ts'
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
import { type PaidParts, type SettledRefunds, splitValue } from './refund-shares.ts'
import { returnOrderCredit } from './return-credit.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

interface Refund {
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
type CostedRefund = Refunded & { pointsCost: number }

/** How much of an order's paid money can still be refunded, in minor units. Lock the order first if a refund follows. */
export async function refundableMoney(tx: Db | Tx, row: OrderRow): Promise<number> {
  if (row.payment_status !== 'Paid') return row.paid_part
  if (row.payment_method !== 'Stripe') return Math.max(0, amountDue(row) - row.refunded)
  const { elsewhere } = await refunds.settledOf(tx, row.id)
  return Math.max(0, (await refundableOf(tx, row.id)) - elsewhere)
}

/** How much of what gift cards and store credit paid of an order can still go back to them, in minor units. */
export const refundableCredit = async (tx: Tx, row: OrderRow): Promise<number> =>
  row.credit_cost === 0 ? 0 : Math.max(0, row.credit_cost - (await refunds.settledOf(tx, row.id)).settled.credit)

/**
 * Refunds an amount of a locked order's money the way it was paid. It settles nothing of the order's total, which the change that caused
 * the excess has already reduced.
 */
export async function refundExcess(tx: Tx, row: OrderRow, amount: number, reason: string, now: Date): Promise<void> {
  if (row.payment_method === 'Stripe') await queueRefund(tx, { orderId: row.id, amount, reason }, now)
}

/**
 * Refunds a part of a locked order's total (minor units) in the money, points and credit that paid for it. If staff refunded some of the
 * money before, only what is left of it goes back. Null if nothing is left.
 */
export async function refundPartOfTotal(
  tx: Tx,
  row: OrderRow,
  value: number,
  refund: Refund,
  context: Context,
): Promise<CostedRefund | null> {
  return settleRefund(tx, row, await partsToRefund(tx, row, value, refund.exchange), refund, context)
}

/** How much of a part of a locked order's total is still available to pay for an exchange, however it was paid (minor units). */
export async function availableForExchange(tx: Tx, row: OrderRow, value: number): Promise<number> {
  const { money, points, pointsCost, credit } = await partsToRefund(tx, row, value)
  return money + credit + (row.user_id !== null && points > 0 ? pointsCost : 0)
}

/** What paid for a part of an order's total. Money counts only as far as it wasn't refunded and isn't reserved for another exchange. */
export async function partsToRefund(tx: Db | Tx, row: OrderRow, value: number, exchange?: Refund['exchange']): Promise<PaidParts> {
  const { settled } = await refunds.settledOf(tx, row.id)
  const { points_spent: pointsSpent, points_cost: pointsCost, credit_cost: creditCost } = row
  // Points and credit can pay only for goods, not for gift cards.
  const totalCost = row.total_cost - row.gift_card_cost
  const before = { ...settled, value: settled.value - row.gift_card_refunded }
  const parts = splitValue({ totalCost, pointsSpent, pointsCost, creditCost }, before, value)
  const money = Math.min(parts.money, Math.max(0, (await refundableMoney(tx, row)) - reservedOf(row, settled, exchange).money))
  return { ...parts, money }
}

/** The part of an order that is reserved to pay for exchanges other than this one, and so can't be refunded in another way. */
function reservedOf(row: OrderRow, settled: SettledRefunds, except?: Refund['exchange']): PaidParts {
  const value = row.returns.reduce(
    (sum, { exchangeOrder, exchangeValue }) => sum + (exchangeOrder === except?.number ? 0 : exchangeValue),
    0,
  )
  const { points_spent: pointsSpent, points_cost: pointsCost, credit_cost: creditCost } = row
  const totalCost = row.total_cost - row.gift_card_cost
  return splitValue(
    { totalCost, pointsSpent, pointsCost, creditCost },
    { ...settled, value: settled.value - row.gift_card_refunded },
    value,
  )
}

/**
 * Refunds an amount (minor units) of a locked order, first from its money and then from its gift cards and store credit; or, without an
 * amount, everything that is left, including the points that were spent. Refuses more than is left, and any amount of an order that isn't
 * paid in full: its edit or cancellation pays back what was too much.
 */
export async function refundAmount(tx: Tx, row: OrderRow, amount: number | undefined, refund: Refund, context: Context): Promise<void> {
  const { settled } = await refunds.settledOf(tx, row.id)
  const reserved = reservedOf(row, settled)
  const left = row.payment_status === 'Paid' ? Math.max(0, (await refundableMoney(tx, row)) - unrefundedGiftCards(row) - reserved.money) : 0
  const creditLeft = row.payment_status === 'Paid' ? Math.max(0, row.credit_cost - settled.credit - reserved.credit) : 0
  const rest = { value: row.total_cost - unrefundedGiftCards(row) - settled.value, points: row.points_spent - settled.points }
  const wanted = amount ?? left + creditLeft
  const isAll = wanted === left + creditLeft && row.payment_status === 'Paid' && reserved.value === 0
  if (wanted > left + creditLeft || (wanted <= 0 && !(isAll && rest.points > 0)))
    throw refuse('NOTHING_TO_REFUND', {
      amount: [
        `can be at most ${decimal(left + creditLeft, row.currency?.code)}`,
        ...row.returns
          .filter(({ exchangeCredit }) => exchangeCredit > 0)
          .map((one) => `${decimal(one.exchangeCredit, row.currency?.code)} pays for the exchange ${one.exchangeOrder}: cancel that first`),
      ],
    })
  const money = Math.min(wanted, left)
  const paid = { money, credit: wanted - money }
  const parts = isAll
    ? { ...rest, ...paid, pointsCost: row.points_cost - settled.pointsCost }
    : { ...paid, value: 0, points: 0, pointsCost: 0 }
  await settleRefund(tx, row, parts, refund, context)
}

/** The part of the money that belongs to gift cards which weren't revoked. It goes back only with them (`refundCard`). */
export const unrefundedGiftCards = (row: OrderRow): number =>
  row.payment_status === 'Paid' ? row.gift_card_cost - row.gift_card_refunded : 0

interface GiftCardRefund {
  cardId: string
  /** Minor units. */
  value: number
  reason: string
  dispute?: RecordedDispute
}

/** Refunds a gift card of a locked order that was just revoked. Refuses more than is left. */
export async function refundRevokedGiftCard(
  tx: Tx,
  row: OrderRow,
  { cardId, value, reason, dispute }: GiftCardRefund,
  context: Context,
): Promise<void> {
  if (row.payment_status !== 'Paid' || value > (await refundableMoney(tx, row))) throw refuse('NOTHING_TO_REFUND')
  await queries.addGiftCardRefunded.run(tx, { id: row.id, amount: value })
  const after = { ...row, gift_card_refunded: row.gift_card_refunded + value }
  const lines = row.lines.flatMap((line) =>
    line.giftCard?.id === cardId ? { ...billedLine(row, line, 1), price: value, totalPrice: value } : [],
  )
  const part = { lines, discount: 0, shippingCost: 0, taxes: [] }
  const refund = { to: 'original', reason, part, ...(dispute && { dispute }) } as const
  await settleRefund(tx, after, { value, money: value, points: 0, pointsCost: 0, credit: 0 }, refund, context)
}

/** Refunds parts of a locked order, whose books and documents say so. Null if there is nothing to refund. */
export async function settleRefund(
  tx: Tx,
  row: OrderRow,
  parts: PaidParts,
  { to, reason, note = '', returnId, part, exchange, dispute }: Refund,
  context: Context,
): Promise<CostedRefund | null> {
  const { now, config } = context
  const method = methodOf(row, to)
  if ((method === 'points' || method === 'credit') && parts.money > 0 && row.user_id === null)
    throw refuse('INVALID_INPUT', { to: ['needs an account: the order belongs to none'] })
  const returned = row.user_id === null ? 0 : parts.points
  if (parts.money + returned + parts.credit === 0) return null
  const { settled, as_points } = await refunds.settledOf(tx, row.id)
  const given =
    method === 'points'
      ? pointsFor(convertBack(as_points + parts.money, row.currency), config.points) -
        pointsFor(convertBack(as_points, row.currency), config.points)
      : 0
  const id = newId(now)
  const isByCard = method === 'card' && parts.money > 0
  const sent = { orderId: row.id, amount: parts.money, reason, orderRefundId: id }
  if (isByCard) await (dispute ? recordLostPart(tx, dispute, sent, now) : queueRefund(tx, sent, now))
  if (method === 'credit' && parts.money > 0)
    await depositCredit(
      tx,
      row.user_id!,
      { amount: convertBack(parts.money, row.currency), reason: 'REFUND', source: id, orderId: row.id },
      now,
    )
  const ofCredit = { amount: parts.credit, source: id }
  const credit =
    parts.credit === 0
      ? 0
      : await (exchange === undefined
          ? returnOrderCredit(tx, row, ofCredit, context)
          : moveCredit(tx, { orderId: row.id, credits: row.credits, ...ofCredit, to: exchange.id }, now))
  // Returned points have the value that they had as payment.
  const otherwise = credit + (returned > 0 ? parts.pointsCost : 0)
  await queries.addRefunded.run(tx, { id: row.id, amount: parts.money, otherwise })
  const taken = await movePoints(tx, row, { id, returned, given, money: parts.money }, now)
  const points = { pointsReturned: returned, pointsGiven: given, pointsTaken: taken, creditReturned: credit }
  const refunded = { at: now.toISOString(), amount: parts.money, method, value: parts.value, ...points }
  await refunds.insert(tx, { id, orderId: row.id, returnId: returnId ?? null, pointsCost: parts.pointsCost, reason, ...refunded }, now)
  await recordEvent(
    tx,
    row.id,
    { event: dispute ? 'DISPUTE_LOST' : 'REFUNDED', note, amount: exchange ? null : parts.money + otherwise },
    now,
  )
  const isOver =
    settled.value + parts.value === row.total_cost ||
    (row.total_cost > row.points_cost && row.refunded + parts.money >= amountDue(row) && settled.credit + credit >= row.credit_cost)
  if (isOver) await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Cancelled', by: 'system' }, now)
  // In an exchange, the buyer gets the goods after all, so their repeat deliveries continue.
  if (isOver && exchange === undefined) await endRepeatDeliveries(tx, row, now)
  if (isOver && hasDigital(row)) await revokeRights(tx, row.id, { now })
  const closesExchange = await closeExchanges(tx, row, now)
  // The buyer is notified of a refund to the card once the provider has confirmed it.
  if (!isByCard) await queueRefundMail(tx, row, { ...refunded, closesExchange }, context)
  const credited = parts.money + parts.pointsCost + credit
  await issueOrderCreditNote(
    tx,
    row.id,
    {
      amount: credited,
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
  return { ...refunded, pointsCost: parts.pointsCost }
}

const methodOf = ({ payment_method }: OrderRow, to: Refund['to']): Refunded['method'] => {
  if (to !== 'original') return to
  return payment_method === 'Stripe' ? 'card' : 'cash'
}

interface Cancelled {
  id: string
  /** Minor units. */
  amount: number
}

/**
 * Records in the books and in the order's history what a cancellation returns to the buyer. The callers return the points and credit
 * themselves. Null if nothing goes back.
 */
export async function recordCancellationRefund(tx: Tx, row: OrderRow, { id, amount }: Cancelled, now: Date): Promise<Refunded | null> {
  const { settled } = await refunds.settledOf(tx, row.id)
  const points = {
    pointsReturned: row.points_spent - settled.points,
    pointsCost: row.points_cost - settled.pointsCost,
    pointsGiven: 0,
    pointsTaken: 0,
    creditReturned: row.credit_cost - settled.credit,
  }
  if (amount + points.pointsReturned + points.creditReturned === 0) return null
  const refunded = { amount, method: methodOf(row, 'original'), value: row.total_cost - settled.value, ...points }
  await refunds.insert(tx, { id, orderId: row.id, returnId: null, reason: 'cancelled', ...refunded }, now)
  await recordEvent(tx, row.id, { event: 'REFUNDED', amount: amount + points.creditReturned + points.pointsCost }, now)
  return { at: now.toISOString(), ...refunded }
}
