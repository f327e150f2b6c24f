import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { hasSomethingHere, statusOf } from './status.ts'
import { waitsForReturn } from './waits-for-return.ts'

/** A sentence on what comes next for an order. Needs the group "order". */
export function useStatusText() {
  const t = useText('order')
  return (order: Order): string => {
    const status = statusOf(order)
    if ((status === 'delivered' || status === 'completed') && isRefunded(order)) return t('status.refunded')
    if (status === 'completed' && !order.needsShipping)
      return t(order.products.some(({ giftCard }) => giftCard) ? 'giftCard.done' : 'downloads.done')
    if (status === 'received' && waitsForReturn(order)) return t('status.received.exchange')
    if (status === 'received' && order.needsShipping && !hasSomethingHere(order)) return t('status.received.waits')
    if (status === 'cancelled') return t(`status.cancelled.${returnedOf(order)}`)
    if (status === 'withdrawn') return t(`status.withdrawn.${order.paymentStatus === 'Paid' ? 'text' : 'unpaid'}`)
    return t(`status.${status}.text`)
  }
}

/** Whether the whole total was refunded. An exchange isn't a refund: its value pays for another product. */
const isRefunded = ({ refunded, totalCost, refunds }: Order): boolean =>
  refunded > 0 && refunded >= totalCost && !refunds.some(({ method }) => method === 'exchange')

/** What was returned automatically when an unpaid order was cancelled. The refunds of a paid one are listed separately. */
function returnedOf({ refunds, pointsSpent, creditCost }: Order): 'text' | 'points' | 'credit' | 'both' {
  if (refunds.length > 0) return 'text'
  if (pointsSpent > 0) return creditCost > 0 ? 'both' : 'points'
  return creditCost > 0 ? 'credit' : 'text'
}
