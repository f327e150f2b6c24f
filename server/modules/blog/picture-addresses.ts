import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where a picture of a post is shown from: the address names it and is signed, so that we fetch for nobody else. */
export const pictureAddress = (secret: string, url: string): string =>
  `/blog-pictures/${signatureOf(secret, url)}.webp?${new URLSearchParams({ url })}`

/** Whether an address of a picture is one of ours. */
export function isSigned(secret: string, signature: string, url: string): boolean {
  const expected = Buffer.from(signatureOf(secret, url))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const signatureOf = (secret: string, url: string): string =>
  createHmac('sha256', secret).update(`blog picture ${url}`).digest('base64url').slice(0, 22)

const urlMax = 500

/** Whether a picture may be fetched: from a host that the shop named, over http or https, without a name and password in it. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const parsed = url.length <= urlMax ? URL.parse(url) : null
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && hosts.includes(parsed.host) && parsed.username === ''
}
