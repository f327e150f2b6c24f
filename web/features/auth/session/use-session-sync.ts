import { useEffect } from 'react'
import { syncCustomerAcrossTabs, loadCustomer, tokenNow, useSession } from './session.ts'

/** How long a checked token is assumed to be valid in a hidden tab. */
const restMs = 5 * 60_000
/** How often the token is checked while the shop doesn't answer. */
const retryMs = 20_000

/** Keeps the session up to date: across tabs, after a tab was hidden for long, and when the network returns. */
export function useSessionSync(): void {
  const offline = useSession((session) => session.offline)
  useEffect(() => syncCustomerAcrossTabs(), [])
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
