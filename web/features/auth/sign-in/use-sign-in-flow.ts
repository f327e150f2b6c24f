import { type ComponentType, useState } from 'react'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { startSession } from '#web/features/auth/session/start-session.ts'
import type { AuthProvider } from '#web/lib/stored.ts'

/** The second factor is asked for: the ticket it answers, and who vouched for the first factor. */
export interface Challenge {
  ticket: string
  provider: AuthProvider
  /** What asks for it. Few accounts do, so it's loaded then. */
  Form: ComponentType<{ flow: SignInFlow; challenge: Challenge }>
}
export interface SignInFlow {
  challenge: Challenge | null
  /** Why one is back at the first factor. */
  notice: string | null
  /** Takes what any sign-in method answered. */
  handleResult: (result: SignInResult, provider?: AuthProvider) => Promise<void>
  restart: (notice: string | null) => void
}

/** Where every sign-in method ends: signed in, cart and all, or challenged for the second factor. `restored`: the account was about to be deleted. */
export function useSignInFlow(onDone: (restored: boolean) => void): SignInFlow {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  async function handleResult(result: SignInResult, provider: AuthProvider = 'none'): Promise<void> {
    if ('ticket' in result) {
      const { SecondFactorForm } = await import('#web/features/auth/second-factor/second-factor-form.tsx')
      return setChallenge({ ticket: result.ticket, provider, Form: SecondFactorForm })
    }
    await startSession(result.access_token, provider)
    onDone(result.restored === true)
  }

  function restart(why: string | null): void {
    setChallenge(null)
    setNotice(why)
  }

  return { challenge, notice, handleResult, restart }
}
