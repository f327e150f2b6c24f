import { useEffect, useState } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'

/** The signed-in customer's running subscription; null for others, and until it has loaded. */
export function useOwnSubscription(): Subscription | null {
  const isSignedIn = useSignedIn()
  const [own, setOwn] = useState<Subscription | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isGone = false
    void signed('GET /subscription', {}).then(
      (subscription) => !isGone && setOwn(subscription),
      // Only a hint depends on it: the call that starts a subscription also refuses a second one.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isSignedIn])
  return isSignedIn && own && own.state !== 'ended' && own.state !== 'incomplete' ? own : null
}
