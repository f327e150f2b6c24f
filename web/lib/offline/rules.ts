/** What only the server can do, or what belongs to staff. */
const others = /^\/(?:api|admin|auth|dev|language|media|invoices|download)(?:\/|$)/

/** Whether an address is one of the shop's pages, which may be shown again while offline. */
export const isPage = (path: string): boolean => !others.test(path)

/** Whether a call may be answered from what was seen: a read, by whoever hasn't said who they are. */
export const isPublicCall = (path: string, headers: Headers): boolean => path.startsWith('/api/') && !headers.has('authorization')

/** Whether an answer is the same for everyone, whole, and at its own address. */
export const isPublic = ({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '')
