import type { Order } from '#contract/order.ts'

type Closed = Pick<Order, 'orderStatus' | 'shippingStatus' | 'returnable' | 'returns' | 'products'>

const count = (lines: { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Why nothing of an order can be returned. */
export function whyClosed({ orderStatus, shippingStatus, returnable, returns, products }: Closed) {
  if (orderStatus === 'Cancelled') return 'cancelled'
  if (returnable.length === 0) {
    const back = returns.filter(({ state }) => state !== 'rejected').flatMap(({ lines }) => lines)
    return count(back) >= count(products) ? 'onItsWay' : 'refunded'
  }
  return shippingStatus === 'Delivered' ? 'late' : 'notDelivered'
}
