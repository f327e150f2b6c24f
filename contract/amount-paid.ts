import type { Order } from './order.ts'

type Paid = Pick<Order, 'orderStatus' | 'paymentStatus' | 'amountDue' | 'amountOwed' | 'creditExpected' | 'refunded'>

/** The money paid for an order, besides points and credit. For a cancelled order, it's the amount that was refunded. */
export function amountPaid({ orderStatus, paymentStatus, amountDue, amountOwed, creditExpected, refunded }: Paid): number {
  if (paymentStatus === 'Paid') return amountDue
  if (paymentStatus === 'Cancelled' || orderStatus === 'Cancelled') return refunded
  return Math.round((amountDue - amountOwed - creditExpected) * 1000) / 1000
}
