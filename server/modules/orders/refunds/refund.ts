import { decimal } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { queueRefund, type RecordedDispute, refundableOf } from '#server/modules/payments/payments.ts'
import { billedLine } from '../order/order-invoice.ts'
import { amountDue } from '../order/due.ts'
import { recordEvent } from '../order/events.ts'
import * as queries from '../order/queries.ts'
import type { OrderRow } from '../order/rows.ts'
import * as refunds from './refund-queries.ts'
import type { Refunded } from './refund-queries.ts'
import { type PaidParts, type SettledRefunds, splitValue } from './refund-shares.ts'
import { type Context, type CostedRefund, methodOf, type Refund, settleRefund, unrefundedGiftCards } from './settle-refund.ts'

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
