import type { Order } from './order.ts'

type Paid = Pick<Order, 'orderStatus' | 'paymentStatus' | 'amountDue' | 'amountOwed' | 'creditExpected' | 'refunded'>

/** The money that came for an order, beside points and credit. What is over was paid if it went back. */
export function paidOf({ orderStatus, paymentStatus, amountDue, amountOwed, creditExpected, refunded }: Paid): number {
  if (paymentStatus === 'Paid') return amountDue
  if (paymentStatus === 'Cancelled' || orderStatus === 'Cancelled') return refunded
  return Math.round((amountDue - amountOwed - creditExpected) * 1000) / 1000
}
