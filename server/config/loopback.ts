/** Whether a host is this machine, to which only its own people can connect. */
export const isLoopback = (host: string): boolean => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host)

/** Whether a host means every address of this machine: nothing to call a shop by. */
export const isWildcard = (host: string): boolean => ['0.0.0.0', '::', '[::]'].includes(host)
