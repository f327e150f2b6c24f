/** Domains that don't exist on the internet (RFC 6761, RFC 6762, RFC 8375). */
const nowhere = /\.(?:local|localhost|internal|lan|home|test|example|invalid|arpa)$/
const name = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/

/** Whether an address can belong to a push service: HTTPS on the default port, a public domain, and a path that identifies the browser. */
export function isPushService(address: string): boolean {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && name.test(hostname) && !nowhere.test(hostname) && pathname.length > 1
}
