import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { statement } from '#server/db/statement.ts'
import { readOutbox } from '#server/outside/outbox.ts'
import { docsPage } from './docs.ts'
import type { House } from './house.ts'
import { plainPolicy } from './html.ts'
import { openApi } from './openapi.ts'
import { outboxPage, outboxPolicy } from './outboxpage.ts'
import { isDraining } from './server.ts'

const ping = statement('health.ping', {}, { one: 'int4' }, 'select 1 as one')

/** The doors that are not calls: health, documentation, and the outbox of a shop that runs on one's own machine. */
export function registerWellKnown(app: FastifyInstance, house: House, endpoints: readonly Endpoint[]): void {
  const { config, database } = house
  app.get('/health', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'up' }))
  app.get('/ready', async (_, reply) => {
    if (isDraining(app)) throw refuse('SERVICE_UNAVAILABLE', null, 5)
    await ping.one(database.db, {})
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
  const document = openApi(endpoints, { name: config.shop.name, origin: config.origin })
  const page = docsPage(document, endpoints)
  app.get('/api/openapi.json', async (_, reply) => reply.header('Cache-Control', 'no-cache').send(document))
  app.get('/api/docs', async (_, reply) => sendPlainPage(reply, page, 'no-cache', plainPolicy))
  if (config.outbox) registerOutbox(app, house)
  app.all('/api', async () => {
    throw refuse('NOT_FOUND')
  })
  app.all('/api/*', async () => {
    throw refuse('NOT_FOUND')
  })
}

const outboxMax = 100
/** A page holds its mails whole. */
const shownMax = 30

function registerOutbox(app: FastifyInstance, { database, config }: House): void {
  app.get('/dev/outbox.json', async (_, reply) => {
    const messages = await readOutbox(database.db, outboxMax)
    return reply.header('Cache-Control', 'no-store').send(messages.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt })))
  })
  app.get('/dev/outbox', async (_, reply) =>
    sendPlainPage(reply, outboxPage(await readOutbox(database.db, shownMax), config.shop.name), 'no-store', outboxPolicy(config.origin)),
  )
}

const sendPlainPage = (reply: FastifyReply, page: string, caching: string, policy: string): FastifyReply =>
  reply.header('Cache-Control', caching).header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page)
