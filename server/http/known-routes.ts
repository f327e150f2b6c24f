import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { patternFinder } from './path-patterns.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route isn't available to everyone, so it isn't revealed by a 405 for other methods either. */
    isHidden?: true
  }
}

type MethodsOf = (url: string) => string[]
const known = new WeakMap<FastifyInstance, MethodsOf>()

/** The path of a URL without its first slash and its query, as it was sent. */
const pathOf = (url: string): string => url.slice(1).split('?', 1)[0]!

/**
 * Refuses requests that match no route: with 405 and the methods in Allow if the path has other methods, else with NOT_FOUND. Paths are
 * collected as routes are registered, and compared only after a miss, so matched requests pay nothing.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.endsWith('*') || config?.isHidden) return
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]))
  })
  let find: ReturnType<typeof patternFinder> | undefined
  known.set(app, (url) => {
    find ??= patternFinder([...methods.keys()])
    return [...(methods.get(find(pathOf(url)) ?? '') ?? [])]
  })
  app.setNotFoundHandler((request, reply) => {
    const others = methodsAt(app, request.url)
    if (others.length === 0 || others.includes(request.method)) throw refuse('NOT_FOUND')
    return refuseMethod(others, request, reply)
  })
}

/** The methods of the routes at a path; wildcard routes have none here. */
export const methodsAt = (app: FastifyInstance, url: string): string[] => known.get(app)?.(url) ?? []

/** Answers a method that a path doesn't have: OPTIONS lists those it has, any other one is refused with the same list in Allow. */
export function refuseMethod(others: Iterable<string>, { method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allow = [...new Set([...others, 'OPTIONS'])].join(', ')
  reply.header('Allow', allow).header('Cache-Control', 'no-store')
  if (method === 'OPTIONS') return reply.code(204).send()
  throw refuse('METHOD_NOT_ALLOWED', { method: [`is not one of ${allow}`] })
}
