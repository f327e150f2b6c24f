import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Provider as Name } from '#contract/auth/social.ts'
import type { SocialConfig } from '#server/config/social.ts'
import { handleGraphRequest } from './facebook-graph.ts'
import { handleLogin } from './login.ts'
import { apple, facebook, google } from './providers.ts'
import type { ProviderUser } from './users.ts'

export interface ProviderOptions {
  /** The provider's address; the issuers are /google, /apple and /facebook under it. */
  url: string
  /** The shop's address. */
  origin: string
  /** The shop's client settings. */
  social: SocialConfig
  users: ProviderUser[]
}

/** A real OpenID provider that stands in for Google, Apple and Facebook, with their peculiarities. */
export function createProvider({ url, origin, social, users }: ProviderOptions): RequestListener {
  const options = (name: Name) => ({ issuer: `${url}/${name}`, origin, users })
  const providers: Partial<Record<string, Provider>> = {
    ...(social.google && { google: google(social.google, options('google')) }),
    ...(social.apple && { apple: apple(social.apple, options('apple')) }),
    ...(social.facebook && { facebook: facebook(social.facebook, options('facebook')) }),
  }
  return (request, response) => {
    const [, name = ''] = (request.url ?? '').split(/[/?]/)
    const provider = providers[name]
    if (!provider) return void response.writeHead(404).end()
    serve(provider, name, request, response, users).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : 'failed')
    })
  }
}

async function serve(
  provider: Provider,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  users: ProviderUser[],
): Promise<void> {
  // Facebook separates scopes by commas, the others by spaces.
  const originalUrl = (request.url ?? '').replace(/scope=[^&]*/, (scope) => scope.replaceAll('%2C', '+'))
  // Sets both like a framework that mounts it does: the provider derives its own URL from them.
  Object.assign(request, { originalUrl, url: originalUrl.slice(name.length + 1) || '/' })
  const path = request.url!.split('?')[0]!
  if (path.startsWith('/interaction/')) {
    const title = `Sign in with ${name[0]!.toUpperCase()}${name.slice(1)} (demo)`
    const cancelError = name === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
    return handleLogin(provider, request, response, { title, users, cancelError })
  }
  if (name === 'facebook' && path === '/me') return handleGraphRequest(provider, request, response, users)
  await provider.callback()(request, response)
}
