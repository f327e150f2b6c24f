import type { Location } from './route.ts'
import { localPath, plainPath } from '../locale-path.ts'

/** A navigation, and how it changes the browser's history. */
export interface Step {
  location: Location
  /** Back or forward navigation to a visited page. */
  isReturn: boolean
  /** Called when the page has loaded: updates the URL. */
  commit: () => void
  /** Called when the navigation is blocked: restores the URL of the current page. */
  revert: () => void
  /** The same navigation, after it was reverted. */
  again: () => Step
  /** The same navigation with another target, for redirects. */
  to: (address: string) => Step
  /** Loads the target as a document instead. */
  leave: () => void
}

/** The state of an entry in the browser's history. `at` is its index. */
interface Entry {
  key: string
  at: number
  state: unknown
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

const entryNow = (): Entry | null => {
  const entry = history.state as Partial<Entry> | null
  return typeof entry?.key === 'string' && typeof entry.at === 'number' ? { key: entry.key, at: entry.at, state: entry.state } : null
}

const locationOf = ({ pathname, search, hash }: URL | globalThis.Location, { key, state }: Pick<Entry, 'key' | 'state'>): Location => ({
  pathname: plainPath(pathname),
  search,
  hash,
  key,
  state,
})

/** The browser's history as navigations between pages. */
export function browserHistory() {
  let at = entryNow()?.at ?? 0
  if (!entryNow()) history.replaceState({ key: newKey(), at, state: null } satisfies Entry, '')
  /** Set while `history.go` is pending, to tell its popstate from a press on "back". */
  let arrived: (() => void) | null = null

  function step(address: string, { replace, state = null }: { replace: boolean; state?: unknown }): Step {
    const url = new URL(localPath(address), window.location.href)
    const location = locationOf(url, { key: newKey(), state })
    const one: Step = {
      location,
      isReturn: false,
      commit: () => {
        at += replace ? 0 : 1
        history[replace ? 'replaceState' : 'pushState']({ key: location.key, at, state } satisfies Entry, '', url)
      },
      revert: () => undefined,
      again: () => one,
      to: (other) => step(other, { replace }),
      leave: () => window.location.assign(url),
    }
    return one
  }

  /** The browser reports back and forward navigation after it has changed the URL. */
  function stepBack(entry: Entry): Step {
    const by = entry.at - at
    const one: Step = {
      location: locationOf(window.location, entry),
      isReturn: true,
      commit: () => void (at = entry.at),
      revert: () => move(-by),
      again: () => ({ ...one, commit: () => move(by, () => (at = entry.at)), revert: () => undefined }),
      to: (other) => {
        at = entry.at
        return step(other, { replace: true })
      },
      leave: () => window.location.reload(),
    }
    return one
  }

  function move(by: number, then: () => void = () => undefined): void {
    if (by === 0) return then()
    arrived = then
    history.go(by)
  }

  return {
    here: (): Location => locationOf(window.location, entryNow() ?? { key: '', state: null }),
    step,
    onReturn: (listener: (step: Step) => void) =>
      addEventListener('popstate', () => {
        if (arrived) {
          const then = arrived
          arrived = null
          return then()
        }
        // A link to an anchor on this page, for which the browser created the entry.
        if (!entryNow()) history.replaceState({ key: newKey(), at: at + 1, state: null } satisfies Entry, '')
        const entry = entryNow()
        if (entry) listener(stepBack(entry))
      }),
  }
}
