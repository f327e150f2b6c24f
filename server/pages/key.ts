/** The query parameters that change what a page shows; all others (utm_source and the like) change nothing. */
const known = new Set(['brand', 'category', 'inStock', 'maxPrice', 'minPrice', 'option', 'page', 'rating', 'sort', 'variant'])
/** The pages that are the same for everyone; all others may carry a secret in their address and are never kept or shared. */
const shared = /^\/(?:market$|collections\/|product\/)/
const lengthMax = 1500

/** What a page is kept under: the path and the parameters that count, in one order. Null: not to be kept. */
export function pageKey(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!shared.test(path) || path.length > lengthMax) return null
  if (mark < 0) return path
  const query = new URLSearchParams(url.slice(mark))
  const pairs = [...query].filter(([name, value]) => known.has(name) && value !== '')
  if (pairs.length === 0) return path
  pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const key = `${path}?${new URLSearchParams(pairs)}`
  return key.length > lengthMax ? null : key
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
