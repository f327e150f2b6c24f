import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

type Event = Order['timeline'][number]

/** Names an entry of an order's timeline. Needs the group "order". */
export function useEventName({ refunds }: Pick<Order, 'refunds'>): (event: Pick<Event, 'event' | 'at' | 'amount'>) => string {
  const t = useText('order')
  // A refund entry without an amount, at the time of an exchange, is the exchange. Money that was refunded then has an entry with its
  // amount.
  const exchanged = new Set(refunds.flatMap(({ method, at }) => (method === 'exchange' ? [at] : [])))
  return ({ event, at, amount }) => {
    if (event === 'REFUNDED' && amount === undefined && exchanged.has(at)) return t('timeline.exchanged')
    // Only a lost dispute replaces a failed refund of a certain amount; staff replace all of them.
    return t(event === 'REFUND_REPLACED' && amount !== undefined ? 'timeline.DISPUTE_LOST' : `timeline.${event}`)
  }
}
