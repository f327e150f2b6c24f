import type { z } from 'zod'
import { getSocialSession } from '#contract/auth/social.ts'
import { serverLimits } from '#contract/server-limits.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt, encrypt } from '#server/http/encryption.ts'

const purpose = 'social session'

type SessionContext = Pick<RequestContext, 'now' | 'signingSecret'>
export type SocialSession = NonNullable<z.infer<typeof getSocialSession.output>>

/** Stores the result of a sign-in in an encrypted cookie until the page has taken it. Returns false if it's too long for a cookie. */
export function saveSocialSession(cookies: Cookies, session: SocialSession, { now, signingSecret }: SessionContext): boolean {
  const expires = new Date(now.getTime() + serverLimits.social.sessionSeconds * 1000)
  const encrypted = encrypt(signingSecret, purpose, session, expires)
  if (encrypted.length > serverLimits.social.cookieMax) return false
  cookies.set('social-session', encrypted)
  return true
}

/** The social session of this browser, or null. */
export function readSocialSession(cookies: Cookies, { now, signingSecret }: SessionContext): SocialSession | null {
  const encrypted = cookies.get('social-session')
  if (encrypted === undefined) return null
  return getSocialSession.output.safeParse(decrypt(signingSecret, purpose, encrypted, now)).data ?? null
}

/** Removes the cookie of the social session, if there is one. */
export function clearSocialSession(cookies: Cookies): void {
  if (cookies.get('social-session') !== undefined) cookies.remove('social-session')
}
