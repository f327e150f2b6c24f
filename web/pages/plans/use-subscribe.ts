import { useRef } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAction } from '#web/lib/use-action.ts'

interface Choice {
  planId: string
  period: Subscription['period']
  autoRenew: boolean
}

/** Begins to subscribe, and goes to the page of the payment provider. A visitor is asked to sign in first. The same choice twice is one checkout. */
export function useSubscribe() {
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const attempt = useRef({ choice: '', key: '' })
  const begin = async (choice: Choice) => {
    const text = JSON.stringify(choice)
    if (attempt.current.choice !== text) attempt.current = { choice: text, key: crypto.randomUUID() }
    const { url } = await signed('POST /subscription/checkout', choice, { idempotencyKey: attempt.current.key }).catch(
      (reason: unknown) => {
        attempt.current.choice = ''
        throw reason
      },
    )
    window.location.assign(url)
  }
  return { busy, error, subscribe: (choice: Choice) => requireSignIn(() => void run(() => begin(choice))) }
}
