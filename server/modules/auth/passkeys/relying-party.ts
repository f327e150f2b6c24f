import type { Config } from '#server/config.ts'

const isAddress = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)

/** The host whose pages passkeys are for. They need a name: a shop at a loopback address has them as localhost. */
export function passkeyHost({ origin }: Config): string {
  const { hostname } = new URL(origin)
  return isAddress(hostname) ? 'localhost' : hostname
}

/** The origin of those pages. */
export function passkeyOrigin(config: Config): string {
  const url = new URL(config.origin)
  url.hostname = passkeyHost(config)
  return url.origin
}
