import type { OrderRow } from '#server/modules/orders/orders.ts'
import { shareOf } from '#server/modules/pricing/pricing.ts'

type Bought = Pick<OrderRow, 'lines' | 'returns' | 'shipping_cost'>
type Return = OrderRow['returns'][number]

/**
 * What a return is worth, in minor units: its pieces at the price they were bought for, without what was taken off; and the delivery (no dearer than the
 * cheapest that was offered) where with it every piece was withdrawn. However the pieces of a line are spread over returns, they come to the line.
 */
export function valueOf(order: Bought, one: Return, leastShipping: number): number {
  const before = order.returns.filter(({ id, state }) => state === 'refunded' && id !== one.id)
  const goods = order.lines.reduce((sum, line) => sum + worthOf(line, countOf(before, line.variantId), countOf([one], line.variantId)), 0)
  return goods + (isAllWithdrawn(order, [...before, one]) ? Math.min(order.shipping_cost, leastShipping) : 0)
}

/** What pieces of a line were bought for, after those that went back before. */
function worthOf({ totalPrice, discount, quantity }: Bought['lines'][number], before: number, pieces: number): number {
  const worth = (count: number) => shareOf(totalPrice - discount, count, quantity)
  return worth(before + pieces) - worth(before)
}

/** The same for one line of a return that wasn't refunded yet. */
export function lineWorth(order: Bought, { variantId, quantity }: Return['lines'][number]): number {
  const line = order.lines.find((one) => one.variantId === variantId)!
  const refunded = order.returns.filter(({ state }) => state === 'refunded')
  return worthOf(line, countOf(refunded, variantId), quantity)
}

const countOf = (returns: Return[], variantId: string): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

function isAllWithdrawn({ lines }: Bought, returns: Return[]): boolean {
  const withdrawn = returns.filter(({ kind }) => kind === 'withdrawal')
  return lines.every(({ variantId, quantity }) => countOf(withdrawn, variantId) === quantity)
}
