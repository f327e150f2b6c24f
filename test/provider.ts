import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '#contract/auth/social.ts'
import type { Person } from '#scripts/provider/demo-users.ts'
import { createProvider } from '#scripts/provider/provider.ts'
import type { SocialConfig } from '#server/config/social.ts'
import { Browser } from './browser.ts'

export type TestProvider = Awaited<ReturnType<typeof startProvider>>

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const applePem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

/** The settings of a shop that is a client of google, facebook and apple at these issuers. */
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

/** A real OpenID provider on this machine that plays google, facebook and apple for a shop at `origin`. Add people as needed. */
export async function startProvider(origin: string) {
  const people: Person[] = []
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
  server.on('request', createProvider({ url, origin, social, people }))
  return {
    url,
    env,
    /** Somebody new with an account there. */
    person: (over: Partial<Person> = {}): Person => {
      const id = `p${people.length + 1}`
      const person = { id, name: `Person ${id}`, email: `${id}@people.example`, emailVerified: true, ...over }
      people.push(person)
      return person
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a provider answers when this person comes to `url` and says yes (or no): a request to the shop's callback. */
export async function answerOf(url: string, person: Person | null): Promise<{ url: string; form: URLSearchParams | null }> {
  const browser = new Browser()
  const page = await browser.follow(url)
  const action = new URL(/action="([^"]+)"/.exec(await page.text())?.[1] ?? '', page.url)
  const answer = await browser.follow(action.href, new URLSearchParams({ person: person?.id ?? '' }), '/callback')
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

/** All of one sign-in: to the provider, back, and what the shop says then. `browser` keeps the shop's cookies. */
export async function comeBackFrom(
  shop: { url: string; config: { origin: string } },
  provider: Provider,
  person: Person | null,
  browser: Browser,
  next?: string,
) {
  const start = await browser.send(`${shop.url}/auth/${provider}/start${next ? `?${new URLSearchParams({ next })}` : ''}`)
  const answer = await answerOf(start.headers.get('location') ?? '', person)
  return arriveWith(shop, answer, browser)
}

/** Brings a provider's answer to the shop; where it sends the browser then. */
export async function arriveWith(
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
