import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Provider as Name } from '#contract/auth/social.ts'
import type { SocialConfig } from '#server/config/social.ts'
import { choose } from './login-page.ts'
import { apple, facebook, google } from './providers.ts'
import { graph } from './facebook-graph.ts'
import type { Person } from './demo-users.ts'

export interface ProviderOptions {
  /** Where it is reached; the issuers are /google, /apple and /facebook under it. */
  url: string
  /** The shop's address. */
  origin: string
  /** What the shop is configured with. */
  social: SocialConfig
  people: Person[]
}

/** A real OpenID provider with three faces, which plays google, apple and facebook with their peculiarities. */
export function createProvider({ url, origin, social, people }: ProviderOptions): RequestListener {
  const options = (name: Name) => ({ issuer: `${url}/${name}`, origin, people })
  const faces: Partial<Record<string, Provider>> = {
    ...(social.google && { google: google(social.google, options('google')) }),
    ...(social.apple && { apple: apple(social.apple, options('apple')) }),
    ...(social.facebook && { facebook: facebook(social.facebook, options('facebook')) }),
  }
  return (request, response) => {
    const [, name = ''] = (request.url ?? '').split(/[/?]/)
    const face = faces[name]
    if (!face) return void response.writeHead(404).end()
    serve(face, name, request, response, people).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : 'failed')
    })
  }
}

async function serve(face: Provider, name: string, request: IncomingMessage, response: ServerResponse, people: Person[]): Promise<void> {
  // Facebook separates scopes by commas, everybody else by spaces.
  const originalUrl = (request.url ?? '').replace(/scope=[^&]*/, (scope) => scope.replaceAll('%2C', '+'))
  // As a framework that mounts it would: it works its own address out of both.
  Object.assign(request, { originalUrl, url: originalUrl.slice(name.length + 1) || '/' })
  const path = request.url!.split('?')[0]!
  if (path.startsWith('/interaction/')) {
    const title = `Sign in with ${name[0]!.toUpperCase()}${name.slice(1)} (demo)`
    const cancelled = name === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
    return choose(face, request, response, { title, people, cancelled })
  }
  if (name === 'facebook' && path === '/me') return graph(face, request, response, people)
  await face.callback()(request, response)
}
