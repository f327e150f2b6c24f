import { useEffect } from 'react'
import { create } from 'zustand'
import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { staff, useMay } from '#web/admin/session/session.ts'

/** The number of waiting items by the name of the menu line; lines without a count are absent. */
export const useWaiting = create<Partial<Record<string, number>>>()(() => ({}))

const showCounts = ({ pack, returns, received, reports }: ApiOutput<'GET /admin/home/counts'>): void =>
  useWaiting.setState({ orders: pack, returns: returns + received, ...(reports !== null && { moderation: reports }) })

/** Loads the start screen, whose numbers the menu shows, too. */
export async function loadHome(): Promise<ApiOutput<'GET /admin/home'>> {
  const home = await staff('GET /admin/home', {})
  const { pack, returns, received, reports } = home.waiting
  showCounts({ pack: pack.count, returns: returns.count, received: received.count, reports: reports && reports.count })
  return home
}

/**
 * Loads the menu's numbers for a visit that begins on another screen than Home, which has them anyway. If that fails, no numbers are
 * shown.
 */
export function useMenuNumbers(): void {
  const maySee = useMay()('orders:read')
  const isHome = useLocation().pathname === adminUrls.home()
  useEffect(() => {
    if (!maySee || isHome || Object.keys(useWaiting.getState()).length > 0) return
    void staff('GET /admin/home/counts', {}).then(showCounts, () => undefined)
  }, [maySee, isHome])
}
