/** What this page's addresses begin with: nothing in the shop's first language, `/bn` in another. Everything inside goes by paths without it. */
let prefix = ''

/** The browser sets it once; the server before each page it renders, which it does in one piece. */
export const setPathPrefix = (to: string): void => void (prefix = to)

/** A path as links have it on this page. What has the prefix already, or isn't a path of ours, stays as it is. */
export const localPath = (path: string): string => (prefix && path[0] === '/' && !path.startsWith(`${prefix}/`) ? prefix + path : path)

/** The path inside of an address of this page. */
export const plainPath = (path: string): string => (`${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path)
