import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { RetiredRoute } from '#contract/retired.ts'
import { refuseMethod } from './known-routes.ts'
import { includesPattern, patternFinder } from './path-patterns.ts'

/**
 * Answers other methods of a path: OPTIONS lists its methods, any other method is refused with 405 and the same list in Allow. The list is
 * made on request: a route for each path would make up two thirds of all routes, which every start would register.
 */
export function registerOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[], retired: readonly RetiredRoute[] = []): void {
  const paths = methodsByPath(endpoints, retired)
  const answer = async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { callable } = paths.get(path)!
    return refuseMethod([...callable, ...(callable.includes('GET') ? ['HEAD'] : [])], request, reply)
  }
  for (const [path, method] of hiddenMethods(paths))
    app.route({ method, url: `/api${path}`, exposeHeadRoute: false, handler: (request, reply) => answer(path, request, reply) })
  const pathOf = patternFinder([...paths.keys()])
  app.all('/api/*', async (request, reply) => {
    // The path as it was sent: an encoded slash in a parameter doesn't make it another path.
    const path = pathOf(request.url.slice('/api/'.length).split('?', 1)[0]!)
    return path === undefined ? reply.callNotFound() : answer(path, request, reply)
  })
}

/** Refuses retired calls with RETIRED and the call that replaces them. */
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

/** Methods that a path doesn't have, but that a path matching it with parameters does: "GET /orders/list" would be the order "list". */
function hiddenMethods(paths: Map<string, PathMethods>): [path: string, method: string][] {
  const all = [...paths].map(([path, { taken }]) => ({ path, taken, segments: path.split('/') }))
  const withParameters = Map.groupBy(
    all.filter(({ path }) => path.includes('/:')),
    ({ segments }) => segments.length,
  )
  return all.flatMap(({ path, taken, segments }) => {
    const others = (withParameters.get(segments.length) ?? []).filter(
      (other) => other.path !== path && includesPattern(other.segments, segments),
    )
    const hidden = new Set(others.flatMap((other) => [...other.taken]).filter((method) => !taken.has(method)))
    return [...hidden].map((method): [string, string] => [path, method])
  })
}

interface PathMethods {
  callable: string[]
  /** The methods that have a route. */
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
