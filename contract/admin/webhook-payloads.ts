import { z } from 'zod'
import { id, time } from '../fields.ts'
import { order } from '../order.ts'
import type { WebhookEvent } from './webhook-events.ts'

const payload = <T extends z.ZodType>(type: WebhookEvent, data: T) =>
  z.object({
    /** The same for each attempt and each endpoint: receivers recognize duplicates by it. */
    id,
    type: z.literal(type),
    createdAt: time,
    data,
  })

/** The order as its buyer sees it when the delivery is prepared; null if it's gone. */
const ofOrder = z.object({ id, order: order.nullable() })

/** The body of each event, and when the event happens. */
export const webhookPayloads = {
  'order.placed': [payload('order.placed', ofOrder), 'An order was placed; one by card may not be paid yet'],
  'order.paid': [payload('order.paid', ofOrder), 'An order was paid in full'],
  'order.shipped': [payload('order.shipped', ofOrder), 'The last parcel of an order left'],
  'order.delivered': [payload('order.delivered', ofOrder), 'All of an order was delivered'],
  'order.cancelled': [payload('order.cancelled', ofOrder), 'An order was canceled'],
  'order.refunded': [payload('order.refunded', ofOrder), 'Money of an order was refunded, all of it or a part'],
  'product.changed': [
    payload('product.changed', z.object({ id, version: z.int(), changed: z.array(z.string()) })),
    'A product was created, changed, unpublished or deleted; GET /admin/products/{id} has its details',
  ],
  'customer.created': [payload('customer.created', z.object({ id })), 'An account was created; GET /admin/customers/{id} has its details'],
} as const satisfies Record<WebhookEvent, readonly [z.ZodType, string]>
