import { type OrderRow, sharesOf, taxOnTop, type TaxShare } from '#server/modules/orders/orders.ts'
import { shareOf } from '#server/modules/pricing/pricing.ts'

type Bought = Pick<OrderRow, 'lines' | 'returns' | 'shipping_cost' | 'taxes'>
type Return = OrderRow['returns'][number]

/**
 * What a return is worth, in minor units: its pieces at the price they were bought for, without what was taken off; and the delivery (no dearer than the
 * cheapest that was offered) where with it every piece was withdrawn. However the pieces of a line are spread over returns, they come to the line.
 */
export function valueOf(order: Bought, one: Return, leastShipping: number): number {
  const before = order.returns.filter(({ id, state }) => state === 'refunded' && id !== one.id)
  const goods = order.lines.reduce(
    (sum, line) => sum + worthOf(order, line, countOf(before, line.variantId), countOf([one], line.variantId)),
    0,
  )
  return goods + (isAllWithdrawn(order, [...before, one]) ? shippingValue(order, leastShipping) : 0)
}

/** Delivery with its tax, no dearer than the cheapest. */
function shippingValue({ shipping_cost, taxes }: Bought, leastShipping: number): number {
  const cost = Math.min(shipping_cost, leastShipping)
  return cost + (taxes && !taxes.inclusive ? shareOf(taxes.shipping.amount, cost, shipping_cost) : 0)
}

/** The tax that was contained in what a return is worth, or on top of it. */
export function taxesIn(order: Bought, one: Return, leastShipping: number): TaxShare[] {
  const { taxes } = order
  if (!taxes) return []
  const before = order.returns.filter(({ id, state }) => state === 'refunded' && id !== one.id)
  const lines = taxes.lines.map((part) => {
    const of = order.lines.find(({ variantId }) => variantId === part.variantId)?.quantity ?? 0
    const back = countOf(before, part.variantId)
    const upTo = back + countOf([one], part.variantId)
    const share = (sum: number) => shareOf(sum, upTo, of) - shareOf(sum, back, of)
    return { ...part, net: share(part.net), amount: share(part.amount) }
  })
  const cost = isAllWithdrawn(order, [...before, one]) ? Math.min(order.shipping_cost, leastShipping) : 0
  const share = (sum: number) => shareOf(sum, cost, order.shipping_cost)
  const { shipping } = taxes
  return sharesOf({ ...taxes, lines, shipping: { ...shipping, net: share(shipping.net), amount: share(shipping.amount) } })
}

/** What pieces of a line were bought for, after those that went back before. */
function worthOf({ taxes }: Bought, line: Bought['lines'][number], before: number, pieces: number): number {
  const worth = (count: number) => shareOf(line.totalPrice - line.discount, count, line.quantity) + taxOnTop(taxes, line, count)
  return worth(before + pieces) - worth(before)
}

/** The same for one line of a return that wasn't refunded yet, and the tax on top of it. */
export function lineWorth(order: Bought, { variantId, quantity }: Return['lines'][number]): { worth: number; tax: number } {
  const line = order.lines.find((one) => one.variantId === variantId)!
  const refunded = order.returns.filter(({ state }) => state === 'refunded')
  const before = countOf(refunded, variantId)
  const tax = taxOnTop(order.taxes, line, before + quantity) - taxOnTop(order.taxes, line, before)
  return { worth: worthOf(order, line, before, quantity) - tax, tax }
}

const countOf = (returns: Return[], variantId: string): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

function isAllWithdrawn({ lines }: Bought, returns: Return[]): boolean {
  const withdrawn = returns.filter(({ kind }) => kind === 'withdrawal')
  return lines.every(({ variantId, quantity }) => countOf(withdrawn, variantId) === quantity)
}
