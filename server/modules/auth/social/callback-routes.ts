import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '#contract/limits.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { provider as providerField, type Provider } from '#contract/auth/social.ts'
import { urls } from '#contract/urls.ts'
import { readRequest } from '#server/http/call-request.ts'
import { isSecure, sendCookies } from '#server/http/cookies.ts'
import type { RequestContext, AppContext } from '#server/http/context.ts'
import { arrive, type Arrival } from './callback.ts'
import { failureOf } from './errors.ts'
import { setOut } from './authorization.ts'

/**
 * Where a browser leaves for a provider and comes back: navigations, so a failure leads back to a page that says why.
 * Apple comes back by a form post from its own site; the state in our cookie proves it, so no echo is asked for.
 */
export function registerSocialDoors(app: FastifyInstance, appContext: AppContext, arrival: Arrival): void {
  app.get('/auth/:provider/start', { exposeHeadRoute: false }, (request, reply) =>
    lead(request, reply, appContext, (provider, context) => leave(request, provider, context, arrival)),
  )
  app.get('/auth/:provider/callback', { exposeHeadRoute: false }, (request, reply) =>
    lead(request, reply, appContext, (provider, context) => arrive(request.log, provider, queryOf(request), context, arrival)),
  )
  void app.register(async (forms) => {
    const type = 'application/x-www-form-urlencoded'
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: limits.bodyBytes }, (_, body, done) => done(null, body))
    forms.post('/auth/:provider/callback', { config: { skipsAntiforgery: true } }, (request, reply) =>
      lead(request, reply, appContext, (provider, context) => arrive(request.log, provider, formOf(request), context, arrival)),
    )
  })
}

/** Sends the browser where `where` says, with the cookies it has set. */
async function lead(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, config, signingSecret }: AppContext,
  where: (provider: Provider, context: RequestContext) => Promise<string>,
): Promise<FastifyReply> {
  const provider = providerField.safeParse((request.params as { provider: string }).provider)
  if (!provider.success) throw refuse('NOT_FOUND')
  const { client } = readRequest(request, isSecure(config.origin))
  const location = await where(provider.data, { now: clock(), caller: null, client, config, signingSecret })
  sendCookies(reply, client.cookies)
  return reply.header('Cache-Control', 'no-store').redirect(location, 303)
}

async function leave(request: FastifyRequest, provider: Provider, context: RequestContext, { clients }: Arrival): Promise<string> {
  const home = new URL(request.url, context.config.origin)
  // One comes back by the shop's own name, where cookies of the bare address are not seen.
  if (home.hostname === 'localhost' && request.host === `127.0.0.1:${home.port}`) return home.href
  const next = queryOf(request).get('next')?.slice(0, rates.social.nextMax)
  try {
    return (await setOut(clients, provider, context.client.cookies, { next }, context)).href
  } catch (error) {
    return urls.socialBack(provider, { next, failure: failureOf(error, request.log) })
  }
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1])
const formOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '')
