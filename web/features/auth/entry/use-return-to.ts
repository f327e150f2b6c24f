import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { safeNext } from '#contract/auth/next.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'

/** Where one goes on to afterwards; `given` only if the address said so, for links to the other doors. */
export function useReturnTo(): { next: string; given: string | undefined } {
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  return { next, given: query.has('next') ? next : undefined }
}

/** At a door: where one goes on to, and whether one was sent here because a session ended. Who is signed in already goes on at once. */
export function useEntryRedirect(): { next: string; given: string | undefined; cleared: boolean } {
  const [query] = useSearchParams()
  const { next, given } = useReturnTo()
  const cleared = query.get('clear') === 'true'
  const status = useSessionStatus()
  // Only on arrival: whoever signs in here is led on by the form, once their cart has been joined.
  const arrived = useRef(false)
  useEffect(() => {
    if (status === 'loading' || arrived.current) return
    arrived.current = true
    if (status === 'authenticated') goTo(next, { replace: true })
  }, [status, next])
  return { next, given, cleared }
}
