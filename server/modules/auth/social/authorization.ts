import { z } from 'zod'
import { rates } from '#contract/rates.ts'
import { safeNext } from '#contract/auth/next.ts'
import type { Provider } from '#contract/auth/social.ts'
import type { Config } from '#server/config.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { encrypt, decrypt } from '#server/http/encryption.ts'
import { requests, type SocialClients } from './clients.ts'
import { callbackUrl } from './exchange.ts'

/** What the browser carries to the provider and back, sealed: only we can read or make it. */
const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string().nullable(),
  /** Who links, by which session; null for signing in. */
  linker: z.object({ userId: z.string(), tokenHash: z.string() }).nullable(),
})
export type Journey = z.infer<typeof journey>

interface Terms {
  now: Date
  config: Config
  signingSecret: string
}

const cookieOf = (provider: Provider) => `to-${provider}` as const
const purposeOf = (provider: Provider) => `way to ${provider}`

/** Sends the browser on its way: the address at the provider; the cookie keeps what to compare. Fails where it does not answer. */
export async function setOut(
  clients: SocialClients,
  provider: Provider,
  cookies: Cookies,
  { next, linker = null }: { next: string | undefined; linker?: Journey['linker'] },
  { now, config, signingSecret }: Terms,
): Promise<URL> {
  const client = await clients.get(provider)
  const oauth = await import('openid-client')
  const kept: Journey = {
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    codeVerifier: oauth.randomPKCECodeVerifier(),
    next: next === undefined ? null : safeNext(next),
    linker,
  }
  const expires = new Date(now.getTime() + rates.social.stateSeconds * 1000)
  cookies.set(cookieOf(provider), encrypt(signingSecret, purposeOf(provider), kept, expires))
  return oauth.buildAuthorizationUrl(client, {
    ...requests[provider],
    redirect_uri: callbackUrl(config, provider),
    state: kept.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(kept.codeVerifier),
    code_challenge_method: 'S256',
    ...(provider !== 'facebook' && { nonce: kept.nonce }),
  })
}

/** What the browser was sent away with, once; null where it was not, too long ago, or to another provider. */
export function comeBack(provider: Provider, cookies: Cookies, { now, signingSecret }: Terms): Journey | null {
  const sealed = cookies.get(cookieOf(provider))
  if (sealed === undefined) return null
  cookies.remove(cookieOf(provider))
  return journey.safeParse(decrypt(signingSecret, purposeOf(provider), sealed, now)).data ?? null
}
