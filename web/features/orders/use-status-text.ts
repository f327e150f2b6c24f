import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { hasSomethingHere, statusOf } from './status.ts'

/** What comes next for an order, in a sentence. Needs the group "order". */
export function useStatusText() {
  const t = useText('order')
  return (order: Order): string => {
    const status = statusOf(order)
    if ((status === 'delivered' || status === 'completed') && isRefunded(order)) return t('status.refunded')
    if (status === 'completed' && !order.needsShipping)
      return t(order.products.some(({ giftCard }) => giftCard) ? 'giftCard.done' : 'downloads.done')
    if (status === 'received' && order.needsShipping && !hasSomethingHere(order)) return t('status.received.waits')
    if (status === 'cancelled') return t(`status.cancelled.${returnedOf(order)}`)
    return t(`status.${status}.text`)
  }
}

/** Whether all that it came to went back; what was exchanged paid for something else. */
const isRefunded = ({ refunded, totalCost, refunds }: Order): boolean =>
  refunded > 0 && refunded >= totalCost && !refunds.some(({ method }) => method === 'exchange')

/** What came back by itself of an order that was never paid: of one that was, its refunds say it. */
function returnedOf({ refunds, pointsSpent, creditCost }: Order): 'text' | 'points' | 'credit' | 'both' {
  if (refunds.length > 0) return 'text'
  if (pointsSpent > 0) return creditCost > 0 ? 'both' : 'points'
  return creditCost > 0 ? 'credit' : 'text'
}
