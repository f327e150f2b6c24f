import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { protectedCookies } from './cookies.ts'
import { timingSafeEquals } from './signatures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that is protected by other means (the `state` of a provider's form post): no X-XSRF-TOKEN is required. */
    skipsAntiforgery?: true
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Double-submit cookie: another site can make a browser send our cookies, but can't read them. So an unsafe request with one of our cookies
 * must repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. A request without cookies (a bearer client) needs nothing. A subdomain that
 * sets the cookie gains nothing, as no page of another origin may send the header (cors.ts).
 */
export function refuseForgeries(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    if (request.headers.cookie === undefined || safe.has(request.method) || request.routeOptions.config.skipsAntiforgery) done()
    else if (!isForged(request)) done()
    else done(refuse('ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG', { 'X-XSRF-TOKEN': ['must repeat the cookie XSRF-TOKEN'] }))
  })
}

function isForged({ headers }: FastifyRequest): boolean {
  const sent = parseCookie(headers.cookie ?? '')
  if (!protectedCookies.some((name) => sent[name] !== undefined)) return false
  const expected = sent['XSRF-TOKEN'] ?? ''
  return expected === '' || !timingSafeEquals(String(headers['x-xsrf-token'] ?? ''), expected)
}
