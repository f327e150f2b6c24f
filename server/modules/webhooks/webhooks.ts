import { randomBytes } from 'node:crypto'
import type * as contract from '#contract/admin/webhooks.ts'
import type { WebhookEvent } from '#contract/admin/webhook-events.ts'
import { type Webhook, webhooksMax } from '#contract/admin/webhooks.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { encrypt } from '#server/http/encryption.ts'
import * as queries from './queries.ts'

/** The job that makes one delivery. */
export const deliverJob = 'webhooks.deliver'
/** The purpose that endpoints' secrets are encrypted for. */
export const secretPurpose = 'webhook secret'

type Row = Awaited<ReturnType<typeof queries.endpoints.all>>[number]
type Nothing = Record<string, never>

/** All endpoints, without their secrets. */
export const listWebhooks = async (db: Db): Promise<OutputOf<typeof contract.listWebhooks>> => ({
  webhooks: (await queries.endpoints.all(db, {})).map(present),
})

/** Adds an endpoint; fails with TOO_MANY_WEBHOOKS. Only this answer contains the secret. */
export async function addWebhook(
  tx: Tx,
  { url, events }: ParsedOf<typeof contract.createWebhook>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.createWebhook>> {
  refuseUnencrypted(url, context)
  await queries.lockEndpoints.run(tx, {})
  if ((await queries.countEndpoints.one(tx, {}))!.count >= webhooksMax) throw refuse('TOO_MANY_WEBHOOKS')
  const { secret, stored } = newSecret(context)
  const row = await queries.addEndpoint.one(tx, { id: newId(context.now), url, events, secret: stored, now: context.now })
  describeChange(context, { target: row!.id, after: { host: new URL(url).host, events } })
  return { webhook: present(row!), secret }
}

/** Changes an endpoint; fails with NOT_FOUND. */
export async function editWebhook(tx: Tx, change: ParsedOf<typeof contract.changeWebhook>, context: RequestContext): Promise<Webhook> {
  const { id, url, events, isEnabled } = change
  if (url !== undefined) refuseUnencrypted(url, context)
  const row = await queries.changeEndpoint.one(tx, { id, url: url ?? null, events: events ?? null, isEnabled: isEnabled ?? null })
  if (!row) throw refuse('NOT_FOUND')
  describeChange(context, { target: id, after: { host: new URL(row.url).host, events: row.events, isEnabled: row.is_enabled } })
  return present(row)
}

/** Removes an endpoint with its deliveries; fails with NOT_FOUND. */
export async function removeWebhook(tx: Tx, { id }: { id: string }): Promise<Nothing> {
  if ((await queries.deleteEndpoint.run(tx, { id })) === 0) throw refuse('NOT_FOUND')
  return {}
}

/** Replaces an endpoint's secret. For a day the old one signs as well. */
export async function rotate(
  tx: Tx,
  { id }: { id: string },
  context: RequestContext,
): Promise<OutputOf<typeof contract.rotateWebhookSecret>> {
  const { secret, stored } = newSecret(context)
  const row = await queries.rotateSecret.one(tx, { id, secret: stored, until: new Date(context.now.getTime() + dayMs) })
  if (!row) throw refuse('NOT_FOUND')
  return { webhook: present(row), secret }
}

/** Sends a test event. */
export async function sendTest(tx: Tx, { id }: { id: string }, { now }: RequestContext): Promise<Nothing> {
  const all = await queries.endpoints.all(tx, {})
  if (!all.some((one) => one.id === id)) throw refuse('NOT_FOUND')
  const event = newId(now)
  await queries.addEvent.run(tx, { id: event, type: 'test', subject: id, now, body: bodyOf({ id: event, type: 'test', at: now }, {}) })
  await queueDelivery(tx, { endpoint: id, event, isReplay: false }, now)
  return {}
}

/** A page of an endpoint's deliveries, the newest first. */
export async function readDeliveries(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof contract.listDeliveries>,
): Promise<OutputOf<typeof contract.listDeliveries>> {
  const start = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const found = await queries.deliveries.all(db, { endpoint: id, ...start, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ type, took_ms, is_replay, created_at, ...row }) => ({
      ...row,
      event: type,
      tookMs: took_ms,
      isReplay: is_replay,
      createdAt: created_at.toISOString(),
    })),
    nextCursor: found.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** Sends an event again as a new delivery; fails with NOT_FOUND. */
export async function replay(tx: Tx, { id }: { id: string }, { now }: RequestContext): Promise<Nothing> {
  const found = await queries.findDelivery.one(tx, { id })
  if (!found?.body) throw refuse('NOT_FOUND')
  await queueDelivery(tx, { endpoint: found.endpoint_id, event: found.event_id, isReplay: true }, now)
  return {}
}

/** Queues a delivery, unless the endpoint already has one of this event. */
export async function queueDelivery(tx: Tx, delivery: { endpoint: string; event: string; isReplay: boolean }, now: Date): Promise<void> {
  await queries.addDelivery.run(tx, { ...delivery, id: newId(now), now, job: newId(now), jobName: deliverJob })
}

/** The body of an event. */
export const bodyOf = ({ id, type, at }: { id: string; type: string; at: Date }, data: object): string =>
  JSON.stringify({ id, type, createdAt: at.toISOString(), data })

function newSecret({ signingSecret }: RequestContext): { secret: string; stored: string } {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  return { secret, stored: encrypt(signingSecret, secretPurpose, secret) }
}

/** Requires HTTPS, since orders contain names and addresses. */
function refuseUnencrypted(url: string, { config }: RequestContext): void {
  if (!config.local && !url.startsWith('https:')) throw refuse('INVALID_INPUT', { url: ['is not an https address'] })
}

const present = ({ is_enabled, failing_since, created_at, events, ...row }: Row): Webhook => ({
  ...row,
  // Safe, as only validated events are stored.
  events: events as WebhookEvent[],
  isEnabled: is_enabled,
  failingSince: failing_since?.toISOString() ?? null,
  createdAt: created_at.toISOString(),
})
