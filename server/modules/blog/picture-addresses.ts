import { timingSafeEquals, signatureOf } from '#server/http/signatures.ts'

/** The address from which a picture of a post is shown. It names the picture and is signed, so that we fetch no others. */
export const pictureAddress = (secret: string, url: string): string =>
  `/blog-pictures/${sign(secret, url)}.webp?${new URLSearchParams({ url })}`

/** Whether an address of a picture is one of ours. */
export const isSigned = (secret: string, signature: string, url: string): boolean => timingSafeEquals(signature, sign(secret, url))

const sign = (secret: string, url: string): string => signatureOf(secret, `blog picture ${url}`).slice(0, 22)

const urlMax = 500

/** Whether a picture may be fetched: over http or https, from a host that the shop configured, without a user name and password. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const parsed = url.length <= urlMax ? URL.parse(url) : null
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && hosts.includes(parsed.host) && parsed.username === ''
}
