import { z } from 'zod'
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

const dayMs = 86_400_000
/** After so long without a success an endpoint is switched off. */
const failingMs = 3 * dayMs
const answerBytes = 16 * 1024

/** Tells those who want to hear of an event: what is sent is written down once, then each endpoint gets a delivery. */
export async function tellEvent({ data }: Job, { database, now }: JobContext): Promise<void> {
  const { event: id } = z.object({ event: z.string() }).parse(data)
  await database.transaction(async (tx) => {
    const event = await queries.lockEvent.one(tx, { id })
    if (!event) return
    if (event.body === null) await queries.saveBody.run(tx, { id, body: bodyOf(event, await dataOf(tx, event, now)) })
    for (const endpoint of await queries.interested.all(tx, { type: event.type }))
      await queueDelivery(tx, { endpoint: endpoint.id, event: id, isReplay: false }, now)
  })
}

/** An order as its buyer sees it; of products and customers the id, with which more can be asked for. */
async function dataOf(tx: Tx, { type, subject, details }: { type: string; subject: string; details: object }, now: Date): Promise<object> {
  if (!type.startsWith('order.')) return { id: subject, ...details }
  const order = await findOrder(tx, subject)
  return { id: subject, order: order ? presentOrder(order, now) : null }
}

/** Sends a delivery once; fails, to be tried again, where the answer isn't 2xx. */
export async function deliver({ data }: Job, { database: { db }, now }: JobContext, settings: Settings): Promise<void> {
  const { delivery: id } = z.object({ delivery: z.string() }).parse(data)
  const found = await queries.findDelivery.one(db, { id })
  if (!found || found.state === 'delivered' || found.body === null) return
  if (!found.is_enabled) throw new PermanentJobError('the endpoint is switched off')
  const began = settings.clock().getTime()
  const { status, error } = await send({ ...found, body: found.body }, settings, now)
  const tookMs = settings.clock().getTime() - began
  await queries.noteAttempt.run(db, { id, state: error === null ? 'delivered' : 'waiting', status, error, tookMs })
  const endpoint = found.endpoint_id
  if (error === null) return void (await queries.noteSuccess.run(db, { endpoint }))
  await queries.noteFailure.run(db, { endpoint, now, tooLong: new Date(now.getTime() - failingMs) })
  throw new Error(error)
}

/** Says in the log that a delivery was given up. */
export async function noteDead({ data }: Job, reason: string, { database: { db } }: JobContext): Promise<void> {
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
  const secrets = [secret, ...old].map((one) => String(decrypt(signingSecret, secretPurpose, one, now)))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1.0',
    'webhook-id': event_id,
    'webhook-signature': signatureOf(body, secrets, now),
  }
  try {
    // On one's own machine the other system is there, too.
    const { status } = await outbound(url, { method: 'POST', headers, body, maxBytes: answerBytes, isPublicOnly: !config.local })
    return { status, error: status < 300 ? null : `The other server answered ${status}` }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { status: error.status ?? null, error: error.message.slice(0, 300) }
  }
}
