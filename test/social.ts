import type { ApiOutput } from '#contract/api.ts'
import { startApp, type TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import { startProvider } from './provider.ts'

export type SocialShop = Awaited<ReturnType<typeof startSocialShop>>

/** A shop whose customers can sign in at a provider. Nothing listens at its origin: tests send callbacks to the app themselves. */
export async function startSocialShop() {
  const origin = 'http://127.0.0.1:4'
  const provider = await startProvider(origin)
  const app = await startApp({ env: { ORIGIN: origin, ...provider.env } })
  const stop = async () => {
    await app.stop()
    await provider.stop()
  }
  return { app, provider, stop }
}

/** The social session of a browser, as a page reads it. */
export async function socialSessionOf(app: TestApp, browser: Browser): Promise<ApiOutput<'GET /auth/session'>> {
  const response = await browser.send(`${app.url}/api/auth/session`)
  return ((await response.json()) as { data: ApiOutput<'GET /auth/session'> }).data
}
