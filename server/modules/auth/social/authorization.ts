import { z } from 'zod'
import { safeNext } from '#contract/auth/next.ts'
import type { Provider } from '#contract/auth/social.ts'
import { serverLimits } from '#contract/server-limits.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { decrypt, encrypt } from '#server/http/encryption.ts'
import { authorizationParams, type SocialClients } from './clients.ts'
import { redirectUri } from './exchange.ts'
import { createNonce } from './nonces.ts'

/** The state that a browser carries to the provider and back, encrypted in a cookie. */
const authorizationState = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string().nullable(),
  /** The user who is linking an identity, with the session that started it; null for a sign-in. */
  linkTo: z.object({ userId: z.string(), tokenHash: z.string() }).nullable(),
})
export type AuthorizationState = z.infer<typeof authorizationState>

type AuthorizationContext = Pick<RequestContext, 'now' | 'config' | 'signingSecret'>

const cookieName = (provider: Provider) => `to-${provider}` as const
const encryptionPurpose = (provider: Provider) => `authorization by ${provider}`

/** Returns the authorization URL to send the browser to, and stores the state in a cookie. Fails if the provider doesn't respond. */
export async function startAuthorization(
  clients: SocialClients,
  provider: Provider,
  cookies: Cookies,
  { next, linkTo = null }: { next: string | undefined; linkTo?: AuthorizationState['linkTo'] },
  { now, config, signingSecret }: AuthorizationContext,
): Promise<URL> {
  const client = await clients.get(provider)
  const oauth = await import('openid-client')
  const authorization: AuthorizationState = {
    state: oauth.randomState(),
    nonce: createNonce({ now, signingSecret }),
    codeVerifier: oauth.randomPKCECodeVerifier(),
    next: next === undefined ? null : safeNext(next),
    linkTo,
  }
  const expires = new Date(now.getTime() + serverLimits.social.stateSeconds * 1000)
  cookies.set(cookieName(provider), encrypt(signingSecret, encryptionPurpose(provider), authorization, expires))
  return oauth.buildAuthorizationUrl(client, {
    ...authorizationParams[provider],
    redirect_uri: redirectUri(config, provider),
    state: authorization.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(authorization.codeVerifier),
    code_challenge_method: 'S256',
    ...(provider !== 'facebook' && { nonce: authorization.nonce }),
  })
}

/**
 * Returns the authorization that the browser left with, and deletes it. Null if there is none, if it's another provider's, or if it has
 * expired.
 */
export function consumeAuthorization(
  provider: Provider,
  cookies: Cookies,
  { now, signingSecret }: Pick<AuthorizationContext, 'now' | 'signingSecret'>,
): AuthorizationState | null {
  const encrypted = cookies.get(cookieName(provider))
  if (encrypted === undefined) return null
  cookies.remove(cookieName(provider))
  return authorizationState.safeParse(decrypt(signingSecret, encryptionPurpose(provider), encrypted, now)).data ?? null
}
