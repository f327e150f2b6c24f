import { sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { AppleConfig } from '#server/config/social.ts'

const seconds = 300

/** Apple's client secret is no fixed text: it is a JWT that we sign for each request (ES256), good for five minutes. */
export const appleAuth =
  (apple: AppleConfig): ClientAuth =>
  (_, __, body) => {
    body.set('client_id', apple.clientId)
    body.set('client_secret', clientSecret(apple))
  }

/** By the machine's clock, not ours: it is Apple that compares. */
function clientSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleConfig): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: teamId, sub: clientId, aud: issuer, iat: now, exp: now + seconds }
  const signed = [{ alg: 'ES256', kid: keyId }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  // A JWT has the two numbers of the signature side by side; OpenSSL would wrap them.
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
