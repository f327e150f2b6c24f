import { sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { AppleConfig } from '#server/config/social.ts'

const lifetimeSeconds = 300

/** Apple's client secret isn't a fixed text but a JWT that we sign for each request (ES256), valid for five minutes. */
export const appleAuth =
  (apple: AppleConfig): ClientAuth =>
  (_, __, body) => {
    body.set('client_id', apple.clientId)
    body.set('client_secret', clientSecret(apple))
  }

/** Uses the machine's clock instead of the injected one, as Apple compares it with its own. */
function clientSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleConfig): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: teamId, sub: clientId, aud: issuer, iat: now, exp: now + lifetimeSeconds }
  const signed = [{ alg: 'ES256', kid: keyId }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  // JWS expects the signature's two numbers concatenated; OpenSSL's default is DER.
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
