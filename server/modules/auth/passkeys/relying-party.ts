import type { Config } from '#server/config.ts'

const isIpAddress = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)

/**
 * The relying party ID: the host whose pages passkeys work on. It must be a domain name, so a shop at a loopback address uses localhost.
 */
export function relyingPartyId({ origin }: Config): string {
  const { hostname } = new URL(origin)
  return isIpAddress(hostname) ? 'localhost' : hostname
}

/** The origin of the pages on which passkeys work. */
export function relyingPartyOrigin(config: Config): string {
  const url = new URL(config.origin)
  url.hostname = relyingPartyId(config)
  return url.origin
}
