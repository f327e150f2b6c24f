import { useEffect } from 'react'
import { followToken, loadCustomer, tokenNow, useSession } from './session.ts'

/** How long a token that was checked counts as good in a tab that nobody looks at. */
const restMs = 5 * 60_000
/** Asked this often while the shop does not answer. */
const retryMs = 20_000

/** Keeps what is known of the session true: over tabs, after a pause, and through a network that goes and comes. */
export function useSessionSync(): void {
  const offline = useSession((session) => session.offline)
  useEffect(() => followToken(), [])
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      if (document.hidden) left = Date.now()
      else if (Date.now() - left > restMs) check()
    }
    document.addEventListener('visibilitychange', look)
    for (const type of changes) window.addEventListener(type, check)
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const type of changes) window.removeEventListener(type, check)
    }
  }, [])
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(() => document.hidden || check(), retryMs)
    return () => clearInterval(timer)
  }, [offline])
}

const changes = ['online', 'offline'] as const

const check = (): void => {
  if (tokenNow()) void loadCustomer()
}
