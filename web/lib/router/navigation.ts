import type { browserHistory, Step } from './history.ts'
import { loadPage } from './load-page.ts'
import type { Matcher } from './match.ts'
import { Redirect } from './outcome.ts'
import { type Location, resolveLazy } from './route.ts'
import { idle, type RouterState } from './router.ts'
import { openScrollMemory } from './scroll.ts'
import type { Snapshots } from './snapshots.ts'

/** Whether a link leads to an anchor on the page that is shown. */
const isPlaceOn = (shown: Location, { pathname, search, hash }: Location): boolean =>
  pathname === shown.pathname && search === shown.search && hash !== ''

/** Navigates and revalidates. Of concurrent navigations, only the last one completes. */
export function createNavigation(
  matchesOf: Matcher,
  snapshots: Snapshots,
  { step: stepTo }: Pick<ReturnType<typeof browserHistory>, 'step'>,
) {
  const heights = openScrollMemory()
  let turn = 0

  /** Starts a navigation. The returned function tells whether it's still the latest. */
  function begin(): () => boolean {
    const own = ++turn
    return () => own === turn
  }

  /** Saves the scroll position before the next page loads, since a shorter skeleton would change it. */
  function saveHeight(): void {
    const { navigation, state } = snapshots.now()
    if (navigation.state === 'idle') heights.save(state.location)
  }
  heights.saveOnLeaving(saveHeight)

  function show(step: Step, state: RouterState, preventScrollReset: boolean): void {
    step.commit()
    const scroll = step.isReturn ? (heights.heightOf(state.location) ?? 'start') : preventScrollReset ? 'stay' : 'start'
    snapshots.set({ state, navigation: idle, revalidation: 'idle', blocked: null, scroll })
  }

  async function go(step: Step, preventScrollReset = false): Promise<void> {
    const isLatest = begin()
    const { location } = step
    const matches = matchesOf(location.pathname)
    if (matches.length === 0) return step.leave()
    saveHeight()
    const { state } = snapshots.now()
    if (isPlaceOn(state.location, location)) return show(step, { ...state, location, matches }, preventScrollReset)
    snapshots.set({ navigation: { state: 'loading', location }, blocked: null })
    const hasCode = await resolveLazy(matches).then(
      () => true,
      () => false,
    )
    if (!isLatest()) return
    // Either a new version was deployed or there is no network. Loading the document is right in both cases.
    if (!hasCode) return step.leave()
    const loaded = await loadPage(state, location, matches)
    if (!isLatest()) return
    if (loaded instanceof Redirect) return go(step.to(loaded.location), preventScrollReset)
    show(step, { ...loaded, location, matches }, preventScrollReset)
  }

  async function revalidate(): Promise<void> {
    const { navigation, state } = snapshots.now()
    if (navigation.state === 'loading') return
    const isLatest = begin()
    snapshots.set({ revalidation: 'loading' })
    const loaded = await loadPage(state, state.location, state.matches)
    if (!isLatest()) return
    if (loaded instanceof Redirect) return go(stepTo(loaded.location, { replace: true }))
    snapshots.set({ state: { ...state, ...loaded }, revalidation: 'idle', scroll: 'stay' })
  }

  return { go, revalidate }
}
