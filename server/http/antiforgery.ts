import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { cookies, parseCookies } from './cookies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that is told by other means who sends it (the `state` of a provider's form post): no echo is asked for. */
    provesItsCaller?: true
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const ours = Object.keys(cookies)

/**
 * Another site can make a browser send our cookies, but can't read them: so an unsafe request that carries one of ours must
 * echo the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. A request without cookies (a bearer client) needs nothing.
 */
export function refuseForgeries(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie === undefined || safe.has(request.method) || request.routeOptions.config.provesItsCaller) return
    if (isForged(request)) throw refuse('ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG', { 'X-XSRF-TOKEN': ['must repeat the cookie XSRF-TOKEN'] })
  })
}

function isForged({ headers }: FastifyRequest): boolean {
  const sent = parseCookies(headers.cookie)
  if (!ours.some((name) => sent.has(name))) return false
  const kept = Buffer.from(sent.get('XSRF-TOKEN') ?? '')
  const echoed = Buffer.from(String(headers['x-xsrf-token'] ?? ''))
  return kept.length === 0 || kept.length !== echoed.length || !timingSafeEqual(kept, echoed)
}
