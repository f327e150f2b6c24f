import type { Order } from '#contract/orders.ts'

/** What staff do next with an order; null where it's over, or waits for its payment. */
export function nextStep({ orderStatus, shippingStatus, paymentStatus, paymentMethod }: Order): 'pack' | 'ship' | 'deliver' | null {
  if (orderStatus === 'Cancelled') return null
  if (paymentStatus === 'Pending' && paymentMethod !== 'COD') return null
  if (shippingStatus === 'Delivered') return null
  if (shippingStatus === 'Shipped') return 'deliver'
  return orderStatus === 'Pending' ? 'pack' : 'ship'
}

/** Of each line what isn't in a parcel yet. */
export function leftToShip({ products, shipments }: Order): { variantId: string; name: string; left: number }[] {
  const shipped = (variantId: string) =>
    shipments.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
  return products
    .map(({ variantId, name, options, quantity }) => ({
      variantId,
      name: [name, ...Object.values(options)].join(', '),
      left: quantity - shipped(variantId),
    }))
    .filter(({ left }) => left > 0)
}

/** Whether a refund of it failed and wasn't sent again. */
export const hasFailedRefund = ({ timeline }: Order): boolean =>
  timeline.findLast(({ event }) => event === 'REFUND_FAILED' || event === 'REFUND_RETRIED')?.event === 'REFUND_FAILED'

/** The money of an order that can still go back. */
export const refundable = ({ paymentStatus, amountDue, refunded }: Order): number =>
  paymentStatus === 'Paid' ? Math.max(0, Math.round((amountDue - refunded) * 100) / 100) : 0
