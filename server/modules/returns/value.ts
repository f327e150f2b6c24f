import type { CreditedPart } from '#server/modules/invoices/invoices.ts'
import {
  billedLine,
  billedWrap,
  type OrderRow,
  sharesOf,
  taxOnTop,
  type TaxPart,
  type TaxShare,
  wrapId,
} from '#server/modules/orders/orders.ts'
import { shareOf } from '#server/modules/pricing/pricing.ts'

type Bought = Pick<OrderRow, 'lines' | 'returns' | 'shipping_cost' | 'taxes' | 'gift'>
type Return = OrderRow['returns'][number]

/**
 * The credited part of an order for a return: its pieces at their discounted price; gift wrap and shipping (at most the cheapest offered)
 * if this completes the withdrawal of every piece; and the tax on both. However a line's pieces are spread over returns, the amounts add up to the
 * line.
 */
export function creditedPart(order: Bought, one: Return, leastShipping: number): CreditedPart {
  const before = order.returns.filter(({ id, state }) => state === 'refunded' && id !== one.id)
  const pieces = order.lines.filter(({ variantId }) => countOf([one], variantId) > 0)
  const isAll = isAllWithdrawn(order, [...before, one])
  const lines = pieces.map((line) => billedLine(order, line, countOf([one], line.variantId)))
  const listed = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const paid = pieces.reduce((sum, line) => sum + paidFor(line, countOf(before, line.variantId), countOf([one], line.variantId)), 0)
  const shippingCost = isAll ? Math.min(order.shipping_cost, leastShipping) : 0
  const wrap = isAll ? billedWrap(order) : []
  return { lines: [...lines, ...wrap], discount: listed - paid, shippingCost, taxes: taxesIn(order, one, { before, shippingCost, isAll }) }
}

/** The tax contained in a return's credit, or on top of it. */
function taxesIn(
  order: Bought,
  one: Return,
  { before, shippingCost, isAll }: { before: Return[]; shippingCost: number; isAll: boolean },
): TaxShare[] {
  const { taxes } = order
  if (!taxes) return []
  const lines = taxes.lines.map((part) => {
    if (part.variantId === wrapId) return taxOf(part, taxes, (sum) => (isAll ? sum : 0))
    const of = order.lines.find(({ variantId }) => variantId === part.variantId)?.quantity ?? 0
    const back = countOf(before, part.variantId)
    const upTo = back + countOf([one], part.variantId)
    const share = (sum: number) => shareOf(sum, upTo, of) - shareOf(sum, back, of)
    return taxOf(part, taxes, share)
  })
  const share = (sum: number) => shareOf(sum, shippingCost, order.shipping_cost)
  const { shipping } = taxes
  return sharesOf({ ...taxes, lines, shipping: taxOf(shipping, taxes, share) })
}

/**
 * The share of a part's tax. If prices contain it, net and tax are a share of the paid total: rounding them separately could lose a cent.
 */
function taxOf<T extends TaxPart>(part: T, { inclusive }: { inclusive: boolean }, share: (sum: number) => number): T {
  const amount = share(part.amount)
  return { ...part, amount, net: inclusive ? share(part.net + part.amount) - amount : share(part.net) }
}

/** What was paid for pieces of a line, after those returned before, without tax on top. */
function paidFor({ totalPrice, discount, quantity }: Bought['lines'][number], before: number, pieces: number): number {
  const paid = (count: number) => shareOf(totalPrice - discount, count, quantity)
  return paid(before + pieces) - paid(before)
}

/** The same for a line of a return that isn't refunded yet, and the tax on top of it. */
export function returnedLineValue(order: Bought, { variantId, quantity }: Return['lines'][number]): { worth: number; tax: number } {
  const line = order.lines.find((one) => one.variantId === variantId)!
  const refunded = order.returns.filter(({ state }) => state === 'refunded')
  const before = countOf(refunded, variantId)
  const tax = taxOnTop(order.taxes, line, before + quantity) - taxOnTop(order.taxes, line, before)
  return { worth: paidFor(line, before, quantity), tax }
}

const countOf = (returns: Return[], variantId: string): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

/**
 * Whether these returns complete the withdrawal or cancellation of every piece; gift cards and files don't count, as they aren't shipped.
 */
export function isAllWithdrawn({ lines }: Pick<Bought, 'lines'>, returns: Return[]): boolean {
  const withdrawn = returns.filter(({ kind }) => kind !== 'return')
  return lines.every(({ variantId, quantity, giftCard, digital }) => giftCard || digital || countOf(withdrawn, variantId) === quantity)
}
