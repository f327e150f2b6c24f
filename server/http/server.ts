import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { refuseForgeries } from './antiforgery.ts'
import { allowOrigins } from './cors.ts'
import { createBoundedServer } from './connections/server.ts'
import { errorSender } from './errors.ts'
import { logUnavailable } from './log-unavailable.ts'
import { hasSeveralHosts, isEncoded, isUtf8, isNotOriginForm, sendClientError, withReadablePath } from './malformed.ts'
import { securityHeaders } from './headers.ts'
import { refuseUnknownRoutes } from './known-routes.ts'
import { parameterMax } from './path-patterns.ts'
import { patternOf } from './paths.ts'

/** Where log lines go. */
export interface LogTarget {
  write: (line: string) => void
}
type Settings = Pick<Config, 'locales' | 'logLevel' | 'trustedProxies' | 'origin' | 'corsOrigins' | 'connections' | 'connectionsPerClient'>

/** Query strings may contain the tokens of signed links. */
const withoutQuery = ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] })
/** PostgreSQL's errors contain the rejected row, with personal data in it. */
const withoutData = ({ name, code, message, stack }: FastifyError) => ({ type: name, code, message, stack: stack ?? '' })

/** Replaces Fastify's two schema compilers, which it would load at each start: inputs and outputs are checked by the contract. */
const refuseSchema = () => () => {
  throw new Error('routes have no schemas of Fastify: their input belongs to the contract')
}
const noSchemas = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

/** An HTTP server without routes, with the rules for every request: limits, headers, JSON only, logging. */
export function createServer(settings: Settings, log: LogTarget = process.stdout): FastifyInstance {
  const { locales, logLevel, trustedProxies, origin, corsOrigins, connections, connectionsPerClient } = settings
  const sendError = errorSender(locales)
  const headers = securityHeaders(origin)
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    // An empty list trusts no proxy: anyone can send X-Forwarded-For.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logger: { level: logLevel, stream: log, serializers: { req: withoutQuery, err: withoutData } },
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createBoundedServer(handle, { trustedProxies, connections, connectionsPerClient }),
    schemaController: { compilersFactory: noSchemas },
    routerOptions: { maxParamLength: parameterMax, ignoreTrailingSlash: true },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: sendClientError,
    rewriteUrl: ({ url = '/' }) => withReadablePath(url),
    // These errors happen before any hook.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers).header('X-Request-Id', request.id)),
  })
  if (trustedProxies.length === 0) warnOfProxy(app)
  parseJsonOnly(app)
  app.setErrorHandler((error, request, reply) => {
    logUnavailable(request.log, error, { reqId: request.id, route: patternOf(request) })
    return sendError(error, request, reply)
  })
  refuseUnknownRoutes(app)
  // Hooks that run for every request use callbacks: a promise for each would cost as much as the hook itself.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.socket.remoteAddress === undefined) {
      // The client has disconnected already. Nobody waits for a response, and limits couldn't tell whose request it is.
      reply.hijack()
      request.socket.destroy()
      return
    }
    reply.headers(headers).header('X-Request-Id', request.id)
    if (isNotOriginForm(request.raw.url ?? '')) done(refuse('MALFORMED_REQUEST', { url: ['must be a path'] }))
    else if (hasSeveralHosts(request.raw.rawHeaders)) done(refuse('MALFORMED_REQUEST', { Host: ['must be sent once'] }))
    else if (isEncoded(request.headers['content-encoding']))
      done(refuse('UNSUPPORTED_TYPE', { 'Content-Encoding': ['send the body uncompressed'] }))
    else done()
  })
  refuseForgeries(app)
  allowOrigins(app, corsOrigins)
  // This runs when the response is sent, not when the request starts: requests already in progress when draining begins must close their
  // connection, too.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (draining.has(app)) reply.header('Connection', 'close')
    done(null, payload)
  })
  return app
}

/** Request ids, different in every process. Ids from clients aren't used: anyone could forge log lines that look like another request's. */
function requestIds(): () => string {
  const prefix = randomBytes(4).toString('hex')
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}

/** Warns once about an untrusted proxy: behind it every client has the proxy's address, so all clients share its limits. */
function warnOfProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      app.log.warn('requests come through a proxy (X-Forwarded-For), but TRUSTED_PROXY is not set: all clients count as one')
    }
    done()
  })
}

const draining = new WeakSet<FastifyInstance>()

/**
 * Makes /ready respond with 503 and responses close their connections. After the delay, in which load balancers notice, it accepts no more
 * connections, finishes the requests in progress and closes the server.
 */
export async function drain(app: FastifyInstance, delayMs: number): Promise<void> {
  draining.add(app)
  if (delayMs > 0 && app.server.listening) await delay(delayMs)
  await app.close()
}

/** Whether `drain` was called. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app)

function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isUtf8(request.headers['content-type'])) done(refuse('UNSUPPORTED_TYPE', { 'Content-Type': ['send JSON as UTF-8'] }))
    else if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
