import { createBlocking } from './blocking.ts'
import { browserHistory } from './history.ts'
import type { Loaded } from './load.ts'
import { createMatcher } from './match.ts'
import { createNavigation } from './navigation.ts'
import type { RouteObject } from './route.ts'
import { idle, type Router } from './router.ts'
import { createSnapshots } from './snapshots.ts'

/** The router in the browser, which navigates without document loads. It starts with the server's page, whose routes are loaded already. */
export function createBrowserRouter(routes: RouteObject[], loaded: Loaded): Router {
  const matchesOf = createMatcher(routes)
  const places = browserHistory()
  const location = places.here()
  const snapshots = createSnapshots({
    state: { ...loaded, location, matches: matchesOf(location.pathname) },
    navigation: idle,
    revalidation: 'idle',
    blocked: null,
    // The browser has already restored the scroll position.
    scroll: 'stay',
  })
  const { go, revalidate } = createNavigation(matchesOf, snapshots, places)
  const { attempt, setBlocker } = createBlocking(snapshots, go)
  places.onReturn((step) => void attempt(step))
  return {
    snapshot: snapshots.now,
    subscribe: snapshots.subscribe,
    navigate: (to, { replace = false, preventScrollReset, state } = {}) => attempt(places.step(to, { replace, state }), preventScrollReset),
    revalidate,
    setBlocker,
  }
}
