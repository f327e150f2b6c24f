import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { InvoiceLine } from '#server/modules/invoices/invoices.ts'
import { queueRefund, refundableOf } from '#server/modules/payments/payments.ts'
import { giveCredit, returnCredit } from '#server/modules/credit/credit.ts'
import { pointsFor, refundPoints } from '#server/modules/points/points.ts'
import { creditOrder } from './bill-order.ts'
import { changeState } from './change-state.ts'
import { dueOf } from './due.ts'
import { setPointsDue } from './earn-points.ts'
import { noteEvent } from './events.ts'
import * as queries from './queries.ts'
import type { TaxShare } from './order-taxes.ts'
import type { OrderRow } from './queries.ts'
import { queueRefundMail } from './refund-mail.ts'
import * as refunds from './refund-queries.ts'
import type { Refunded } from './refund-queries.ts'
import { earnedLeft, type Parts, splitValue } from './refund-shares.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

interface Refund {
  /**
   * As the buyer paid, or as points or store credit (a guest has none), or as the price of what replaces it. What gift cards and store credit paid goes back to
   * them in any case.
   */
  to: 'original' | 'points' | 'credit' | 'exchange'
  /** For the books, and the credit note: the buyer reads it. */
  reason: string
  /** What came back, for the credit note; prices in minor units. */
  lines?: InvoiceLine[]
  /** The tax in it, where that is known exactly. */
  taxes?: TaxShare[]
  returnId?: string
}

/** The money of an order that is here and can still go back, in minor units; of an order that is locked, where it goes back. */
export async function moneyLeft(tx: Db | Tx, row: OrderRow): Promise<number> {
  if (row.payment_status !== 'Paid') return row.paid_part
  if (row.payment_method !== 'Stripe') return Math.max(0, dueOf(row) - row.refunded)
  const { elsewhere } = await refunds.settledOf(tx, row.id)
  return Math.max(0, (await refundableOf(tx, row.id)) - elsewhere)
}

/** Sends so much of the money of a locked order back as it was paid, which settles none of its total: that is another one now. */
export async function payBackMoney(tx: Tx, row: OrderRow, amount: number, reason: string, now: Date): Promise<void> {
  if (row.payment_method === 'Stripe') await queueRefund(tx, { orderId: row.id, amount, reason }, now)
}

/**
 * Gives back a part of a locked order's total (minor units), in the money, the points and the credit that paid for it: where staff paid some of the money back before, what
 * is left of it. Null where there is nothing.
 */
export async function refundValue(tx: Tx, row: OrderRow, value: number, refund: Refund, context: Context): Promise<Refunded | null> {
  const { settled } = await refunds.settledOf(tx, row.id)
  const { total_cost: totalCost, points_spent: pointsSpent, points_cost: pointsCost, credit_cost: creditCost } = row
  const parts = splitValue({ totalCost, pointsSpent, pointsCost, creditCost }, settled, value)
  const money = Math.min(parts.money, await moneyLeft(tx, row))
  return payBack(tx, row, { ...parts, money }, refund, context)
}

/**
 * Gives back so much of a locked order's money, then of its gift cards and store credit (minor units), or all that is left with the points that were spent.
 * Refuses more than there is.
 */
export async function refundMoney(tx: Tx, row: OrderRow, amount: number | undefined, refund: Refund, context: Context): Promise<void> {
  const left = await moneyLeft(tx, row)
  const { settled } = await refunds.settledOf(tx, row.id)
  const creditLeft = row.payment_status === 'Paid' ? row.credit_cost - settled.credit : 0
  const rest = { value: row.total_cost - settled.value, points: row.points_spent - settled.points }
  const wanted = amount ?? left + creditLeft
  const isAll = wanted === left + creditLeft && row.payment_status === 'Paid'
  if (wanted > left + creditLeft || (wanted <= 0 && !(isAll && rest.points > 0)))
    throw refuse('NOTHING_TO_REFUND', { amount: [`can be at most ${((left + creditLeft) / 100).toFixed(2)}`] })
  const money = Math.min(wanted, left)
  const paid = { money, credit: wanted - money }
  const parts = isAll
    ? { ...rest, ...paid, pointsCost: row.points_cost - settled.pointsCost }
    : { ...paid, value: 0, points: 0, pointsCost: 0 }
  await payBack(tx, row, parts, refund, context)
}

async function payBack(
  tx: Tx,
  row: OrderRow,
  parts: Parts,
  { to, reason, returnId, lines, taxes }: Refund,
  context: Context,
): Promise<Refunded | null> {
  const { now, config } = context
  const method = methodOf(row, to)
  if ((method === 'points' || method === 'credit') && parts.money > 0 && row.user_id === null)
    throw refuse('INVALID_INPUT', { to: ['needs an account: the order belongs to none'] })
  const returned = row.user_id === null ? 0 : parts.points
  if (parts.money + returned + parts.credit === 0) return null
  const { settled, as_points } = await refunds.settledOf(tx, row.id)
  const given = method === 'points' ? pointsFor(as_points + parts.money, config.points) - pointsFor(as_points, config.points) : 0
  const id = newId(now)
  const isByCard = method === 'card' && parts.money > 0
  if (isByCard) await queueRefund(tx, { orderId: row.id, amount: parts.money, reason, orderRefundId: id }, now)
  if (method === 'credit' && parts.money > 0)
    await giveCredit(tx, row.user_id!, { amount: parts.money, reason: 'REFUND', source: id, orderId: row.id }, now)
  const credit =
    parts.credit > 0 ? await returnCredit(tx, { orderId: row.id, credits: row.credits, amount: parts.credit, source: id }, now) : 0
  await queries.addRefunded.run(tx, { id: row.id, amount: parts.money })
  const taken = await movePoints(tx, row, { id, returned, given, money: parts.money }, now)
  const points = { pointsReturned: returned, pointsGiven: given, pointsTaken: taken, creditReturned: credit }
  const refunded = { at: now.toISOString(), amount: parts.money, method, value: parts.value, ...points }
  await refunds.insert(tx, { id, orderId: row.id, returnId: returnId ?? null, pointsCost: parts.pointsCost, reason, ...refunded }, now)
  await noteEvent(tx, row.id, 'REFUNDED', '', now)
  const isOver =
    settled.value + parts.value === row.total_cost ||
    (row.total_cost > row.points_cost && row.refunded + parts.money >= dueOf(row) && settled.credit + credit >= row.credit_cost)
  if (isOver) await changeState(tx, { orderId: row.id, name: 'paymentStatus', to: 'Cancelled', by: 'system' }, now)
  // Of money to the card the buyer is told once the provider has agreed.
  if (!isByCard) await queueRefundMail(tx, row, refunded, context)
  const credited = parts.money + parts.pointsCost + credit
  await creditOrder(
    tx,
    row.id,
    {
      amount: credited,
      pointsCost: method === 'points' ? parts.money + parts.pointsCost : parts.pointsCost,
      creditCost: method === 'credit' ? parts.money + credit : credit,
      reason,
      ...(lines && { lines }),
      ...(taxes && { taxes }),
    },
    now,
  )
  return refunded
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

/** Writes down what a cancellation sends back to the buyer; points go back by themselves. */
export async function noteCancelled(tx: Tx, row: OrderRow, { id, amount }: Cancelled, now: Date): Promise<void> {
  const { settled } = await refunds.settledOf(tx, row.id)
  const points = {
    pointsReturned: row.points_spent - settled.points,
    pointsCost: row.points_cost - settled.pointsCost,
    pointsGiven: 0,
    pointsTaken: 0,
    creditReturned: row.credit_cost - settled.credit,
  }
  const refund = { id, orderId: row.id, returnId: null, method: methodOf(row, 'original'), reason: 'cancelled', ...points }
  await refunds.insert(tx, { ...refund, amount, value: row.total_cost - settled.value }, now)
}

interface Moves {
  id: string
  returned: number
  given: number
  money: number
}

/** The points of a refund go both ways: spent ones come back, earned ones go; those that would be earned yet are fewer, or none. */
async function movePoints(tx: Tx, row: OrderRow, { id, returned, given, money }: Moves, now: Date): Promise<number> {
  const refunded = row.refunded + money
  if (refunded >= dueOf(row)) await setPointsDue(tx, row.id, null)
  if (row.user_id === null) return 0
  const left = earnedLeft(row.points_earned, dueOf(row), refunded)
  return refundPoints(tx, { userId: row.user_id, source: id, orderId: row.id, returned, given, earnedLeft: left }, now)
}
