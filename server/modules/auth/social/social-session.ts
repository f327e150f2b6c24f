import { z } from 'zod'
import { rates } from '#contract/rates.ts'
import { getSocialSession } from '#contract/auth/social.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { encrypt, decrypt } from '#server/http/encryption.ts'

const purpose = 'social session'

export type SocialSession = NonNullable<z.infer<typeof getSocialSession.output>>

/** Keeps what came of a sign-in at a provider until the browser takes it. False where it is too long for a cookie. */
export function keepSession(
  cookies: Cookies,
  session: SocialSession,
  { now, signingSecret }: { now: Date; signingSecret: string },
): boolean {
  const sealed = encrypt(signingSecret, purpose, session, new Date(now.getTime() + rates.social.sessionSeconds * 1000))
  if (sealed.length > rates.social.cookieMax) return false
  cookies.set('social-session', sealed)
  return true
}

/** The social session of this browser, or null. */
export function readSession(cookies: Cookies, { now, signingSecret }: { now: Date; signingSecret: string }): SocialSession | null {
  const sealed = cookies.get('social-session')
  if (sealed === undefined) return null
  return getSocialSession.output.safeParse(decrypt(signingSecret, purpose, sealed, now)).data ?? null
}

export function endSession(cookies: Cookies): void {
  if (cookies.get('social-session') !== undefined) cookies.remove('social-session')
}
