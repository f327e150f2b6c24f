import type { browserHistory, Step } from './history.ts'
import { loadPage } from './load-page.ts'
import type { Matcher } from './match.ts'
import { Redirect } from './outcome.ts'
import { type Location, resolveLazy } from './route.ts'
import { idle, type RouterState } from './router.ts'
import { openScrollMemory } from './scroll.ts'
import type { Snapshots } from './snapshots.ts'

/** A link to a place on the page that is shown. */
const isPlaceOn = (shown: Location, { pathname, search, hash }: Location): boolean =>
  pathname === shown.pathname && search === shown.search && hash !== ''

/** Goes to pages and loads again the one that is shown. Of several at a time only the last ends. */
export function createNavigation(
  matchesOf: Matcher,
  snapshots: Snapshots,
  { step: stepTo }: Pick<ReturnType<typeof browserHistory>, 'step'>,
) {
  const heights = openScrollMemory()
  let turn = 0

  /** Says later whether nothing was begun since. */
  function begin(): () => boolean {
    const own = ++turn
    return () => own === turn
  }

  /** Before another page is on its way: what stands for one that takes long may be short, which ends what was further down. */
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
    // The shop has a new version, or there is no network: the server's document is whole in either case.
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
