import type { Provider } from '#contract/auth/social.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { call } from '#web/lib/call.ts'

/** The result of a provider's sign-in: an access token, a second factor's ticket, or either in exchange for its id token; null if none. */
export async function readSocialSession(): Promise<{ provider: Provider; answer: () => Promise<SignInResult> } | null> {
  const session = await call('GET /auth/session', {})
  if (!session) return null
  const { provider, token, restored, secondFactor, idToken } = session
  const answer = async (): Promise<SignInResult> => {
    if (secondFactor) return secondFactor
    return token ? { access_token: token, restored } : call(`POST /user-auth/${provider}`, { idToken })
  }
  return { provider, answer }
}

/** Ends the social session. It expires within minutes, so a failure can be ignored. */
export const endSocialSession = (): Promise<unknown> => call('DELETE /auth/session', {}).catch(() => undefined)
