import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { RetiredRoute } from '#contract/retired.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const

/** What a path answers besides its calls: OPTIONS tells its methods, any other method is refused with 405 and the same list in Allow. */
export function registerOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[], retired: readonly RetiredRoute[] = []): void {
  for (const [path, { callable, taken }] of methodsByPath(endpoints, retired)) {
    const allow = [...callable, ...(callable.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    const withAllow = (reply: FastifyReply) => reply.header('Allow', allow).header('Cache-Control', 'no-store')
    app.options(`/api${path}`, async (_, reply) => withAllow(reply).code(204).send())
    app.route({
      method: methods.filter((method) => !taken.has(method)),
      url: `/api${path}`,
      handler: async (_, reply) => {
        withAllow(reply)
        throw refuse('METHOD_NOT_ALLOWED', { method: [`is not one of ${allow}`] })
      },
    })
  }
}

/** Calls that are no more, refused with RETIRED and what to call now. */
export function registerRetired(app: FastifyInstance, retired: readonly RetiredRoute[]): void {
  for (const { route, instead } of retired) {
    const [method, url] = splitRoute(route)
    const problem = instead === undefined ? 'was retired; nothing took its place' : `was retired; call ${instead}`
    app.route({
      method,
      url: `/api${url}`,
      exposeHeadRoute: false,
      handler: async () => {
        throw refuse('RETIRED', { [route]: [problem] })
      },
    })
  }
}

interface PathMethods {
  callable: string[]
  /** Those that have a route. */
  taken: Set<string>
}

function methodsByPath(endpoints: readonly Endpoint[], retired: readonly RetiredRoute[]): Map<string, PathMethods> {
  const paths = new Map<string, PathMethods>()
  const add = (route: string, isCallable: boolean) => {
    const [method, url] = splitRoute(route)
    const path = paths.get(url) ?? { callable: [], taken: new Set<string>() }
    if (isCallable) path.callable.push(method)
    path.taken.add(method)
    if (method === 'GET' && isCallable) path.taken.add('HEAD')
    paths.set(url, path)
  }
  for (const { route } of endpoints) add(route, true)
  for (const { route } of retired) add(route, false)
  return paths
}

/** "GET /user/:id" as its method and its path. */
export function splitRoute(route: string): [method: string, path: string] {
  const space = route.indexOf(' ')
  return [route.slice(0, space), route.slice(space + 1)]
}
