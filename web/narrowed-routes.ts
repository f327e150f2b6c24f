import type { RouteObject } from 'react-router'

const firstPartOf = (pattern: string): string => pattern.split('/', 1)[0] ?? ''

/**
 * For each word that routes begin with ("product" of "product/:slug"): the routes that an address with this word can match, in the same
 * tree. For each page the router compares its address with every route twice, and makes an expression of each: a few cost a tenth.
 */
export function narrowedRoutes<R extends RouteObject>(routes: R[]): Map<string, R[]> {
  return new Map([...wordsOf(routes)].map((word) => [word, narrow(routes, word)]))
}

/** The word that a path begins with, as `narrowedRoutes` knows it. */
export const wordOf = (path: string): string => firstPartOf(path.slice(1))

function wordsOf(routes: RouteObject[]): Set<string> {
  const words = routes.flatMap(({ path, children = [] }) => (path === undefined ? [...wordsOf(children)] : firstPartOf(path)))
  return new Set(words.filter((word) => /^\w+$/.test(word)))
}

function narrow<R extends RouteObject>(routes: R[], word: string): R[] {
  return routes.flatMap((route) => {
    if (route.path !== undefined) return [word, '*'].includes(firstPartOf(route.path)) ? route : []
    if (!route.children) return []
    const children = narrow(route.children, word)
    return children.length > 0 ? { ...route, children } : []
  })
}
