import type { JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { Provider } from '#contract/auth/social.ts'
import { outbound, outboundMs } from '#server/outbound.ts'
import { asIdentity, type Identity } from './identity.ts'

/** Signatures by keys the provider publishes. Nothing unsigned, nothing by a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']
const leewaySeconds = 30

const keys = new WeakMap<Configuration, JWTVerifyGetKey>()

/**
 * The person an id token vouches for: signed by the provider, issued for us, not expired, with this nonce where one is
 * given. By the machine's clock, which is what the provider goes by. Fails for anything else.
 */
export async function readIdToken(provider: Provider, client: Configuration, idToken: string, nonce?: string): Promise<Identity> {
  const { jwtVerify } = await import('jose')
  const { client_id: audience } = client.clientMetadata()
  const issuer = issuersOf(client)
  const { payload } = await jwtVerify(idToken, await keysOf(client), {
    issuer,
    audience,
    algorithms,
    clockTolerance: leewaySeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
  })
  const { azp } = payload
  if (azp !== undefined && azp !== audience) throw new Error('The id token was made for another client')
  if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The id token has another nonce')
  return asIdentity(provider, payload)
}

/** Google's tokens may leave the scheme away. */
function issuersOf(client: Configuration): string[] {
  const { issuer } = client.serverMetadata()
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

/** Fetched when first needed, and again when a token names a key that is not among them (half a minute apart at least). */
async function keysOf(client: Configuration): Promise<JWTVerifyGetKey> {
  const known = keys.get(client)
  if (known) return known
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const url = new URL(client.serverMetadata().jwks_uri!)
  const made = createRemoteJWKSet(url, { timeoutDuration: outboundMs, [customFetch]: outbound })
  keys.set(client, made)
  return made
}
