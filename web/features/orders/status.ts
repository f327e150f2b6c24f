import type { Order } from '#contract/orders.ts'

type StatusName = 'received' | 'packing' | 'partly' | 'shipped' | 'delivered' | 'completed' | 'cancelled'
type Statuses = Pick<Order, 'orderStatus' | 'shippingStatus'>

const byShipping: Partial<Record<Order['shippingStatus'], StatusName>> = {
  Delivered: 'delivered',
  Shipped: 'shipped',
  PartiallyShipped: 'partly',
}
const byOrder: Record<Order['orderStatus'], StatusName> = {
  Pending: 'received',
  Processing: 'packing',
  Completed: 'completed',
  Cancelled: 'cancelled',
}

/** Where an order is, in one word: where the parcel is says more than what the office is doing, unless it is over. */
export function statusOf({ orderStatus, shippingStatus }: Statuses): StatusName {
  if (orderStatus === 'Cancelled' || orderStatus === 'Completed') return byOrder[orderStatus]
  return byShipping[shippingStatus] ?? byOrder[orderStatus]
}

const over = new Set<StatusName>(['delivered', 'completed', 'cancelled'])
/** Nothing more of it arrives. */
export const isOver = (status: StatusName): boolean => over.has(status)

/** How far along the way of four: received, packed, shipped, delivered. An order that is over is past the last. */
export const stepOf: Record<Exclude<StatusName, 'cancelled'>, number> = {
  received: 0,
  packing: 1,
  partly: 2,
  shipped: 2,
  delivered: 4,
  completed: 4,
}

export const toneOf: Record<StatusName, 'good' | 'warn' | 'bad'> = {
  received: 'warn',
  packing: 'warn',
  partly: 'warn',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'bad',
}
