import type { ComponentType } from 'react'
import type { NoScriptVisit } from '#contract/no-script.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export interface Location {
  pathname: string
  search: string
  hash: string
  /** What the link passed on. */
  state: unknown
  /** Of this visit: going back to it, it's the same. */
  key: string
}

export type Params = Partial<Record<string, string>>

/** A form that was sent without script and couldn't be taken: what was typed, and what is wrong with it, by field. */
export interface Posted {
  values: Record<string, string>
  /** Null where nothing is: the form asks for more. */
  code: RefusalCode | null
  errors: Record<string, string[]>
}

/** `url` is absolute, without the prefix of a language. With `posted` the page shows that form again. */
export interface LoaderRequest {
  url: string
  /** What addresses of the page's language begin with. */
  prefix?: string
  posted?: Posted | undefined
  /** For pages that can be used without script. */
  noScript?: NoScriptVisit | undefined
  /** What the page was made of before, where that is known. */
  before?: readonly string[] | undefined
}

export interface LoaderFunctionArgs {
  params: Params
  request: LoaderRequest
}
/** Gives what its page shows, or a `redirect`. What it throws is shown by the nearest `ErrorBoundary`. */
export type LoaderFunction = (args: LoaderFunctionArgs) => unknown

export interface ShouldRevalidateFunctionArgs {
  currentUrl: URL
  nextUrl: URL
}
/** Whether a page that is there already loads again for another address of it. */
export type ShouldRevalidateFunction = (args: ShouldRevalidateFunctionArgs) => boolean

/** A page, or what surrounds its children. */
export interface RouteObject {
  /** Given where it's missing, by its place. */
  id?: string
  /** Without slashes at its ends, such as `product/:slug`; `*` for whatever nothing else matches. Children's are whole paths, too. */
  path?: string
  /** At `/`. */
  index?: boolean
  Component?: ComponentType
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
  /** What others need to know of it before it's loaded. */
  handle?: unknown
  /** The rest of it, loaded when it's first gone to. */
  lazy?: (() => Promise<Partial<RouteObject>>) | undefined
  children?: RouteObject[]
}

/** A route on the way to a page, and what the address says for it. */
export interface Match {
  route: RouteObject & { id: string }
  params: Params
}

/** Loads what is still missing of the routes. */
export async function resolveLazy(matches: Match[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
