import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { hasSomethingHere, statusOf } from './status.ts'

/** What comes next for an order, in a sentence. Needs the group "order". */
export function useStatusText() {
  const t = useText('order')
  return (order: Order): string => {
    const status = statusOf(order)
    if (status === 'completed' && !order.needsShipping) return t('giftCard.done')
    if (status === 'received' && order.needsShipping && !hasSomethingHere(order)) return t('status.received.waits')
    return t(`status.${status}.text`)
  }
}
