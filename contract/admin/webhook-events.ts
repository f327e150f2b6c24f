/** What other systems can hear of. Apart from the calls, since the form that chooses among them loads no schemas. */
export const webhookEventNames = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'product.changed',
  'customer.created',
] as const
export type WebhookEvent = (typeof webhookEventNames)[number]
