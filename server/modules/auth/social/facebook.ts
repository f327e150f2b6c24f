import { createHmac } from 'node:crypto'
import type { Configuration, ServerMetadata } from 'openid-client'
import { z } from 'zod'
import type { ClientConfig } from '#server/config/social.ts'
import { asIdentity, type Identity } from './identity.ts'

const facebooks = 'https://www.facebook.com'
const version = 'v23.0'

/** Facebook's addresses; it has no discovery for plain OAuth 2. Another issuer (tests, the demo) has them all under its own. */
export function facebookServer(issuer: string): ServerMetadata {
  const [dialog, graph, keys] =
    issuer === facebooks
      ? [`${facebooks}/${version}`, `https://graph.facebook.com/${version}`, 'https://limited.facebook.com/.well-known/oauth/openid/jwks/']
      : [issuer, issuer, `${issuer}/jwks`]
  return {
    issuer,
    authorization_endpoint: `${dialog}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
    userinfo_endpoint: `${graph}/me`,
    jwks_uri: keys,
  }
}

const me = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() })

/** Who an access token belongs to. Facebook vouches for nobody's email, and often gives none. */
export async function askFacebook(client: Configuration, { clientSecret }: ClientConfig, accessToken: string): Promise<Identity> {
  const { fetchProtectedResource } = await import('openid-client')
  const url = new URL(client.serverMetadata().userinfo_endpoint!)
  url.searchParams.set('fields', 'id,name,email')
  url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'))
  const answer = await fetchProtectedResource(client, accessToken, url, 'GET')
  if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`)
  const { id, name, email } = me.parse(await answer.json())
  return asIdentity('facebook', { sub: id, name, email, email_verified: false })
}
