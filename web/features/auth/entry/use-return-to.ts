import { useEffect, useRef } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { safeNext } from '#contract/auth/next.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'

/** Where to continue afterwards. `requestedNext` is set only if the URL named it, and is passed on in links to the other entry pages. */
export function useReturnTo(): { next: string; requestedNext: string | undefined } {
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  return { next, requestedNext: query.has('next') ? next : undefined }
}

/** As `useReturnTo`, for an entry page: redirects signed-in customers right away, and tells whether the session had ended. */
export function useEntryRedirect(): { next: string; requestedNext: string | undefined; sessionEnded: boolean } {
  const [query] = useSearchParams()
  const { next, requestedNext } = useReturnTo()
  const sessionEnded = query.get('clear') === 'true'
  const status = useSessionStatus()
  // Checked only on arrival: after signing in here, the form redirects once the carts are merged.
  const arrived = useRef(false)
  useEffect(() => {
    if (status === 'loading' || arrived.current) return
    arrived.current = true
    if (status !== 'authenticated') return
    // The back office is a separate client, so it needs a full page load.
    if (/^\/admin(\/|$)/.test(next)) window.location.replace(next)
    else goTo(next, { replace: true })
  }, [status, next])
  return { next, requestedNext, sessionEnded }
}
