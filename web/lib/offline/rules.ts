/** Paths that need the server, or belong to staff. */
const others = /^\/(?:api|admin|auth|dev|language|media|invoices|download)(?:\/|$)/

/** Whether a path is one of the shop's pages, which can be shown from the cache while offline. */
export const isPage = (path: string): boolean => !others.test(path)

/** Whether a call can be answered from the cache: an anonymous one. */
export const isPublicCall = (path: string, headers: Headers): boolean => path.startsWith('/api/') && !headers.has('authorization')

/** Whether a response is the same for everyone, complete, and not redirected. */
export const isPublic = ({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '')
