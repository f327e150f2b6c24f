import { browserHistory, type Step } from './history.ts'
import { type Loaded, runLoaders } from './load.ts'
import { createMatcher } from './match.ts'
import { Redirect } from './outcome.ts'
import { type Match, resolveLazy, type Location, type RouteObject } from './route.ts'
import { type BlockerFunction, idle, type NavigateOptions, type Router, type Snapshot } from './router.ts'
import { openScrollMemory } from './scroll.ts'

const urlOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): URL => new URL(pathname + search, window.location.origin)
const isSamePage = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search

/** Goes from page to page without loading documents. Its first page is what the server sent, whose routes are loaded already. */
export function createBrowserRouter(routes: RouteObject[], loaded: Loaded): Router {
  const matchesOf = createMatcher(routes)
  const places = browserHistory()
  const heights = openScrollMemory()
  const listeners = new Set<() => void>()
  const first = places.here()
  let snapshot: Snapshot = {
    state: { ...loaded, location: first, matches: matchesOf(first.pathname) },
    navigation: idle,
    revalidation: 'idle',
    blocked: null,
    // The browser has scrolled it to where it was.
    scroll: 'stay',
  }
  let blocker: BlockerFunction | null = null
  /** Counts what was begun: only the last may end. */
  let turn = 0

  const set = (change: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  /** Before another page is on its way: what stands for one that takes long may be short, which ends what was further down. */
  const saveHeight = () => {
    if (snapshot.navigation.state === 'idle') heights.save(snapshot.state.location)
  }
  heights.saveOnLeaving(saveHeight)

  const isWanted = (next: Location, { route }: Match): boolean => {
    const { loaderData, location, matches } = snapshot.state
    if (!(route.id in loaderData) || !matches.some((match) => match.route === route)) return true
    return route.shouldRevalidate?.({ currentUrl: urlOf(location), nextUrl: urlOf(next) }) ?? true
  }

  const load = (location: Location, matches: Match[]): Promise<Loaded | Redirect> =>
    runLoaders(matches, { url: urlOf(location).href }, (match) => isWanted(location, match))

  const merged = (matches: Match[], { loaderData, errors }: Loaded): Loaded => {
    const before = snapshot.state.loaderData
    const failed = errors ?? {}
    const kept = matches.filter(({ route }) => route.id in before && !(route.id in failed)).map(({ route }) => [route.id, before[route.id]])
    return { loaderData: { ...Object.fromEntries(kept), ...loaderData }, errors }
  }

  async function go(step: Step, { preventScrollReset = false } = {}): Promise<void> {
    const { location } = step
    const current = snapshot.state.location
    turn += 1
    const own = turn
    const matches = matchesOf(location.pathname)
    if (matches.length === 0) return step.leave()
    saveHeight()
    let result: Loaded = snapshot.state
    if (!isSamePage(location, current) || location.hash === '') {
      set({ navigation: { state: 'loading', location }, blocked: null })
      const hasCode = await resolveLazy(matches).then(
        () => true,
        () => false,
      )
      if (own !== turn) return
      // The shop has a new version, or there is no network: the server's document is whole in either case.
      if (!hasCode) return step.leave()
      const found = await load(location, matches)
      if (own !== turn) return
      if (found instanceof Redirect) return go(step.to(found.location), { preventScrollReset })
      result = merged(matches, found)
    }
    step.commit()
    const scroll = step.isReturn ? (heights.heightOf(location) ?? 'start') : preventScrollReset ? 'stay' : 'start'
    set({ state: { ...result, location, matches }, navigation: idle, revalidation: 'idle', blocked: null, scroll })
  }

  /** Asks the blocker first. What it stops goes on, or not, when the page says so. */
  function attempt(step: Step, options?: { preventScrollReset?: boolean }): Promise<void> {
    const isBlocked = blocker?.({ currentLocation: snapshot.state.location, nextLocation: step.location }) ?? false
    if (!isBlocked) return go(step, options)
    step.revert()
    const reset = () => set({ blocked: null })
    const proceed = () => {
      reset()
      void go(step.again(), options)
    }
    set({ blocked: { proceed, reset } })
    return Promise.resolve()
  }

  places.onReturn((step) => void attempt(step))

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate: (to: string, { replace = false, preventScrollReset = false, state }: NavigateOptions = {}) =>
      attempt(places.step(to, { replace, state }), { preventScrollReset }),
    revalidate: async () => {
      const { location, matches } = snapshot.state
      if (snapshot.navigation.state === 'loading') return
      turn += 1
      const own = turn
      set({ revalidation: 'loading' })
      const found = await load(location, matches)
      if (own !== turn) return
      if (found instanceof Redirect) return go(places.step(found.location, { replace: true }))
      set({ state: { ...snapshot.state, ...merged(matches, found) }, revalidation: 'idle', scroll: 'stay' })
    },
    setBlocker: (next) => {
      blocker = next
      if (!next && snapshot.blocked) set({ blocked: null })
    },
  }
}
