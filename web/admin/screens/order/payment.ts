import type { Order } from '#contract/order.ts'
import { amountPaid } from '#contract/amount-paid.ts'
import { thousandths } from '#web/admin/orders/thousandths.ts'

/** What was paid for an order besides points and credit, from which source, and what was refunded. */
interface Payment {
  /** The amounts paid by replaced pieces and by the payment method. */
  exchanged: number
  paid: number
  /** The payment method. 'ByHand' means cash on delivery that hasn't been delivered yet. */
  method: Order['paymentMethod'] | 'ByHand'
  /** Refunded money, including what returned to gift cards and store credit. */
  back: number
  pointsBack: number
}

/** `exchangePaid`: the part of the order's money that came from the pieces it replaces. */
export function paymentOf(order: Order, exchangePaid: number): Payment {
  const { paymentMethod, shippingStatus } = order
  const all = thousandths(amountPaid(order))
  // An edit may have refunded a part of it.
  const exchanged = Math.min(thousandths(exchangePaid), all)
  return {
    exchanged: exchanged / 1000,
    paid: (all - exchanged) / 1000,
    method: paymentMethod === 'COD' && shippingStatus !== 'Delivered' ? 'ByHand' : paymentMethod,
    ...backOf(order),
  }
}

/** A cancellation returns all points and credit automatically; for an unpaid order, no refund records that. */
function backOf({ orderStatus, refunded, refunds, creditCost, pointsSpent }: Order): Pick<Payment, 'back' | 'pointsBack'> {
  if (orderStatus === 'Cancelled') return { back: (thousandths(refunded) + thousandths(creditCost)) / 1000, pointsBack: pointsSpent }
  const ofTotal = refunds.filter(({ beyondTotal }) => !beyondTotal)
  return {
    back: ofTotal.reduce((sum, { creditReturned }) => sum + thousandths(creditReturned), thousandths(refunded)) / 1000,
    pointsBack: ofTotal.reduce((sum, { pointsReturned }) => sum + pointsReturned, 0),
  }
}
