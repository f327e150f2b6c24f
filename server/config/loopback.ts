/** Whether a host is a loopback address, which only this machine can connect to. */
export const isLoopback = (host: string): boolean => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host)

/** Whether a host is a wildcard address, which can't be part of a shop's URL. */
export const isWildcard = (host: string): boolean => ['0.0.0.0', '::', '[::]'].includes(host)
