import type { Order } from '#contract/order.ts'
import { exchangeCredit, paidFor, refundable, thousandths } from './next-step.ts'

/** How many units of each variant come back. */
export type Counts = ReadonlyMap<string, number>

interface RefundLine {
  line: Order['products'][number]
  /** How many of its units were neither paid back nor are in a return, which pays them back. */
  left: number
}

/** The lines of which units can be chosen; gift cards go back by themselves. */
export function linesOf({ products, returns }: Order): RefundLine[] {
  const returned = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines)
  const inReturns = (variantId: string) => returned.reduce((sum, one) => sum + (one.variantId === variantId ? one.quantity : 0), 0)
  return products
    .filter(({ giftCard }) => !giftCard)
    .map((line) => ({ line, left: line.quantity - inReturns(line.variantId) - (line.refundedQuantity ?? 0) }))
    .filter(({ left }) => left > 0)
}

/** The chosen units, as they're sent. */
export const piecesOf = (counts: Counts): { variantId: string; quantity: number }[] =>
  [...counts].map(([variantId, quantity]) => ({ variantId, quantity })).filter(({ quantity }) => quantity > 0)

/** What the chosen units cost, at most what is left; all that is left where none is chosen. */
export function proposedAmount(order: Order, counts: Counts): number {
  const left = refundable(order)
  const cost = linesOf(order).reduce((sum, { line }) => sum + paidFor(line, counts.get(line.variantId) ?? 0), 0)
  return cost === 0 ? left : Math.min(cost / 1000, left)
}

/** The amount that is typed, with a comma or a point; null where it's none, or more than is left of the order. */
export function typedAmount(typed: string, order: Order): number | null {
  const text = typed.trim().replace(',', '.')
  const amount = /^\d+(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return amount > 0 && thousandths(amount) <= thousandths(refundable(order)) ? amount : null
}

/** Whether that is all of the order, which is asked for without an amount. */
export const isAll = (amount: number, order: Order): boolean =>
  thousandths(amount) === thousandths(refundable(order)) && exchangeCredit(order) === 0
