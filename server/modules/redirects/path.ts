import { isLivePage } from './live-pages.ts'

/** The longest path that is stored. */
const pathMax = 500
/** Paths that the server handles itself, so redirects don't apply. */
const ours = /^\/(?:api|admin|assets|admin-assets|pictures|media|dev)(?:\/|$)/

/** A path without trailing slashes. Not by a regular expression, which would take seconds for ten thousand slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * The normalized path that a redirect starts from, without parameters; undefined if it's invalid or belongs to a page that always exists.
 * Of a full URL only the path counts, because the old shop may have had another host.
 */
export function sourcePath(text: string, origin: string): string | undefined {
  const url = urlOf(withoutHost(text), origin)
  if (!url || url.search !== '' || url.pathname === '/' || ours.test(url.pathname) || isLivePage(url.pathname)) return undefined
  return url.pathname.length <= pathMax ? url.pathname : undefined
}

function withoutHost(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url ? url.pathname + url.search : text
}

/** The target of a redirect: a path of the shop with its parameters; undefined if invalid. External targets aren't allowed. */
export function targetPath(text: string, origin: string): string | undefined {
  const url = urlOf(text, origin)
  const path = url && url.pathname + url.search
  return path !== undefined && path.length <= pathMax ? path : undefined
}

/** Parses an address of the shop. "//evil.example" and "/\evil.example" lead to other hosts. */
function urlOf(text: string, origin: string): URL | undefined {
  const url = /^(?:\/|https?:\/\/)/i.test(text) && !text.includes('\\') ? URL.parse(text, origin) : null
  if (!url || url.origin !== origin || url.username !== '') return undefined
  url.pathname = withoutEndSlashes(url.pathname)
  return url.pathname.startsWith('//') ? undefined : url
}
