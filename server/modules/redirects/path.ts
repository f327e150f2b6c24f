/** The longest path that is stored. */
export const pathMax = 500
/** Paths that the server handles itself, so redirects don't apply. */
const ours = /^\/(?:api|admin|assets|admin-assets|pictures|media|dev)(?:\/|$)/

/** The normalized path that a redirect starts from, in this shop and without parameters; undefined if invalid. */
export function fromPath(text: string, origin: string): string | undefined {
  const url = urlOf(text, origin)
  if (!url || url.search !== '' || url.pathname === '/' || ours.test(url.pathname)) return undefined
  return url.pathname.length <= pathMax ? url.pathname : undefined
}

/** The target of a redirect: a path of the shop with its parameters; undefined if invalid. External targets aren't allowed. */
export function toPath(text: string, origin: string): string | undefined {
  const url = urlOf(text, origin)
  const path = url && url.pathname + url.search
  return path !== undefined && path.length <= pathMax ? path : undefined
}

/** Parses an address of the shop. "//evil.example" and "/\evil.example" lead to other hosts. */
function urlOf(text: string, origin: string): URL | undefined {
  const url = /^(?:\/|https?:\/\/)/i.test(text) && !text.includes('\\') ? URL.parse(text, origin) : null
  if (!url || url.origin !== origin || url.username !== '') return undefined
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.pathname.startsWith('//') ? undefined : url
}
