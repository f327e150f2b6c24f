import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

type Event = Order['timeline'][number]

/** What an entry of an order's history is called. Needs the group "order". */
export function useEventName({ refunds }: Pick<Order, 'refunds'>): (event: Pick<Event, 'event' | 'at' | 'amount'>) => string {
  const t = useText('order')
  // Nothing went back to its buyer then but what replaces it; what did besides has an entry with its amount.
  const exchanged = new Set(refunds.flatMap(({ method, at }) => (method === 'exchange' ? [at] : [])))
  return ({ event, at, amount }) =>
    t(event === 'REFUNDED' && amount === undefined && exchanged.has(at) ? 'timeline.exchanged' : `timeline.${event}`)
}
