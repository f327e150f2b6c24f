import { useEffect, useState } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'

/** The running subscription of who is signed in; null for everyone else, and until it's known. */
export function useOwnSubscription(): Subscription | null {
  const isSignedIn = useSignedIn()
  const [own, setOwn] = useState<Subscription | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isGone = false
    void signed('GET /subscription', {}).then(
      (found) => !isGone && setOwn(found),
      // It's only a hint: the call that begins a subscription says so as well.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isSignedIn])
  return isSignedIn && own && own.state !== 'ended' && own.state !== 'incomplete' ? own : null
}
