import { createHmac, timingSafeEqual } from 'node:crypto'

/** The address from which a picture of a post is shown. It names the picture and is signed, so that we fetch no others. */
export const pictureAddress = (secret: string, url: string): string =>
  `/blog-pictures/${signatureOf(secret, url)}.webp?${new URLSearchParams({ url })}`

/** Whether we have signed the address of a picture. */
export function isSigned(secret: string, signature: string, url: string): boolean {
  const expected = Buffer.from(signatureOf(secret, url))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const signatureOf = (secret: string, url: string): string =>
  createHmac('sha256', secret).update(`blog picture ${url}`).digest('base64url').slice(0, 22)

const urlMax = 500

/** Whether a picture may be fetched: over http or https, from a host that the shop configured, without a user name and password. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const parsed = url.length <= urlMax ? URL.parse(url) : null
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && hosts.includes(parsed.host) && parsed.username === ''
}
