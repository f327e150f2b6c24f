import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import type { OrderRow } from './rows.ts'

/** Who may cause a change: the buyer, staff, or the shop itself (a payment that arrived, a job). */
export type Actor = 'customer' | 'staff' | 'system'
export type OrderStates = Pick<Order, 'orderStatus' | 'shippingStatus' | 'paymentStatus'>
export type StateName = keyof OrderStates
type OrderEvent = Order['timeline'][number]['event']

interface Transition<State extends string> {
  from: State
  to: State
  by: readonly Actor[]
  /** The event in the order's history. */
  event?: OrderEvent
}
type Transitions = { readonly [Name in StateName]: readonly Transition<OrderStates[Name]>[] }

/** The states of a new order. */
export const initialStates = {
  orderStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentStatus: 'Pending',
} as const satisfies OrderStates

/** Every transition that exists. Anything else can't happen; a state without a transition is final. */
export const transitions: Transitions = {
  orderStatus: [
    { from: 'Pending', to: 'Processing', by: ['staff', 'system'], event: 'PROCESSING' },
    { from: 'Pending', to: 'Cancelled', by: ['customer', 'staff', 'system'], event: 'CANCELLED' },
    { from: 'Cancelled', to: 'Pending', by: ['system'], event: 'REOPENED' },
    { from: 'Processing', to: 'Completed', by: ['staff', 'system'], event: 'COMPLETED' },
    // The order has nothing but gift cards or files and is paid, so there is nothing to pack.
    { from: 'Pending', to: 'Completed', by: ['system'], event: 'COMPLETED' },
    { from: 'Processing', to: 'Cancelled', by: ['staff'], event: 'CANCELLED' },
  ],
  shippingStatus: [
    { from: 'NotYetShipped', to: 'PartiallyShipped', by: ['staff'], event: 'PARTLY_SHIPPED' },
    { from: 'NotYetShipped', to: 'Shipped', by: ['staff'], event: 'SHIPPED' },
    { from: 'PartiallyShipped', to: 'Shipped', by: ['staff'], event: 'SHIPPED' },
    { from: 'NotYetShipped', to: 'Delivered', by: ['system'], event: 'DELIVERED' },
    { from: 'Shipped', to: 'Delivered', by: ['staff', 'system'], event: 'DELIVERED' },
    // The rest was cancelled, or its buyer withdrew from it.
    { from: 'PartiallyShipped', to: 'Delivered', by: ['staff'], event: 'DELIVERED' },
  ],
  paymentStatus: [
    { from: 'Pending', to: 'Paid', by: ['staff', 'system'], event: 'PAID' },
    { from: 'Pending', to: 'Cancelled', by: ['customer', 'staff', 'system'] },
    { from: 'Paid', to: 'Cancelled', by: ['staff', 'system'] },
    // The order was edited and costs more now.
    { from: 'Paid', to: 'Pending', by: ['staff'] },
    { from: 'Cancelled', to: 'Pending', by: ['system'] },
  ],
}

/** Finds the transition of one state for an actor; undefined if it isn't allowed. */
export function findTransition<Name extends StateName>(
  name: Name,
  from: OrderStates[Name],
  to: OrderStates[Name],
  by: Actor,
): Transition<OrderStates[Name]> | undefined {
  return transitions[name].find((transition) => transition.from === from && transition.to === to && transition.by.includes(by))
}

/** The states of an order as it is stored. */
export const statesOf = (row: Pick<OrderRow, 'order_status' | 'shipping_status' | 'payment_status'>): OrderStates => ({
  orderStatus: row.order_status,
  shippingStatus: row.shipping_status,
  paymentStatus: row.payment_status,
})

/** The states in which a customer can cancel an order, within 7 days of placing it. */
export const cancellable = {
  orderStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentStatus: 'Pending',
} as const satisfies OrderStates

/** Whether an order is recent enough for its customer to cancel it, or its waiting pieces. */
export const canCancelInTime = (orderedAt: Date, now: Date): boolean =>
  now.getTime() - orderedAt.getTime() <= limits.order.cancelDays * 86_400_000

/** Whether a customer can cancel their order now. */
export function canCancel(states: OrderStates, orderedAt: Date, now: Date): boolean {
  return canCancelInTime(orderedAt, now) && stateNames.every((name) => states[name] === cancellable[name])
}

/** Whether an order's products can be reviewed, which takes their delivery. */
export const canReview = ({ shippingStatus }: OrderStates): boolean => shippingStatus === 'Delivered'

export const stateNames = ['orderStatus', 'shippingStatus', 'paymentStatus'] as const satisfies readonly StateName[]
