import { useEffect, useRef } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { safeNext } from '#contract/auth/next.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'

/** Where one goes on to afterwards; `requestedNext` only if the URL said so, for links to the other entry pages. */
export function useReturnTo(): { next: string; requestedNext: string | undefined } {
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  return { next, requestedNext: query.has('next') ? next : undefined }
}

/** On an entry page: where to go on to, and whether one was sent here because the session ended. Whoever is signed in already is redirected at once. */
export function useEntryRedirect(): { next: string; requestedNext: string | undefined; sessionEnded: boolean } {
  const [query] = useSearchParams()
  const { next, requestedNext } = useReturnTo()
  const sessionEnded = query.get('clear') === 'true'
  const status = useSessionStatus()
  // Only on arrival: whoever signs in here is led on by the form, once their cart has been joined.
  const arrived = useRef(false)
  useEffect(() => {
    if (status === 'loading' || arrived.current) return
    arrived.current = true
    if (status !== 'authenticated') return
    // The back office is a client of its own.
    if (/^\/admin(\/|$)/.test(next)) window.location.replace(next)
    else goTo(next, { replace: true })
  }, [status, next])
  return { next, requestedNext, sessionEnded }
}
