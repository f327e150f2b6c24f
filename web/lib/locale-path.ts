/** The prefix of URLs on this page: empty in the shop's first language, `/bn` in another. Internally, paths don't have it. */
let prefix = ''

/** Sets the prefix: the browser once, the server before each render, which is synchronous. */
export const setPathPrefix = (to: string): void => void (prefix = to)

/** Adds the prefix to a path for a link. External URLs, and paths that have the prefix, are returned as they are. */
export const localPath = (path: string): string => (prefix && path[0] === '/' && !path.startsWith(`${prefix}/`) ? prefix + path : path)

/** Removes the prefix from a path. */
export const plainPath = (path: string): string => (`${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path)
