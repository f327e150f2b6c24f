import { type ComponentType, useState } from 'react'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { startSession } from '#web/features/auth/session/start-session.ts'
import type { AuthProvider } from '#web/lib/stored.ts'

/** A pending second factor: the ticket to answer with, and the provider that confirmed the first factor. */
export interface Challenge {
  ticket: string
  provider: AuthProvider
  /** The form for the second factor. It's loaded on demand, because few accounts have one. */
  Form: ComponentType<{ flow: SignInFlow; challenge: Challenge }>
}
export interface SignInFlow {
  challenge: Challenge | null
  /** Why the flow went back to the first factor. */
  notice: string | null
  /** Processes the result of any sign-in method. */
  handleResult: (result: SignInResult, provider?: AuthProvider) => Promise<void>
  restart: (notice: string | null) => void
}

/** The end of every sign-in method: a session with merged carts, or a challenge. `restored`: the account was due to be deleted. */
export function useSignInFlow(onDone: (restored: boolean) => void): SignInFlow {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  async function handleResult(result: SignInResult, provider: AuthProvider = 'none'): Promise<void> {
    if ('ticket' in result) {
      const { SecondFactorForm } = await import('#web/features/auth/second-factor/second-factor-form.tsx')
      return setChallenge({ ticket: result.ticket, provider, Form: SecondFactorForm })
    }
    await startSession(result.access_token, provider)
    await import('#web/features/auth/session/kept-checkout.ts').then(({ restoreCheckout }) => restoreCheckout()).catch(() => undefined)
    onDone(result.restored === true)
  }

  function restart(why: string | null): void {
    setChallenge(null)
    setNotice(why)
  }

  return { challenge, notice, handleResult, restart }
}
