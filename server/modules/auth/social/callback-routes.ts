import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { provider as providerField, type Provider } from '#contract/auth/social.ts'
import { limits } from '#contract/limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { readRequest } from '#server/http/call-request.ts'
import type { AppContext, RequestContext } from '#server/http/context.ts'
import { isSecure, sendCookies } from '#server/http/cookies.ts'
import { startAuthorization } from './authorization.ts'
import { type CallbackContext, handleCallback } from './callback.ts'
import type { SocialClients } from './clients.ts'
import { failureCode } from './errors.ts'

/**
 * The routes that start an authorization and receive its callback. The browser navigates to both, so failures redirect to a page that
 * explains them. Apple's callback is a form post from its own site; the state in our cookie serves as the anti-forgery token.
 */
export function registerCallbackRoutes(app: FastifyInstance, appContext: AppContext, clients: SocialClients): void {
  const callback = { database: appContext.database, clients }
  app.get('/auth/:provider/start', { exposeHeadRoute: false }, (request, reply) =>
    redirect(request, reply, appContext, (provider, context) => start(request, provider, context, callback)),
  )
  app.get('/auth/:provider/callback', { exposeHeadRoute: false }, (request, reply) =>
    redirect(request, reply, appContext, (provider, context) => handleCallback(request.log, provider, queryOf(request), context, callback)),
  )
  void app.register(async (forms) => {
    const type = 'application/x-www-form-urlencoded'
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: limits.bodyBytes }, (_, body, done) => done(null, body))
    forms.post('/auth/:provider/callback', { config: { skipsAntiforgery: true } }, (request, reply) =>
      redirect(request, reply, appContext, (provider, context) =>
        handleCallback(request.log, provider, formOf(request), context, callback),
      ),
    )
  })
}

/** Redirects to the location that `handle` returns, with the cookies it has set. */
async function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, config, signingSecret, log }: AppContext,
  handle: (provider: Provider, context: RequestContext) => Promise<string>,
): Promise<FastifyReply> {
  const provider = providerField.safeParse((request.params as { provider: string }).provider)
  if (!provider.success) throw refuse('NOT_FOUND')
  const { client } = readRequest(request, isSecure(config.origin))
  const location = await handle(provider.data, {
    now: clock(),
    caller: null,
    client,
    config,
    signingSecret,
    log,
    requestId: request.id,
    rateLimits: [],
  })
  sendCookies(reply, client.cookies)
  return reply.header('Cache-Control', 'no-store').redirect(location, 303)
}

async function start(request: FastifyRequest, provider: Provider, context: RequestContext, { clients }: CallbackContext): Promise<string> {
  const own = new URL(request.url, context.config.origin)
  // The callback comes to the shop's own host name, where cookies set for 127.0.0.1 aren't sent.
  if (own.hostname === 'localhost' && request.host === `127.0.0.1:${own.port}`) return own.href
  const next = queryOf(request).get('next')?.slice(0, serverLimits.social.nextMax)
  try {
    return (await startAuthorization(clients, provider, context.client.cookies, { next }, context)).href
  } catch (error) {
    return serverUrls.socialBack(provider, { next, failure: failureCode(error, request.log) })
  }
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1])
const formOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '')
