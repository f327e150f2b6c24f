import type { ComponentType } from 'react'
import type { PageRequest } from '#contract/rendered-page.ts'

export interface Location {
  pathname: string
  search: string
  hash: string
  /** The history state passed by the link. */
  state: unknown
  /** Identifies the history entry: going back restores the same key. */
  key: string
}

export type Params = Partial<Record<string, string>>

export interface LoaderFunctionArgs {
  params: Params
  request: PageRequest
}
/** Returns the data of its page, or a `redirect`. What it throws is shown by the nearest `ErrorBoundary`. */
export type LoaderFunction = (args: LoaderFunctionArgs) => unknown

export interface ShouldRevalidateFunctionArgs {
  currentUrl: URL
  nextUrl: URL
}
/** Whether the loader of a route that stays runs again for the new URL. */
export type ShouldRevalidateFunction = (args: ShouldRevalidateFunctionArgs) => boolean

/** A page, or a frame around its children. */
export interface RouteObject {
  /** Assigned by position if it's missing. */
  id?: string
  /** Without slashes at its ends, such as `product/:slug`; `*` matches whatever nothing else does. Children have full paths, too. */
  path?: string
  /** Matches `/`. */
  index?: boolean
  Component?: ComponentType
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
  /** What others need to know about the route before it's loaded. */
  handle?: unknown
  /** The rest of the route, loaded on first use. */
  lazy?: (() => Promise<Partial<RouteObject>>) | undefined
  children?: RouteObject[]
}

/** A matched route, and the parameters from the URL. */
export interface Match {
  route: RouteObject & { id: string }
  params: Params
}

/** Loads the lazy parts of the routes that aren't loaded yet. */
export async function resolveLazy(matches: Match[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
