/**
 * The pages that are the same for everyone, each with the query parameters that affect it; all others (utm_source and the like) don't. A
 * page that isn't listed may have a secret in its URL and is never cached or shared. The most requested pages come first.
 */
const shared: [path: RegExp, parameters: Set<string>][] = [
  [/^\/product\//, new Set(['shown', 'variant'])],
  [
    /^\/collections\//,
    new Set([
      'after',
      'bestSeller',
      'brand',
      'deal',
      'from',
      'inStock',
      'isNew',
      'maxPrice',
      'minPrice',
      'option',
      'page',
      'rail',
      'rating',
      'reduced',
      'saving',
      'sort',
    ]),
  ],
  [/^\/$/, new Set()],
  [/^\/market$/, new Set()],
  [/^\/(about|return-policy|privacy-policy|terms-of-service(\/ios|\/android)?|(clubs\/)?disclaimer|subscription-policy)$/, new Set()],
  [/^\/pages\/[^/]+$/, new Set()],
  [/^\/faq$/, new Set(['q'])],
  [/^\/newsletter\/archive$/, new Set(['page'])],
  [/^\/newsletter\/archive\/[^/]+$/, new Set()],
  [/^\/blogs$/, new Set(['category', 'month', 'page'])],
  [/^\/blogs\/[^/]+$/, new Set()],
  [/^\/service$/, new Set()],
  [/^\/people\/[^/]+(\/(followers|following))?$/, new Set()],
  [/^\/newsfeed$/, new Set(['view'])],
  [/^\/clubs$/, new Set(['q'])],
  [/^\/clubs\/(?!new$|disclaimer$)[^/]+$/, new Set(['tab'])],
  [/^\/challenges(\/[^/]+)?$/, new Set()],
  [/^\/leaderboards$/, new Set(['age', 'by', 'class', 'lift', 'sex', 'span'])],
  [/^\/post\/[^/]+$/, new Set()],
  [/^\/tags\/[^/]+$/, new Set()],
  [/^\/compare$/, new Set(['products'])],
  [/^\/size-guide\/[^/]+$/, new Set()],
]
const lengthMax = 1500

/** A page's cache key: the path and the relevant parameters, in a fixed order. Null for a page that isn't cached. */
export function pageKey(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const known = shared.find(([pattern]) => pattern.test(path))?.[1]
  if (!known || path.length > lengthMax) return null
  if (mark < 0) return path
  const query = new URLSearchParams(url.slice(mark))
  const pairs = [...query].filter(([name, value]) => known.has(name) && value !== '')
  if (pairs.length === 0) return path
  pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const key = `${path}?${new URLSearchParams(pairs)}`
  return key.length > lengthMax ? null : key
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
