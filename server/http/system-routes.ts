import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { statement } from '#server/db/statement.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { docsPage } from './docs.ts'
import type { AppContext } from './context.ts'
import { compress, type Encoding, pickEncoding } from './encoding.ts'
import { matchesTag } from './entity-tags.ts'
import { plainPolicy } from './html.ts'
import { openApiMeanwhile } from './openapi/document.ts'
import { guide } from './openapi/guide.ts'
import { outboxPage, outboxPolicy } from './outbox-page.ts'
import { isDraining } from './server.ts'
import { isLocalRequest } from './local-request.ts'

const ping = statement('health.ping', {}, { read_only: 'bool' }, `select current_setting('transaction_read_only') = 'on' as read_only`)

/** Routes that aren't API calls: health checks, documentation, and the outbox of a shop that runs on a developer's machine. */
export function registerSystemRoutes(app: FastifyInstance, appContext: AppContext, endpoints: readonly Endpoint[]): void {
  const { config, database } = appContext
  app.get('/health', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'up' }))
  app.get('/ready', async (_, reply) => {
    if (isDraining(app)) throw refuse('SERVICE_UNAVAILABLE', null, 5)
    const answer = await ping.one(database.db, {})
    const refusal = answer?.read_only ? 'is read-only' : database.refusedWrites()
    if (refusal !== null) throw refuse('SERVICE_UNAVAILABLE', { database: [refusal] }, 5)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
  // The document is made on its first request: it takes a second, which would delay the start.
  const documented = once(() => openApiMeanwhile(endpoints, { name: config.shop.name, origin: config.origin }))
  const page = once(async () => docsPage(await documented(), endpoints, guide(config.origin)))
  const file = once(async () => documentFile(JSON.stringify(await documented())))
  app.get('/api/openapi.json', async (request, reply) => {
    const { text, tag, packed } = await file()
    reply.type('application/json; charset=utf-8').headers({ 'Cache-Control': 'no-cache', ETag: tag, Vary: 'Accept-Encoding' })
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    const encoding = pickEncoding(request.headers['accept-encoding'])
    return encoding === 'identity' ? text : reply.header('Content-Encoding', encoding).send(await packed(encoding))
  })
  app.get('/api/docs', async (_, reply) => sendPlainPage(reply, await page(), 'no-cache', plainPolicy))
  if (config.outbox) registerOutbox(app, appContext)
  app.all('/api', async () => {
    throw refuse('NOT_FOUND')
  })
}

/**
 * The document as it's sent: four megabytes, or a twentieth of that compressed, with an ETag by which clients ask whether it has changed.
 */
function documentFile(text: string) {
  const made = new Map<Encoding, Promise<Buffer>>()
  const packed = (encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> => {
    const known = made.get(encoding) ?? compress(Buffer.from(text), encoding)
    made.set(encoding, known)
    return known
  }
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, packed }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const jsonMessagesMax = 100
/** Only a few messages, because the page embeds every mail in full. */
const pageMessagesMax = 30

const hidden = { config: { isHidden: true } } as const

function registerOutbox(app: FastifyInstance, { database, config }: AppContext): void {
  app.get('/dev/outbox.json', hidden, async (request, reply) => {
    refuseStrangers(request)
    const messages = await readOutbox(database.db, jsonMessagesMax)
    return reply.header('Cache-Control', 'no-store').send(messages.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt })))
  })
  app.get('/dev/outbox', hidden, async (request, reply) => {
    refuseStrangers(request)
    const page = outboxPage(await readOutbox(database.db, pageMessagesMax), config.shop.name)
    return sendPlainPage(reply, page, 'no-store', outboxPolicy(config.origin))
  })
}

/** The outbox contains codes that open accounts: it's hidden from requests that come through a proxy or by another host name. */
function refuseStrangers(request: FastifyRequest): void {
  if (!isLocalRequest(request)) throw refuse('NOT_FOUND')
}

const sendPlainPage = (reply: FastifyReply, page: string, cacheControl: string, policy: string): FastifyReply =>
  reply.header('Cache-Control', cacheControl).header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page)
