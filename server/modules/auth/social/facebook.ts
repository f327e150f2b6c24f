import { createHmac } from 'node:crypto'
import type { Configuration, ServerMetadata } from 'openid-client'
import { z } from 'zod'
import type { ClientConfig } from '#server/config/social.ts'
import { type Identity, identityFromClaims } from './identity.ts'

const facebookIssuer = 'https://www.facebook.com'
const version = 'v23.0'

/**
 * Facebook's endpoints, as it has no discovery for plain OAuth 2. Another issuer (in tests and the demo) has them all under its own URL.
 */
export function facebookMetadata(issuer: string): ServerMetadata {
  const [dialog, graph, keys] =
    issuer === facebookIssuer
      ? [
          `${facebookIssuer}/${version}`,
          `https://graph.facebook.com/${version}`,
          'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
        ]
      : [issuer, issuer, `${issuer}/jwks`]
  return {
    issuer,
    authorization_endpoint: `${dialog}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
    userinfo_endpoint: `${graph}/me`,
    jwks_uri: keys,
  }
}

const userinfo = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() })

/**
 * The identity of an access token's user, read from the Graph API. Facebook doesn't say whether an email is verified, and often has none.
 */
export async function fetchFacebookIdentity(client: Configuration, { clientSecret }: ClientConfig, accessToken: string): Promise<Identity> {
  const { fetchProtectedResource } = await import('openid-client')
  const url = new URL(client.serverMetadata().userinfo_endpoint!)
  url.searchParams.set('fields', 'id,name,email')
  url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'))
  const response = await fetchProtectedResource(client, accessToken, url, 'GET')
  if (!response.ok) throw new Error(`Facebook answered ${response.status}`)
  const { id, name, email } = userinfo.parse(await response.json())
  return identityFromClaims('facebook', { sub: id, name, email, email_verified: false })
}
