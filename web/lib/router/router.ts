import type { Loaded } from './load.ts'
import type { Location, Match } from './route.ts'

/** The page that is shown. */
export interface RouterState extends Loaded {
  location: Location
  matches: Match[]
}

/** The pending navigation. */
export interface Navigation {
  state: 'idle' | 'loading'
  location?: Location
}
export const idle: Navigation = { state: 'idle' }

/** A blocked navigation, which `proceed` continues and `reset` cancels. */
interface Blocked {
  proceed: () => void
  reset: () => void
}

/** All state that may change while a page is open. */
export interface Snapshot {
  state: RouterState
  navigation: Navigation
  revalidation: 'idle' | 'loading'
  blocked: Blocked | null
  /** Where to scroll after the render: to a height, to the top or the URL's anchor, or not at all. */
  scroll: number | 'start' | 'stay'
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** Keeps the scroll position, for links that change a part of the page. */
  preventScrollReset?: boolean | undefined
  state?: unknown
}

export type BlockerFunction = (places: { currentLocation: Location; nextLocation: Location }) => boolean

export interface Router {
  snapshot: () => Snapshot
  subscribe: (listener: () => void) => () => void
  /** Resolves when the page has loaded, or another navigation has replaced this one. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Reloads the page's data. */
  revalidate: () => Promise<void>
  setBlocker: (blocker: BlockerFunction | null) => void
}
