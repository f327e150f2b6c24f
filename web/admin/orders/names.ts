import type { Channel } from '#contract/order-source.ts'
import type { OrderRow } from '#contract/admin/orders.ts'

/** The contract's states of orders, repeated here because the contract's schemas stay out of the browser. */
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
