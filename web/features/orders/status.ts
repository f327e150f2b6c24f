import type { Order } from '#contract/order.ts'

type StatusName = 'unpaid' | 'received' | 'packing' | 'partly' | 'shipped' | 'delivered' | 'completed' | 'cancelled'
type Payment = Pick<Order, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'amountOwed'>
type Statuses = Payment & Pick<Order, 'shippingStatus'>

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

/** Whether the buyer still has to pay for an order by card, and can. */
export const isPayable = ({ paymentMethod, paymentStatus, orderStatus, amountOwed }: Payment): boolean =>
  paymentMethod === 'Stripe' && paymentStatus === 'Pending' && orderStatus === 'Pending' && amountOwed > 0

/** Where an order is, in one word: where the parcel is says more than what the office is doing, unless it is over or waits for money. */
export function statusOf(order: Statuses): StatusName {
  const { orderStatus, shippingStatus } = order
  if (isPayable(order)) return 'unpaid'
  if (orderStatus === 'Cancelled' || orderStatus === 'Completed') return byOrder[orderStatus]
  return byShipping[shippingStatus] ?? byOrder[orderStatus]
}

const coming = new Set<StatusName>(['received', 'packing', 'partly', 'shipped'])
/** Something of it arrives, and the day can be told. */
export const isComing = (status: StatusName): boolean => coming.has(status)

type Lines = Pick<Order, 'products'>

/** Whether anything of it can be sent now. */
export const hasSomethingHere = ({ products }: Lines): boolean =>
  products.some(({ giftCard, digital, quantity, backOrder }) => !giftCard && !digital && quantity > (backOrder?.quantity ?? 0))

/** Whether the days of its shipping method say when something arrives: nobody knows that of what waits without a day. */
export const knowsArrival = (order: Lines): boolean =>
  hasSomethingHere(order) || order.products.every(({ giftCard, digital, backOrder }) => giftCard || digital || backOrder?.shipsOn)

/** How far along the way of four: received, packed, shipped, delivered. An order that is over is past the last. */
export const stepOf: Record<Exclude<StatusName, 'unpaid' | 'cancelled'>, number> = {
  received: 0,
  packing: 1,
  partly: 2,
  shipped: 2,
  delivered: 4,
  completed: 4,
}

export const toneOf: Record<StatusName, 'good' | 'plain' | 'warn' | 'bad'> = {
  unpaid: 'warn',
  received: 'plain',
  packing: 'plain',
  partly: 'plain',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'bad',
}
