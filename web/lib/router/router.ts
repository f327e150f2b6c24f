import type { Loaded } from './load.ts'
import type { Location, Match } from './route.ts'

/** The page that is shown. */
export interface RouterState extends Loaded {
  location: Location
  matches: Match[]
}

/** The page that is on its way. */
export interface Navigation {
  state: 'idle' | 'loading'
  location?: Location
}
export const idle: Navigation = { state: 'idle' }

/** What stopped a navigation asks before it goes on. */
export interface Blocked {
  proceed: () => void
  reset: () => void
}

/** All that may change while a page is open. */
export interface Snapshot {
  state: RouterState
  navigation: Navigation
  revalidation: 'idle' | 'loading'
  blocked: Blocked | null
  /** Where to scroll once the page is drawn: to a height, to the top or to the place the address names, or nowhere. */
  scroll: number | 'start' | 'stay'
}

export interface NavigateOptions {
  /** Instead of this page in the browser's history. */
  replace?: boolean | undefined
  /** For links that change a part of the page. */
  preventScrollReset?: boolean | undefined
  state?: unknown
}

export type BlockerFunction = (places: { currentLocation: Location; nextLocation: Location }) => boolean

export interface Router {
  snapshot: () => Snapshot
  subscribe: (listener: () => void) => () => void
  /** Resolves when the page is there, or another navigation took its place. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Loads again what the page shows. */
  revalidate: () => Promise<void>
  setBlocker: (blocker: BlockerFunction | null) => void
}
