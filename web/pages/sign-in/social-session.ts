import type { Provider } from '#contract/auth/social.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { call } from '#web/lib/call.ts'

/** What a provider's sign-in came to: its token, a ticket for the second factor, or its word exchanged for one of them. Null where nothing was kept. */
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

/** It goes by itself within minutes, so nobody need know where this fails. */
export const endSocialSession = (): Promise<unknown> => call('DELETE /auth/session', {}).catch(() => undefined)
