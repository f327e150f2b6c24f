import type { Configuration } from 'openid-client'
import type { ParsedOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { exchangeGoogle, Provider } from '#contract/auth/social.ts'
import type { Config } from '#server/config.ts'
import { isOutboundFailure } from '#server/outbound.ts'
import type { SocialClients } from './clients.ts'
import { askFacebook } from './facebook.ts'
import { asName, type Identity } from './identity.ts'
import { readIdToken } from './id-tokens.ts'

/** Where a provider sends the browser back to. */
export const callbackUrl = ({ origin }: Config, provider: Provider): string => `${origin}/auth/${provider}/callback`

export interface CodeChecks {
  codeVerifier: string
  state?: string
  nonce?: string | undefined
}

/**
 * Takes a provider's answer (our callback's address with its parameters) to who it vouches for; `idToken` where it gave one.
 * Fails for a wrong state, nonce, issuer or code, and where the provider does not answer.
 */
export async function redeem(
  clients: SocialClients,
  provider: Provider,
  answer: URL,
  { codeVerifier, state, nonce }: CodeChecks,
  config: Config,
): Promise<{ identity: Identity; idToken?: string }> {
  const client = await clients.get(provider)
  const { authorizationCodeGrant } = await import('openid-client')
  const checks = { pkceCodeVerifier: codeVerifier, ...(state && { expectedState: state }), ...(nonce && { expectedNonce: nonce }) }
  if (provider === 'facebook') {
    const { access_token } = await authorizationCodeGrant(client, answer, { ...checks, expectedNonce: undefined })
    return { identity: await askFacebook(client, config.social.facebook!, access_token) }
  }
  const { id_token: idToken } = await authorizationCodeGrant(client, answer, { ...checks, idTokenExpected: true })
  return { identity: await readIdToken(provider, client, idToken!, nonce), idToken: idToken! }
}

/** What an app or the browser got from a provider by itself, to who it vouches for. Refuses what does not hold. */
export async function identify(
  clients: SocialClients,
  provider: Provider,
  input: ParsedOf<typeof exchangeGoogle>,
  config: Config,
): Promise<Identity> {
  try {
    const client = await clients.get(provider)
    const { idToken, nonce, name } = input
    const identity = idToken
      ? await readIdToken(provider, client, idToken, nonce)
      : (await redeem(clients, provider, answerOf(client, provider, input, config), codeChecks(input), config)).identity
    return { ...identity, name: identity.name ?? asName(name) }
  } catch (error) {
    if (isRefusal(error)) throw error
    if (isOutboundFailure(error)) throw refuse('SERVICE_UNAVAILABLE', { [provider]: ['does not answer'] }, 30)
    throw refuse('NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND')
  }
}

function codeChecks({ codeVerifier, nonce }: ParsedOf<typeof exchangeGoogle>): CodeChecks {
  return { codeVerifier: codeVerifier!, nonce }
}

/** The answer as the provider would have sent it to our callback. */
function answerOf(client: Configuration, provider: Provider, input: ParsedOf<typeof exchangeGoogle>, config: Config): URL {
  const { code, codeVerifier, redirectUri } = input
  if (!code || !codeVerifier || !redirectUri) {
    throw refuse('INVALID_INPUT', { code: ['send code, codeVerifier and redirectUri, or an idToken'] })
  }
  if (redirectUri !== callbackUrl(config, provider)) throw refuse('INVALID_INPUT', { redirectUri: ['is not ours'] })
  const { issuer, authorization_response_iss_parameter_supported: named } = client.serverMetadata()
  return new URL(`${redirectUri}?${new URLSearchParams({ code, ...(named && { iss: issuer }) })}`)
}
