import type { ComponentType } from 'react'
import type { NoScriptVisit } from '#contract/no-script.ts'
import type { RefusalCode } from '#contract/refusals.ts'

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

/** A form submitted without script that was refused: its values, and the errors by field. */
export interface Posted {
  values: Record<string, string>
  /** Null if nothing is wrong, and the form asks for more. */
  code: RefusalCode | null
  errors: Record<string, string[]>
}

/** `url` is absolute, without the language prefix. With `posted`, the page shows that form again. */
export interface LoaderRequest {
  url: string
  /** The path prefix of the page's language. */
  prefix?: string
  posted?: Posted | undefined
  /** Set for pages that work without script. */
  noScript?: NoScriptVisit | undefined
  /** The data of the page's previous render, if it's known. */
  before?: readonly string[] | undefined
}

export interface LoaderFunctionArgs {
  params: Params
  request: LoaderRequest
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
