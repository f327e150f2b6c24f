/** Whether a host is this machine, to which only its own people can connect. */
export const isLoopback = (host: string): boolean => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host)
