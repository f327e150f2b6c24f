/** The longest path that is stored. */
export const pathMax = 500
/** What the server answers itself, whatever is stored. */
const ours = /^\/(?:api|admin|assets|admin-assets|pictures|media|dev)(?:\/|$)/

/** A path as it's compared: of the shop itself, without what follows it. Undefined where it's none. */
export function fromPath(text: string, origin: string): string | undefined {
  const url = urlOf(text, origin)
  if (!url || url.search !== '' || url.pathname === '/' || ours.test(url.pathname)) return undefined
  return url.pathname.length <= pathMax ? url.pathname : undefined
}

/** Where a redirect leads: a path of the shop, with its parameters. Undefined where it's none; nobody is sent elsewhere. */
export function toPath(text: string, origin: string): string | undefined {
  const url = urlOf(text, origin)
  const path = url && url.pathname + url.search
  return path !== undefined && path.length <= pathMax ? path : undefined
}

/** Only of the shop: "//evil.example" and "/\evil.example" are addresses of others. */
function urlOf(text: string, origin: string): URL | undefined {
  const url = /^(?:\/|https?:\/\/)/i.test(text) && !text.includes('\\') ? URL.parse(text, origin) : null
  if (!url || url.origin !== origin || url.username !== '') return undefined
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.pathname.startsWith('//') ? undefined : url
}
