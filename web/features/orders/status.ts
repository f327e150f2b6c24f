import type { Order } from '#contract/order.ts'

type StatusName = 'unpaid' | 'withdrawn' | 'received' | 'packing' | 'partly' | 'shipped' | 'delivered' | 'completed' | 'cancelled'
type Payment = Pick<Order, 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'amountOwed'>
type Statuses = Payment & Pick<Order, 'shippingStatus'> & Partial<Pick<Order, 'returns'>>

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

/** Whether a card payment is due and possible. */
export const isPayable = ({ paymentMethod, paymentStatus, orderStatus, amountOwed }: Payment): boolean =>
  paymentMethod === 'Stripe' && paymentStatus === 'Pending' && orderStatus === 'Pending' && amountOwed > 0

/** Whether the buyer withdrew from an order before it was shipped, so that it won't be shipped and waits to be canceled. */
const isWithdrawn = ({ shippingStatus, returns = [] }: Pick<Statuses, 'shippingStatus' | 'returns'>): boolean =>
  shippingStatus === 'NotYetShipped' && returns.some(({ kind, state }) => kind === 'withdrawal' && state !== 'rejected')

/** An order's status in one word. The shipping status takes precedence, unless the order is over or waits for payment. */
export function statusOf(order: Statuses): StatusName {
  const { orderStatus, shippingStatus } = order
  if (isPayable(order)) return 'unpaid'
  if (orderStatus === 'Cancelled' || orderStatus === 'Completed') return byOrder[orderStatus]
  if (isWithdrawn(order)) return 'withdrawn'
  return byShipping[shippingStatus] ?? byOrder[orderStatus]
}

const coming = new Set<StatusName>(['received', 'packing', 'partly', 'shipped'])
/** Whether more is to arrive, so that dates can be shown. */
export const isComing = (status: StatusName): boolean => coming.has(status)

type Lines = Pick<Order, 'products'>

/** Whether any line can be shipped now. */
export const hasSomethingHere = ({ products }: Lines): boolean =>
  products.some(({ giftCard, digital, quantity, backOrder }) => !giftCard && !digital && quantity > (backOrder?.quantity ?? 0))

/** Whether the dates of the shipping method are only those of the lines in stock: others wait. */
export const arrivesInParts = (order: Lines): boolean => hasSomethingHere(order) && order.products.some(({ backOrder }) => backOrder)

/** Whether the dates of the shipping method apply. They don't if everything waits and a line has no shipping date. */
export const knowsArrival = (order: Lines): boolean =>
  hasSomethingHere(order) || order.products.every(({ giftCard, digital, backOrder }) => giftCard || digital || backOrder?.shipsOn)

/** The progress in four steps: received, packed, shipped, delivered. A finished order is past the last. */
export const stepOf: Record<Exclude<StatusName, 'unpaid' | 'withdrawn' | 'cancelled'>, number> = {
  received: 0,
  packing: 1,
  partly: 2,
  shipped: 2,
  delivered: 4,
  completed: 4,
}

export const toneOf: Record<StatusName, 'good' | 'plain' | 'warn' | 'bad'> = {
  unpaid: 'warn',
  withdrawn: 'warn',
  received: 'plain',
  packing: 'plain',
  partly: 'plain',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'bad',
}
