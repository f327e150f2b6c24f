import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '#contract/auth/social.ts'
import { createProvider } from '#scripts/provider/provider.ts'
import type { ProviderUser } from '#scripts/provider/users.ts'
import type { SocialConfig } from '#server/config/social.ts'
import { Browser } from './browser.ts'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const applePem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

/** The environment of a shop that is an OAuth client of Google, Facebook and Apple at these issuers. */
export const socialEnv = (url: string) => ({
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google secret',
  GOOGLE_ISSUER: `${url}/google`,
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_CLIENT_SECRET: 'facebook secret',
  FACEBOOK_ISSUER: `${url}/facebook`,
  APPLE_CLIENT_ID: 'apple.client',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: applePem,
  APPLE_ISSUER: `${url}/apple`,
})

/** A real OpenID provider on this machine that stands in for Google, Facebook and Apple, for a shop at `origin`. Add users as needed. */
export async function startProvider(origin: string) {
  const users: ProviderUser[] = []
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = socialEnv(url)
  const client = (name: 'GOOGLE' | 'FACEBOOK') => ({
    clientId: env[`${name}_CLIENT_ID`],
    clientSecret: env[`${name}_CLIENT_SECRET`],
    issuer: env[`${name}_ISSUER`],
  })
  const apple = { clientId: 'apple.client', teamId: 'TEAM', keyId: 'KEY', privateKey: applePem, issuer: env.APPLE_ISSUER }
  const social: SocialConfig = { google: client('GOOGLE'), facebook: client('FACEBOOK'), apple }
  server.on('request', createProvider({ url, origin, social, users }))
  return {
    url,
    env,
    /** Creates a user at the provider. */
    addUser: (over: Partial<ProviderUser> = {}): ProviderUser => {
      const id = `p${users.length + 1}`
      const user = { id, name: `Person ${id}`, email: `${id}@people.example`, emailVerified: true, ...over }
      users.push(user)
      return user
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The provider's response when this user logs in at `url` (null: cancels): a request to the shop's callback. */
export async function authorizationResponse(
  url: string,
  user: ProviderUser | null,
): Promise<{ url: string; form: URLSearchParams | null }> {
  const browser = new Browser()
  const page = await browser.follow(url)
  const action = new URL(/action="([^"]+)"/.exec(await page.text())?.[1] ?? '', page.url)
  const answer = await browser.follow(action.href, new URLSearchParams({ user: user?.id ?? '' }), '/callback')
  if (answer.location) return { url: answer.location, form: null }
  const html = await answer.text()
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)])
  return { url: plain(/action="([^"]+)"/.exec(html)?.[1] ?? ''), form: new URLSearchParams(inputs) }
}

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** A whole sign-in: to the provider, back to the callback, and where that redirects. `browser` keeps the shop's cookies. */
export async function signInAtProvider(
  shop: { url: string; config: { origin: string } },
  provider: Provider,
  user: ProviderUser | null,
  browser: Browser,
  next?: string,
) {
  const start = await browser.send(`${shop.url}/auth/${provider}/start${next ? `?${new URLSearchParams({ next })}` : ''}`)
  const answer = await authorizationResponse(start.headers.get('location') ?? '', user)
  return sendCallback(shop, answer, browser)
}

/** Sends a provider's response to the shop's callback; returns where that redirects the browser. */
export async function sendCallback(
  shop: { url: string; config: { origin: string } },
  { url, form }: { url: string; form: URLSearchParams | null },
  browser: Browser,
) {
  const response = await browser.send(url.replace(shop.config.origin, shop.url), form ?? undefined)
  const location = new URL(response.headers.get('location') ?? '/none', shop.url)
  return {
    status: response.status,
    path: location.pathname,
    hash: location.hash,
    query: Object.fromEntries(location.searchParams),
    response,
  }
}
