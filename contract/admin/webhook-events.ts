/** The events that other systems can subscribe to. Separate from the endpoints, since the form that lists them loads no schemas. */
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
