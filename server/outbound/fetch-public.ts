import { isIP } from 'node:net'
import { OutboundFailure, outbound } from '#server/outbound.ts'
import type { Network } from './public-address.ts'

interface Limits {
  timeoutMs: number
  maxBytes: number
  /** Aborts it early, when nobody waits for it anymore. */
  stopping?: AbortSignal
}

const redirectsMax = 3

/**
 * Fetches a URL that someone else chose: from the internet, over HTTP(S), within limits. Each redirect is checked like the first URL. Fails
 * with a PermanentOutboundFailure if a retry is useless, otherwise with an OutboundFailure.
 */
export async function fetchPublic(address: string, network: Network, { timeoutMs, maxBytes, stopping }: Limits): Promise<Buffer> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])])
  let url = publicUrl(address, network)
  for (let redirects = 0; ; redirects += 1) {
    const answer = await outbound(url, { signal, timeoutMs, maxBytes, network, returnsRedirects: true })
    if (answer.status < 300) return Buffer.from(await answer.arrayBuffer())
    const location = answer.headers.get('location')
    if (answer.status >= 400 || location === null) throw new PermanentOutboundFailure(`answered ${answer.status}`, answer.status)
    if (redirects >= redirectsMax) throw new PermanentOutboundFailure('redirects too often')
    url = publicUrl(location, network, url)
  }
}

/** A failure for which a retry is useless. */
export class PermanentOutboundFailure extends OutboundFailure {
  constructor(message: string, status?: number) {
    super(message, status === undefined ? {} : { status })
  }
}

function publicUrl(text: string, network: Network, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new PermanentOutboundFailure('is no address that begins with http:// or https://')
  if (url.username !== '' || url.password !== '') throw new PermanentOutboundFailure('has a name or password in it')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !network.allows(host)) throw new PermanentOutboundFailure('is not an address of the internet')
  return url
}
