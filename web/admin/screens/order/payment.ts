import type { Order } from '#contract/order.ts'
import { paidOf } from '#contract/paid-of.ts'

/** What was paid of an order beside points and credit, from where, and what went back. */
export interface Payment {
  /** By what it replaces, and by the payment method. */
  exchanged: number
  paid: number
  /** How it was paid: 'ByHand' is money for an order on delivery that hasn't been delivered. */
  method: Order['paymentMethod'] | 'ByHand'
  /** Money, and what came back to gift cards and store credit. */
  back: number
  pointsBack: number
}

const exact = (amount: number): number => Math.round(amount * 1000)

/** `exchangePaid`: what of its money came from the pieces it replaces. */
export function paymentOf(order: Order, exchangePaid: number): Payment {
  const { paymentMethod, shippingStatus } = order
  const all = exact(paidOf(order))
  // An edit may have paid some of it back.
  const exchanged = Math.min(exact(exchangePaid), all)
  return {
    exchanged: exchanged / 1000,
    paid: (all - exchanged) / 1000,
    method: paymentMethod === 'COD' && shippingStatus !== 'Delivered' ? 'ByHand' : paymentMethod,
    ...backOf(order),
  }
}

/** With a cancellation all points and credit come back by themselves, of an order that was never paid without a refund of its own. */
function backOf({ orderStatus, refunded, refunds, creditCost, pointsSpent }: Order): Pick<Payment, 'back' | 'pointsBack'> {
  if (orderStatus === 'Cancelled') return { back: (exact(refunded) + exact(creditCost)) / 1000, pointsBack: pointsSpent }
  const ofTotal = refunds.filter(({ beyondTotal }) => !beyondTotal)
  return {
    back: ofTotal.reduce((sum, { creditReturned }) => sum + exact(creditReturned), exact(refunded)) / 1000,
    pointsBack: ofTotal.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0),
  }
}
