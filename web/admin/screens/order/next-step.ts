import type { Order } from '#contract/orders.ts'

/** What staff do next with an order; null where it's over, or waits for its payment. */
export function nextStep({
  orderStatus,
  shippingStatus,
  paymentStatus,
  paymentMethod,
  amountOwed,
  exchangeOf,
}: Order): 'pack' | 'ship' | 'deliver' | null {
  if (orderStatus === 'Cancelled') return null
  if (paymentStatus === 'Pending' && paymentMethod !== 'COD') return null
  // What it replaces isn't back yet.
  if (exchangeOf !== null && paymentStatus === 'Pending' && amountOwed === 0) return null
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

const aboutFailure = new Set<string>(['REFUND_FAILED', 'REFUND_RETRIED', 'REFUND_REPLACED'])

/** The amount of a refund of it that failed and isn't settled, in words; undefined where there is none. */
export function failedRefund({ timeline }: Order): string | undefined {
  const last = timeline.findLast(({ event }) => aboutFailure.has(event))
  return last?.event === 'REFUND_FAILED' ? last.note : undefined
}

const cents = (amount: number): number => Math.round(amount * 100)

/** What of an order can still go back: money, and what gift cards and store credit paid. */
export function refundable({ paymentStatus, amountDue, creditCost, refunded, refunds }: Order): number {
  if (paymentStatus !== 'Paid') return 0
  const credited = refunds.reduce((sum, { creditReturned }) => sum + cents(creditReturned), 0)
  return Math.max(0, cents(amountDue) + cents(creditCost) - cents(refunded) - credited) / 100
}

/** Whether staff can change what it has: nobody has begun to pack it, and nothing went back. */
export const isEditable = ({ orderStatus, shippingStatus, creditCost, refunds, exchangeOf }: Order): boolean =>
  orderStatus === 'Pending' && shippingStatus === 'NotYetShipped' && creditCost === 0 && refunds.length === 0 && exchangeOf === null
