import createRouter, { type HTTPMethod } from 'find-my-way'
import { includesPattern, parameterMax, patternFinder } from './path-patterns.ts'

interface Found {
  /** The pattern of the path: "/orders/:id". */
  path: string
  /** The route that answers; undefined if the path has only other methods. */
  route?: string | undefined
}

export interface ApiRouter {
  /** Finds what a request leads to; null if no path has this method. */
  find: (method: string, url: string) => { found: Found; params: Record<string, string | undefined> } | null
  /** The methods with which a path can be called; undefined if there is no such path. */
  methodsAt: (url: string) => string[] | undefined
}

const prefix = '/api'
const noQuery = {}
const known = new Map<string, ApiRouter>()

/**
 * The router of the API for these routes ("GET /user/:id"), which are the same for every application of a process: it's built once.
 * Registering 700 routes with Fastify takes each application a hundred milliseconds.
 */
export function apiRouter(routes: readonly string[], retired: readonly string[] = []): ApiRouter {
  const key = [...routes, '', ...retired].join('\n')
  const router = known.get(key) ?? build(routes, retired)
  known.set(key, router)
  return router
}

function build(routes: readonly string[], retired: readonly string[]): ApiRouter {
  // Fastify has parsed the query already.
  const router = createRouter({ maxParamLength: parameterMax, ignoreTrailingSlash: true, querystringParser: () => noQuery })
  const add = (method: string, path: string, route?: string) =>
    router.on(method as HTTPMethod, prefix + path, () => {}, { path, route } satisfies Found)
  const paths = methodsByPath(routes, retired)
  for (const route of [...routes, ...retired]) {
    const [method, path] = splitRoute(route)
    add(method, path, route)
    // HEAD is answered as GET is.
    if (method === 'GET' && paths.get(path)!.taken.has('HEAD')) add('HEAD', path, route)
  }
  for (const [path, method] of hiddenMethods(paths)) add(method, path)
  const pathOf = patternFinder([...paths.keys()])
  return {
    find: (method, url) => {
      const match = router.find(method as HTTPMethod, url)
      return match && { found: match.store as Found, params: match.params }
    },
    methodsAt: (url) => {
      // The path as it was sent: an encoded slash in a parameter doesn't make it another path.
      const path = pathOf(url.slice(prefix.length + 1).split('?', 1)[0]!)
      if (path === undefined) return undefined
      const { callable } = paths.get(path)!
      return [...callable, ...(callable.includes('GET') ? ['HEAD'] : [])]
    },
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

function methodsByPath(routes: readonly string[], retired: readonly string[]): Map<string, PathMethods> {
  const paths = new Map<string, PathMethods>()
  const add = (route: string, isCallable: boolean) => {
    const [method, url] = splitRoute(route)
    const path = paths.get(url) ?? { callable: [], taken: new Set<string>() }
    if (isCallable) path.callable.push(method)
    path.taken.add(method)
    if (method === 'GET' && isCallable) path.taken.add('HEAD')
    paths.set(url, path)
  }
  for (const route of routes) add(route, true)
  for (const route of retired) add(route, false)
  return paths
}

/** "GET /user/:id" as its method and its path. */
export function splitRoute(route: string): [method: string, path: string] {
  const space = route.indexOf(' ')
  return [route.slice(0, space), route.slice(space + 1)]
}
