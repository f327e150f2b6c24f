import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { RetiredRoute } from '#contract/retired.ts'
import { type ApiRouter, apiRouter } from './api-router.ts'
import { refuseMethod } from './known-routes.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Paths {
  /** The routes of all endpoints, also of those that Fastify calls itself. */
  routes: readonly string[]
  /** What answers a route. */
  handlers: ReadonlyMap<string, Answer>
  retired?: readonly RetiredRoute[]
  childLoggerFactory?: FastifyInstance['childLoggerFactory']
}

const routers = new WeakMap<FastifyInstance, ApiRouter>()
const allPaths = '/api/*'

/**
 * Registers one Fastify route for all calls of the API; a router that all applications share finds the call. For other methods of a path,
 * OPTIONS lists its methods, and any other one is refused with 405 and the same list in Allow.
 */
export function registerPaths(app: FastifyInstance, { routes, handlers, retired = [], childLoggerFactory }: Paths): void {
  const retiredRoutes = retired.map(({ route }) => route)
  const router = apiRouter(routes, retiredRoutes)
  const allHandlers = new Map([...handlers, ...retired.map((one): [string, Answer] => [one.route, refuseRetired(one)])])
  routers.set(app, router)
  app.route({
    // Fastify adds HEAD, which drops the body.
    method: app.supportedMethods.filter((method) => method !== 'HEAD'),
    url: allPaths,
    exposeHeadRoute: true,
    ...(childLoggerFactory && { childLoggerFactory }),
    handler: async (request, reply) => {
      const match = router.find(request.method, request.url)
      const answer = allHandlers.get(match?.found.route ?? '')
      if (!match || !answer) return answerOtherMethod(router, request, reply)
      request.params = match.params
      return answer(request, reply)
    },
  })
}

function answerOtherMethod(router: ApiRouter, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = router.methodsAt(request.url)
  if (methods) return refuseMethod(methods, request, reply)
  reply.callNotFound()
  return reply
}

/** The pattern of a request's path ("/api/orders/:id"), for logs and metrics; undefined if it has none. */
export function patternOf({ routeOptions, server, method, url }: FastifyRequest): string | undefined {
  const match = routeOptions.url === allPaths ? routers.get(server)?.find(method, url) : undefined
  return match ? `/api${match.found.path}` : routeOptions.url
}

/** Refuses retired calls with RETIRED and the call that replaces them. */
function refuseRetired({ route, instead }: RetiredRoute): Answer {
  const problem = instead === undefined ? 'was retired; nothing took its place' : `was retired; call ${instead}`
  return async () => {
    throw refuse('RETIRED', { [route]: [problem] })
  }
}
