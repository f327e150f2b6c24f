import type { Channel } from '#contract/order-source.ts'
import type { OrderRow } from '#contract/admin/orders.ts'

/** The states of orders, as the contract has them: it can't be asked here, since its schemas stay out of the browser. */
export const paymentStatusNames = ['Pending', 'Paid', 'Cancelled'] as const satisfies OrderRow['paymentStatus'][]
export const shippingStatusNames = [
  'NotYetShipped',
  'PartiallyShipped',
  'Shipped',
  'Delivered',
] as const satisfies OrderRow['shippingStatus'][]
export const orderStatusNames = ['Pending', 'Processing', 'Completed', 'Cancelled'] as const satisfies OrderRow['orderStatus'][]
export const paymentMethodNames = ['Stripe', 'COD', 'Points'] as const satisfies OrderRow['paymentMethod'][]

export const channelNames = ['direct', 'search', 'social', 'email', 'paid', 'referral', 'campaign'] as const satisfies readonly Channel[]
