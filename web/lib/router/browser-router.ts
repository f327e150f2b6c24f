import { createBlocking } from './blocking.ts'
import { browserHistory } from './history.ts'
import type { Loaded } from './load.ts'
import { createMatcher } from './match.ts'
import { createNavigation } from './navigation.ts'
import type { RouteObject } from './route.ts'
import { idle, type Router } from './router.ts'
import { createSnapshots } from './snapshots.ts'

/** Goes from page to page without loading documents. Its first page is what the server sent, whose routes are loaded already. */
export function createBrowserRouter(routes: RouteObject[], loaded: Loaded): Router {
  const matchesOf = createMatcher(routes)
  const places = browserHistory()
  const location = places.here()
  const snapshots = createSnapshots({
    state: { ...loaded, location, matches: matchesOf(location.pathname) },
    navigation: idle,
    revalidation: 'idle',
    blocked: null,
    // The browser has scrolled it to where it was.
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
