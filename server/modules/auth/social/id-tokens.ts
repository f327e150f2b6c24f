import type { JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { Provider } from '#contract/auth/social.ts'
import { outbound, outboundTimeoutMs } from '#server/outbound.ts'
import { type Identity, identityFromClaims } from './identity.ts'

/** Asymmetric signatures only: nothing unsigned, nothing by a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']
const clockToleranceSeconds = 30

const keySets = new WeakMap<Configuration, JWTVerifyGetKey>()

/**
 * The identity in an id token that is signed by the provider, issued for us, not expired, and has the right nonce. Uses the machine's
 * clock, as the provider does. Fails for anything else.
 */
export async function verifyIdToken(
  provider: Provider,
  client: Configuration,
  idToken: string,
  isRightNonce: (nonce: unknown) => boolean,
): Promise<Identity> {
  const { jwtVerify } = await import('jose')
  const { client_id: audience } = client.clientMetadata()
  const { payload } = await jwtVerify(idToken, await keySetOf(client), {
    issuer: issuersOf(client),
    audience,
    algorithms,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
  })
  const { azp } = payload
  if (azp !== undefined && azp !== audience) throw new Error('The id token was made for another client')
  if (!isRightNonce(payload['nonce'])) throw new Error('The id token has another nonce')
  return identityFromClaims(provider, payload)
}

/** Google's tokens may omit the scheme. */
function issuersOf(client: Configuration): string[] {
  const { issuer } = client.serverMetadata()
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

/** The provider's public keys (JWKS): fetched on first use, and again for a token with an unknown key (at most every half minute). */
async function keySetOf(client: Configuration): Promise<JWTVerifyGetKey> {
  const known = keySets.get(client)
  if (known) return known
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const url = new URL(client.serverMetadata().jwks_uri!)
  const keySet = createRemoteJWKSet(url, { timeoutDuration: outboundTimeoutMs, [customFetch]: outbound })
  keySets.set(client, keySet)
  return keySet
}
