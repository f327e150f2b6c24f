import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, queryInt, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { webhookEventNames } from './webhook-events.ts'

const tag = 'Webhooks'
const auth = { staff: 'settings:write' } as const

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
/** The maximum number of endpoints. */
export const webhooksMax = 20

const url = z
  .url({ protocol: /^https?$/, error: 'is not an address like https://example.com/hook' })
  .max(2000)
  .refine((text) => {
    const parsed = URL.parse(text)
    return parsed !== null && parsed.username === '' && parsed.password === '' && parsed.hash === ''
  }, 'has a name, a password or a fragment')
const events = z
  .array(z.enum(webhookEventNames))
  .min(1)
  .max(webhookEventNames.length)
  .refine((list) => new Set(list).size === list.length, 'has a duplicate event')

export const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.enum(webhookEventNames)),
    isEnabled: z.boolean(),
    /** Since when no delivery has succeeded; null if deliveries work. */
    failingSince: time.nullable(),
    createdAt: time,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhook>

/** With the secret, which is shown only this once. */
const withSecret = z.object({ webhook, secret: z.string() })

export const delivery = z
  .object({
    id,
    event: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    /** The HTTP status of the response; null if there was none. */
    status: z.int().nullable(),
    error: z.string().nullable(),
    tookMs: z.int().nullable(),
    isReplay: z.boolean(),
    createdAt: time,
    /** The body sent; null until the first attempt. */
    body: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof delivery>

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  route: 'GET /admin/webhooks',
  tag,
  auth,
  summary: 'List the webhook endpoints',
  input: z.object({}),
  output: z.object({ webhooks: z.array(webhook) }),
  refusals: [],
})

export const createWebhook = endpoint({
  id: 'createWebhook',
  route: 'POST /admin/webhooks',
  tag,
  auth,
  status: 201,
  summary: 'Create a webhook endpoint; only this response has the secret that signs its deliveries',
  input: z.strictObject({ url, events }),
  output: withSecret,
  refusals: ['TOO_MANY_WEBHOOKS'],
})

export const changeWebhook = endpoint({
  id: 'changeWebhook',
  route: 'PATCH /admin/webhooks/:id',
  tag,
  auth,
  summary: 'Change the events of a webhook endpoint, or switch it on or off',
  input: z.object({ id, url: url.optional(), events: events.optional(), isEnabled: z.boolean().optional() }),
  output: webhook,
  refusals: ['NOT_FOUND'],
})

export const deleteWebhook = endpoint({
  id: 'deleteWebhook',
  route: 'DELETE /admin/webhooks/:id',
  tag,
  auth,
  summary: 'Delete a webhook endpoint with the log of its deliveries',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})

export const rotateWebhookSecret = endpoint({
  id: 'rotateWebhookSecret',
  route: 'POST /admin/webhooks/:id/rotate',
  tag,
  auth,
  summary: 'Rotate the secret of a webhook endpoint; for a day deliveries are signed with the old one, too',
  input: z.object({ id }),
  output: withSecret,
  refusals: ['NOT_FOUND'],
})

export const testWebhook = endpoint({
  id: 'testWebhook',
  route: 'POST /admin/webhooks/:id/test',
  tag,
  auth,
  summary: 'Send an event named "test" to a webhook endpoint',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})

export const listDeliveries = endpoint({
  id: 'listDeliveries',
  route: 'GET /admin/webhooks/:id/deliveries',
  tag,
  auth,
  summary: 'List the deliveries to a webhook endpoint in the last month, newest first',
  input: z.object({ id, limit: queryInt(1, limits.page.max).default(20), cursor: cursor.optional() }),
  output: z.object({ rows: z.array(delivery), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const replayDelivery = endpoint({
  id: 'replayDelivery',
  route: 'POST /admin/webhooks/deliveries/:id/replay',
  tag,
  auth,
  summary: 'Send a delivery again',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})
