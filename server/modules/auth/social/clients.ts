import type { Configuration, DiscoveryRequestOptions } from 'openid-client'
import { type Provider, providers } from '#contract/auth/social.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppleConfig, ClientConfig, SocialConfig } from '#server/config/social.ts'
import { outbound, outboundTimeoutMs } from '#server/outbound.ts'
import { appleAuth } from './apple.ts'
import { facebookMetadata } from './facebook.ts'

/** The parameters of each provider's authorization request. Apple requires a form post if the scope includes the name. */
export const authorizationParams = {
  google: { scope: 'openid email profile' },
  facebook: { scope: 'email,public_profile' },
  apple: { scope: 'openid name email', response_mode: 'form_post' },
} as const satisfies Record<Provider, Record<string, string>>

/** The configured providers. */
export const configuredProviders = (social: SocialConfig): Provider[] => providers.filter((provider) => social[provider] !== null)

/** The shop as an OAuth client of its providers. Their metadata is discovered on first use, then cached. */
export class SocialClients {
  readonly #config: SocialConfig
  readonly #clients = new Map<Provider, Promise<Configuration>>()

  constructor(config: SocialConfig) {
    this.#config = config
  }

  /** Refuses a provider that isn't configured; fails if one doesn't respond. */
  get(provider: Provider): Promise<Configuration> {
    const cached = this.#clients.get(provider)
    if (cached) return cached
    const discovery = this.#discover(provider)
    this.#clients.set(provider, discovery)
    // Current callers get the failure; the next call tries again.
    discovery.catch(() => this.#clients.delete(provider))
    return discovery
  }

  async #discover(provider: Provider): Promise<Configuration> {
    const { google, facebook, apple } = this.#config
    if (provider === 'google' && google) return discoverGoogle(google)
    if (provider === 'apple' && apple) return discoverApple(apple)
    if (provider === 'facebook' && facebook) return configureFacebook(facebook)
    throw refuse('SIGN_IN_IS_NOT_OFFERED')
  }
}

async function discoverGoogle({ issuer, clientId, clientSecret }: ClientConfig): Promise<Configuration> {
  const { ClientSecretPost, discovery } = await import('openid-client')
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), await requestOptions(issuer))
}

async function discoverApple(apple: AppleConfig): Promise<Configuration> {
  const { discovery } = await import('openid-client')
  return discovery(new URL(apple.issuer), apple.clientId, {}, appleAuth(apple), await requestOptions(apple.issuer))
}

async function configureFacebook({ issuer, clientId, clientSecret }: ClientConfig): Promise<Configuration> {
  const oauth = await import('openid-client')
  const client = new oauth.Configuration(facebookMetadata(issuer), clientId, {}, oauth.ClientSecretPost(clientSecret))
  const { timeout, execute = [] } = await requestOptions(issuer)
  client.timeout = timeout
  client[oauth.customFetch] = outbound
  for (const apply of execute) apply(client)
  return client
}

async function requestOptions(issuer: string): Promise<DiscoveryRequestOptions> {
  const { allowInsecureRequests, customFetch } = await import('openid-client')
  // Plain HTTP is used only if the settings allow it, for a provider on the same machine.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  return { [customFetch]: outbound, timeout: outboundTimeoutMs / 1000, execute }
}
