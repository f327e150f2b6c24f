import type { Configuration } from 'openid-client'
import type { exchangeGoogle, Provider } from '#contract/auth/social.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { isOutboundFailure } from '#server/outbound.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { SocialClients } from './clients.ts'
import { refuseWithoutAnswer } from './errors.ts'
import { fetchFacebookIdentity } from './facebook.ts'
import { verifyIdToken } from './id-tokens.ts'
import { cleanName, type Identity } from './identity.ts'
import { isOurNonce } from './nonces.ts'

type ExchangeInput = ParsedOf<typeof exchangeGoogle>

/** The redirect URI registered with a provider: our callback. */
export const redirectUri = ({ origin }: Config, provider: Provider): string => `${origin}/auth/${provider}/callback`

interface CodeChecks {
  codeVerifier: string
  state?: string
  nonce?: string | undefined
}

/**
 * Exchanges the code in an authorization response (our callback's URL with its parameters) for an identity; `idToken` is set if the
 * provider issues one. Fails for a wrong state, nonce, issuer or code, and if the provider doesn't respond.
 */
export async function exchangeCode(
  clients: SocialClients,
  provider: Provider,
  response: URL,
  { codeVerifier, state, nonce }: CodeChecks,
  config: Config,
): Promise<{ identity: Identity; idToken?: string }> {
  const client = await clients.get(provider)
  const { authorizationCodeGrant } = await import('openid-client')
  const checks = { pkceCodeVerifier: codeVerifier, ...(state && { expectedState: state }), ...(nonce && { expectedNonce: nonce }) }
  if (provider === 'facebook') {
    const { access_token } = await authorizationCodeGrant(client, response, { ...checks, expectedNonce: undefined })
    return { identity: await fetchFacebookIdentity(client, config.social.facebook!, access_token) }
  }
  const { id_token: idToken } = await authorizationCodeGrant(client, response, { ...checks, idTokenExpected: true })
  return { identity: await verifyIdToken(provider, client, idToken!, (given) => nonce === undefined || given === nonce), idToken: idToken! }
}

/**
 * The identity of a code or id token that an app or page got from the provider itself. Refuses what fails verification, and an id token
 * without one of our nonces, as it may have been issued for another request. `nonce` is the one to use up.
 */
export async function identityFromInput(
  clients: SocialClients,
  provider: Provider,
  input: ExchangeInput,
  context: RequestContext,
): Promise<{ identity: Identity; nonce?: string }> {
  const { config } = context
  try {
    const client = await clients.get(provider)
    const { idToken, nonce: expected, name } = input
    const named = (identity: Identity): Identity => ({ ...identity, name: identity.name ?? cleanName(name) })
    if (!idToken) {
      const { identity } = await exchangeCode(clients, provider, toResponse(client, provider, input, config), codeChecks(input), config)
      return { identity: named(identity) }
    }
    let nonce = ''
    const isRight = (given: unknown): boolean => {
      nonce = String(given)
      return isOurNonce(given, context) && (expected === undefined || given === expected)
    }
    const identity = named(await verifyIdToken(provider, client, idToken, isRight))
    return { identity, nonce }
  } catch (error) {
    if (isRefusal(error)) throw error
    if (isOutboundFailure(error)) throw refuseWithoutAnswer(provider, error)
    throw refuse('NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND')
  }
}

function codeChecks({ codeVerifier, nonce }: ExchangeInput): CodeChecks {
  return { codeVerifier: codeVerifier!, nonce }
}

/** The authorization response as the provider would have sent it to our callback. */
function toResponse(client: Configuration, provider: Provider, input: ExchangeInput, config: Config): URL {
  const { code, codeVerifier, redirectUri: usedUri } = input
  if (!code || !codeVerifier || !usedUri) {
    throw refuse('INVALID_INPUT', { code: ['send code, codeVerifier and redirectUri, or an idToken'] })
  }
  if (usedUri !== redirectUri(config, provider)) throw refuse('INVALID_INPUT', { redirectUri: ['is not ours'] })
  const { issuer, authorization_response_iss_parameter_supported: named } = client.serverMetadata()
  return new URL(`${usedUri}?${new URLSearchParams({ code, ...(named && { iss: issuer }) })}`)
}
