import type { WebhookEvent } from '#contract/admin/webhook-events.ts'
import { webhookPayloads } from '#contract/admin/webhook-payloads.ts'
import { attemptsMax } from '#server/jobs/retry.ts'
import { outboundTimeoutMs } from '#server/outbound.ts'
import { exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import { describeFields } from './notes.ts'
import type { Components } from './schemas.ts'

const delivery = [
  `Any 2xx answer within ${outboundTimeoutMs / 1000} seconds takes the delivery; redirects are not followed.`,
  `Otherwise it is tried again after about 5 seconds, three times as long after each further attempt, up to an hour: ${attemptsMax} attempts in all.`,
  'Deliveries may arrive twice or in another order: go by `id` and `createdAt`.',
  'An endpoint without a success for 3 days is switched off.',
].join(' ')

const signature = [
  'To be checked before anything else: `t=<seconds>,v1=<hex>`.',
  'The hex is the HMAC-SHA256 of `<seconds>.<body>`, the bytes as received, with the secret of the endpoint as the key.',
  'For a day after a secret was rotated there are two `v1`: one of them has to match. Refuse times older than five minutes.',
].join(' ')

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const parameters = [
  header('Webhook-Id', 'ID of the event, the same for each attempt', '0198c0de-0000-7000-8000-00000000000a'),
  header('Webhook-Signature', signature, 't=1772445600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd'),
]

/** The `webhooks` of the document: for each event what is sent to the endpoints that subscribed to it. */
export function webhooksOf(components: Components): Json {
  const events = Object.entries(webhookPayloads) as [WebhookEvent, (typeof webhookPayloads)[WebhookEvent]][]
  return Object.fromEntries(
    events.map(([event, [payload, summary]]) => {
      const schema = components.schemaOf(payload, 'output')
      describeFields(schema, ['webhook'])
      const content = { 'application/json': { schema, example: () => exampleOf(schema, components.schemas) } }
      const operation = {
        tags: ['Webhooks'],
        summary,
        description: `${summary}. ${delivery}`,
        operationId: `webhook${event.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        security: [],
        parameters,
        requestBody: { required: true, content },
        responses: { 200: { description: 'Taken; the body of the answer is ignored' } },
      }
      return [event, { post: operation }]
    }),
  )
}
