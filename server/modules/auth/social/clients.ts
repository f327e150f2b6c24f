import type { Configuration, DiscoveryRequestOptions } from 'openid-client'
import { refuse } from '#contract/refuse.ts'
import { type Provider, providers } from '#contract/auth/social.ts'
import type { AppleConfig, ClientConfig, SocialConfig } from '#server/config/social.ts'
import { outbound, outboundMs } from '#server/outbound.ts'
import { appleAuth } from './apple.ts'
import { facebookServer } from './facebook.ts'

/** What we ask for, and how the answer travels: apple insists on a form post where a name is asked for. */
export const requests = {
  google: { scope: 'openid email profile' },
  facebook: { scope: 'email,public_profile' },
  apple: { scope: 'openid name email', response_mode: 'form_post' },
} as const satisfies Record<Provider, Record<string, string>>

/** The providers that are configured. */
export const offered = (social: SocialConfig): Provider[] => providers.filter((provider) => social[provider] !== null)

/** The shop as a client of its providers: found out on first use, then kept. */
export class SocialClients {
  readonly #config: SocialConfig
  readonly #known = new Map<Provider, Promise<Configuration>>()

  constructor(config: SocialConfig) {
    this.#config = config
  }

  /** Refuses a provider that is not configured; fails where one does not answer. */
  get(provider: Provider): Promise<Configuration> {
    const known = this.#known.get(provider)
    if (known) return known
    const asked = this.#discover(provider)
    this.#known.set(provider, asked)
    // Whoever waits now gets the failure; the next one asks again.
    asked.catch(() => this.#known.delete(provider))
    return asked
  }

  async #discover(provider: Provider): Promise<Configuration> {
    const { google, facebook, apple } = this.#config
    if (provider === 'google' && google) return discoverGoogle(google)
    if (provider === 'apple' && apple) return discoverApple(apple)
    if (provider === 'facebook' && facebook) return makeFacebook(facebook)
    throw refuse('SIGN_IN_IS_NOT_OFFERED')
  }
}

async function discoverGoogle({ issuer, clientId, clientSecret }: ClientConfig): Promise<Configuration> {
  const { ClientSecretPost, discovery } = await import('openid-client')
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), await outboundFor(issuer))
}

async function discoverApple(apple: AppleConfig): Promise<Configuration> {
  const { discovery } = await import('openid-client')
  return discovery(new URL(apple.issuer), apple.clientId, {}, appleAuth(apple), await outboundFor(apple.issuer))
}

async function makeFacebook({ issuer, clientId, clientSecret }: ClientConfig): Promise<Configuration> {
  const oauth = await import('openid-client')
  const client = new oauth.Configuration(facebookServer(issuer), clientId, {}, oauth.ClientSecretPost(clientSecret))
  const { timeout, execute = [] } = await outboundFor(issuer)
  client.timeout = timeout
  client[oauth.customFetch] = outbound
  for (const allow of execute) allow(client)
  return client
}

async function outboundFor(issuer: string): Promise<DiscoveryRequestOptions> {
  const { allowInsecureRequests, customFetch } = await import('openid-client')
  // Plain http only where the settings allowed it: on one's own machine.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  return { [customFetch]: outbound, timeout: outboundMs / 1000, execute }
}
