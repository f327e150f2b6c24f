import type { Order } from '#contract/order.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { thousandths } from '#web/admin/orders/thousandths.ts'
import { addedTaxOf, exchangeCredit, paidFor, refundable } from './next-step.ts'

/** The number of returned units by variant. */
export type Counts = ReadonlyMap<string, number>

interface RefundLine {
  line: Order['products'][number]
  /** The number of units that are neither refunded nor part of a return, which refunds them. */
  left: number
}

/** The lines whose units can be chosen; gift cards are refunded separately. */
export function linesOf({ products, returns }: Order): RefundLine[] {
  const returned = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines)
  const inReturns = (variantId: string) => returned.reduce((sum, one) => sum + (one.variantId === variantId ? one.quantity : 0), 0)
  return products
    .filter(({ giftCard }) => !giftCard)
    .map((line) => ({ line, left: line.quantity - inReturns(line.variantId) - (line.refundedQuantity ?? 0) }))
    .filter(({ left }) => left > 0)
}

/** The chosen units in the form that the call accepts. */
export const piecesOf = (counts: Counts): { variantId: string; quantity: number }[] =>
  [...counts].map(([variantId, quantity]) => ({ variantId, quantity })).filter(({ quantity }) => quantity > 0)

/** All units that can be chosen. */
export const allUnits = (order: Order): Counts => new Map(linesOf(order).map(({ line, left }) => [line.variantId, left]))

/**
 * The price of the chosen units with their tax, limited to the refundable amount; if all units are chosen, the whole refundable amount,
 * including shipping. Null if none is chosen, though some could be. Earlier refunds and returns count, so that the parts of a line add up
 * to it.
 */
export function proposedAmount(order: Order, counts: Counts): number | null {
  const lines = linesOf(order)
  if (lines.every(({ line, left }) => counts.get(line.variantId) === left)) return refundable(order)
  const cost = lines.reduce((sum, one) => sum + costOf(one, counts.get(one.line.variantId) ?? 0), 0)
  return cost === 0 ? null : Math.min(cost / 1000, refundable(order))
}

/** The price of this many units of a line with their tax, in thousandths. */
export function costOf({ line, left }: RefundLine, count: number): number {
  const upTo = (units: number) => paidFor(line, units) + addedTaxOf(line, units)
  const before = line.quantity - left
  return upTo(before + count) - upTo(before)
}

/** The typed amount, with a comma or a point; null if it isn't a number, has too many decimals, or exceeds the refundable amount. */
export function typedAmount(typed: string, order: Order): number | null {
  const amount = readMoney(typed, order.currency?.code)
  return amount > 0 && thousandths(amount) <= thousandths(refundable(order)) ? amount : null
}

/** Whether the amount is the whole order, which is requested without an amount. */
export const isAll = (amount: number, order: Order): boolean =>
  thousandths(amount) === thousandths(refundable(order)) && exchangeCredit(order) === 0
