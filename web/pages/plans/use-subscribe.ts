import { useRef, useState } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { isRefusal } from '#contract/refusal.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAction } from '#web/lib/use-action.ts'

interface Choice {
  planId: string
  period: Subscription['period']
  autoRenew: boolean
  trialDays: number
}

/**
 * Starts a subscription and goes to the payment provider's page. Visitors sign in first. Repeating the same choice reuses the checkout.
 * `tried`: the plans whose trial the customer turned out to have used already.
 */
export function useSubscribe() {
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const [tried, setTried] = useState<string[]>([])
  const attempt = useRef({ choice: '', key: '' })
  const begin = async (choice: Choice) => {
    const text = JSON.stringify(choice)
    if (attempt.current.choice !== text) attempt.current = { choice: text, key: crypto.randomUUID() }
    const { url } = await signed('POST /subscription/checkout', choice, { idempotencyKey: attempt.current.key }).catch(
      (reason: unknown) => {
        attempt.current.choice = ''
        if (isRefusal(reason) && reason.code === 'TRIAL_IS_NOT_AVAILABLE') setTried((before) => [...before, choice.planId])
        throw reason
      },
    )
    window.location.assign(url)
  }
  return { busy, error, tried, subscribe: (choice: Choice) => requireSignIn(() => void run(() => begin(choice))) }
}
