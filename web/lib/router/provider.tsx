import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { PendingContext, RouterContext, StateContext } from './hooks.ts'
import { Outlet } from './outlet.tsx'
import type { Router, RouterState } from './router.ts'
import { scrollFor } from './scroll.ts'

/** Renders a page on the server. */
export const StaticRouter = ({ state }: { state: RouterState }) => (
  <StateContext value={state}>
    <Outlet />
  </StateContext>
)

/** Renders the current page, and follows navigations. */
export function RouterProvider({ router }: { router: Router }) {
  const [snapshot, setSnapshot] = useState(router.snapshot)
  useEffect(() => {
    const update = () => startTransition(() => setSnapshot(router.snapshot()))
    update()
    return router.subscribe(update)
  }, [router])
  const { state, navigation, revalidation, blocked, scroll } = snapshot
  useLayoutEffect(() => scrollFor(scroll, state.location.hash), [state.location, scroll])
  const pending = useMemo(() => ({ navigation, revalidation, blocked }), [navigation, revalidation, blocked])
  return (
    <RouterContext value={router}>
      <PendingContext value={pending}>
        <StaticRouter state={state} />
      </PendingContext>
    </RouterContext>
  )
}
