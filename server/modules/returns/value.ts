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
  const goods = order.lines.reduce((sum, line) => {
    const paid = line.totalPrice - line.discount
    const worth = (quantity: number) => shareOf(paid, quantity, line.quantity)
    const back = countOf(before, line.variantId)
    return sum + worth(back + countOf([one], line.variantId)) - worth(back)
  }, 0)
  return goods + (isAllWithdrawn(order, [...before, one]) ? Math.min(order.shipping_cost, leastShipping) : 0)
}

const countOf = (returns: Return[], variantId: string): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

function isAllWithdrawn({ lines }: Bought, returns: Return[]): boolean {
  const withdrawn = returns.filter(({ kind }) => kind === 'withdrawal')
  return lines.every(({ variantId, quantity }) => countOf(withdrawn, variantId) === quantity)
}
