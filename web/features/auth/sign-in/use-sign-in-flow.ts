import { type ComponentType, useState } from 'react'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import type { AuthProvider } from '#web/lib/stored.ts'
import { startSession } from '#web/features/auth/session/start-session.ts'

/** The second question: what to answer it with, and who vouched for the first answer. */
export interface Challenge {
  ticket: string
  provider: AuthProvider
  /** What asks it. Few accounts do, so it is loaded then. */
  Form: ComponentType<{ flow: SignInFlow; challenge: Challenge }>
}
export interface SignInFlow {
  challenge: Challenge | null
  /** Why one is back at the first question. */
  notice: string | null
  /** Takes on what a way in has answered. */
  take: (answer: SignInResult, provider?: AuthProvider) => Promise<void>
  restart: (why: string | null) => void
}

/** Where every way in ends: signed in, cart and all, or asked for the second factor. `restored`: the account was to be deleted, and is kept. */
export function useSignInFlow(onDone: (restored: boolean) => void): SignInFlow {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  async function take(answer: SignInResult, provider: AuthProvider = 'none'): Promise<void> {
    if ('ticket' in answer) {
      const { SecondFactorForm } = await import('#web/features/auth/second-factor/second-factor-form.tsx')
      return setChallenge({ ticket: answer.ticket, provider, Form: SecondFactorForm })
    }
    await startSession(answer.access_token, provider)
    onDone(answer.restored === true)
  }

  function restart(why: string | null): void {
    setChallenge(null)
    setNotice(why)
  }

  return { challenge, notice, take, restart }
}
