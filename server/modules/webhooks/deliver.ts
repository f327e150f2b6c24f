import { z } from 'zod'
import { dayMs } from '#contract/time.ts'
import type { Job, JobContext } from '#server/jobs/attempt.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import type { AppContext } from '#server/http/context.ts'
import { decrypt } from '#server/http/encryption.ts'
import { outbound, OutboundFailure } from '#server/outbound.ts'
import { findOrder, presentOrder } from '#server/modules/orders/orders.ts'
import type { Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import { signatureOf } from './sign.ts'
import { bodyOf, queueDelivery, secretPurpose } from './webhooks.ts'

type Settings = Pick<AppContext, 'config' | 'signingSecret' | 'clock'>

/** An endpoint is disabled after 3 days without a success. */
const failingMs = 3 * dayMs
const answerBytes = 16 * 1024

/** Queues a delivery for each endpoint subscribed to the event's type. The body is stored once, so every attempt sends the same. */
export async function queueDeliveries({ data }: Job, { database, now }: JobContext): Promise<void> {
  const { event: id } = z.object({ event: z.string() }).parse(data)
  await database.transaction(async (tx) => {
    const event = await queries.lockEvent.one(tx, { id })
    if (!event) return
    if (event.body === null) await queries.saveBody.run(tx, { id, body: bodyOf(event, await dataOf(tx, event, now)) })
    for (const endpoint of await queries.subscribedEndpoints.all(tx, { type: event.type }))
      await queueDelivery(tx, { endpoint: endpoint.id, event: id, isReplay: false }, now)
  })
}

/** The data of an event: an order as its buyer sees it, or the id of a product or customer, whose details the API returns. */
async function dataOf(tx: Tx, { type, subject, details }: { type: string; subject: string; details: object }, now: Date): Promise<object> {
  if (!type.startsWith('order.')) return { id: subject, ...details }
  const order = await findOrder(tx, subject)
  return { id: subject, order: order ? presentOrder(order, now) : null }
}

/** Makes one attempt at a delivery. Throws if the response isn't 2xx, so that the job retries. */
export async function deliver({ data }: Job, { database: { db }, now }: JobContext, settings: Settings): Promise<void> {
  const { delivery: id } = z.object({ delivery: z.string() }).parse(data)
  const found = await queries.findDelivery.one(db, { id })
  if (!found || found.state === 'delivered' || found.body === null) return
  if (!found.is_enabled) throw new PermanentJobError('the endpoint is switched off')
  const began = settings.clock().getTime()
  const { status, error } = await send({ ...found, body: found.body }, settings, now)
  const tookMs = settings.clock().getTime() - began
  await queries.recordAttempt.run(db, { id, state: error === null ? 'delivered' : 'waiting', status, error, tookMs })
  const endpoint = found.endpoint_id
  if (error === null) return void (await queries.recordSuccess.run(db, { endpoint }))
  await queries.recordFailure.run(db, { endpoint, now, tooLong: new Date(now.getTime() - failingMs) })
  throw new Error(error)
}

/** Records that a delivery is dead and won't be retried. */
export async function recordDead({ data }: Job, reason: string, { database: { db } }: JobContext): Promise<void> {
  await queries.markFailed.run(db, { id: z.object({ delivery: z.string() }).parse(data).delivery, error: reason })
}

interface Sending {
  url: string
  event_id: string
  body: string
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
}

async function send(
  { url, event_id, body, secret, old_secret, old_secret_until }: Sending,
  { config, signingSecret }: Settings,
  now: Date,
): Promise<{ status: number | null; error: string | null }> {
  const old = old_secret !== null && old_secret_until !== null && old_secret_until > now ? [old_secret] : []
  const secrets = [secret, ...old].map((one) => decrypt(signingSecret, secretPurpose, one, now)).filter((one) => typeof one === 'string')
  if (secrets.length === 0) return { status: null, error: 'SECRET was changed: make a new signing secret for this endpoint' }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1.0',
    'webhook-id': event_id,
    'webhook-signature': signatureOf(body, secrets, now),
  }
  try {
    // In local development the receiving system runs on the same machine, so loopback addresses are allowed.
    const { status } = await outbound(url, { method: 'POST', headers, body, maxBytes: answerBytes, isPublicOnly: !config.local })
    return { status, error: status < 300 ? null : `The other server answered ${status}` }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { status: error.status ?? null, error: error.message.slice(0, 300) }
  }
}
