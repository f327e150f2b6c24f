import { hourMs } from '#contract/time.ts'
import type { NewOrder } from '#server/modules/orders/orders.ts'

type States = Pick<NewOrder, 'order_status' | 'shipping_status' | 'payment_status'>
type Event = NewOrder['events'][number]['event']

/** The steps of an order, in hours after it was placed; cash orders are paid on delivery. */
const steps: { event: Event; after: (pace: number) => number; states: Partial<States> }[] = [
  { event: 'PLACED', after: () => 0, states: {} },
  { event: 'PROCESSING', after: (pace) => 5 + pace * 13, states: { order_status: 'Processing' } },
  { event: 'SHIPPED', after: (pace) => 28 + pace * 16, states: { shipping_status: 'Shipped' } },
  { event: 'DELIVERED', after: (pace) => 72 + pace * 48, states: { shipping_status: 'Delivered' } },
  { event: 'PAID', after: (pace) => 72.1 + pace * 48, states: { payment_status: 'Paid' } },
  { event: 'COMPLETED', after: (pace) => 73 + pace * 48, states: { order_status: 'Completed' } },
]

const placed: States = { order_status: 'Pending', shipping_status: 'NotYetShipped', payment_status: 'Pending' }
const cancelled: States = { ...placed, order_status: 'Cancelled', payment_status: 'Cancelled' }

/** The current state of an order and its history. `pace` is from 0 (quick) to 1. */
export function historyOf(
  { orderedAt, isCancelled, pace }: { orderedAt: Date; isCancelled: boolean; pace: number },
  now: Date,
): States & Pick<NewOrder, 'events'> {
  const at = (hours: number) => new Date(orderedAt.getTime() + hours * hourMs)
  const event = (name: Event, hours: number) => ({ event: name, at: at(hours).toISOString(), note: '' })
  if (isCancelled) return { ...cancelled, events: [event('PLACED', 0), event('CANCELLED', 2 + pace * 2)] }
  const done = steps.filter(({ after }) => at(after(pace)) <= now)
  return {
    ...Object.assign({ ...placed }, ...done.map((step) => step.states)),
    events: done.map((step) => event(step.event, step.after(pace))),
  }
}
