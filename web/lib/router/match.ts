import type { Match, Params, RouteObject } from './route.ts'

type Route = Match['route']
interface Branch {
  routes: Route[]
  segments: string[]
}
export type Matcher = (pathname: string) => Match[]

/**
 * Finds the routes of a path. Static segments win over parameters, and `*` comes last; case and trailing slashes are ignored. Empty if
 * nothing matches. Routes are sorted by first segment on demand, because a first page needs only one.
 */
export function createMatcher(routes: RouteObject[]): Matcher {
  const branches = branchesOf(routes, [], '')
  const words = new Set(branches.map(firstOf))
  const table = new Map<string, Branch[]>()
  return (pathname) => {
    const parts = pathname.split('/').filter(Boolean).map(decode)
    const firstPart = parts[0]?.toLowerCase() ?? ''
    const word = words.has(firstPart) ? firstPart : ''
    if (!table.has(word)) table.set(word, branches.filter((branch) => [word, ''].includes(firstOf(branch))).toSorted(bySpecificity))
    for (const branch of table.get(word)!) {
      const params = paramsOf(branch.segments, parts)
      if (params) return branch.routes.map((route) => ({ route, params }))
    }
    return []
  }
}

const lowerWord = (segment: string): string => (segment.startsWith(':') ? segment : segment.toLowerCase())
/** The first static segment; empty if the route begins with a parameter. */
const firstOf = ({ segments: [first = ''] }: Branch): string => (/^[:*]/.test(first) ? '' : first)

function branchesOf(routes: RouteObject[], above: Route[], prefix: string): Branch[] {
  return routes.flatMap((declared, index) => {
    const route = Object.assign(declared, { id: declared.id ?? `${prefix}${index}` })
    const chain = [...above, route]
    if (route.children) return branchesOf(route.children, chain, `${route.id}-`)
    return { routes: chain, segments: route.index ? [] : (route.path ?? '').split('/').filter(Boolean).map(lowerWord) }
  })
}

const rank = (segment: string | undefined): number => (segment === '*' ? 0 : segment === undefined ? 1 : segment.startsWith(':') ? 2 : 3)

function bySpecificity(a: Branch, b: Branch): number {
  const longest = Math.max(a.segments.length, b.segments.length)
  for (let at = 0; at < longest; at += 1) {
    const difference = rank(b.segments[at]) - rank(a.segments[at])
    if (difference !== 0) return difference
  }
  return 0
}

function paramsOf(segments: string[], parts: string[]): Params | undefined {
  const params: Params = {}
  for (const [at, segment] of segments.entries()) {
    if (segment === '*') return params
    const part = parts[at]
    if (part === undefined) return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = part
    else if (segment !== part.toLowerCase()) return undefined
  }
  return segments.length === parts.length ? params : undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
