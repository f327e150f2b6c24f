import { useEffect } from 'react'
import { create } from 'zustand'
import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { staff, useMay } from '#web/admin/session/session.ts'

/** The number of waiting items by the name of the menu line; lines without a count are absent. */
export const useWaiting = create<Partial<Record<string, number>>>()(() => ({}))

/** Loads what is waiting, and shows the numbers in the menu. */
export async function loadWaiting(): Promise<ApiOutput<'GET /admin/home'>> {
  const home = await staff('GET /admin/home', {})
  const { waiting } = home
  useWaiting.setState({
    orders: waiting.pack.count,
    returns: waiting.returns.count + waiting.received.count,
    ...(waiting.reports && { moderation: waiting.reports.count }),
  })
  return home
}

/**
 * Loads the menu's numbers for a visit that begins on another screen than Home, which loads them itself. If that fails, no numbers are
 * shown.
 */
export function useMenuNumbers(): void {
  const maySee = useMay()('orders:read')
  const isHome = useLocation().pathname === adminUrls.home()
  useEffect(() => {
    if (maySee && !isHome && Object.keys(useWaiting.getState()).length === 0) void loadWaiting().catch(() => undefined)
  }, [maySee, isHome])
}
