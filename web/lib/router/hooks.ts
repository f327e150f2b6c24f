import { createContext, useContext, useEffect, useMemo } from 'react'
import {
  type BlockerFunction,
  idle,
  type NavigateOptions,
  type Navigation,
  type Router,
  type RouterState,
  type Snapshot,
} from './router.ts'
import type { Location, Params } from './route.ts'

/** Null on the server, where nothing changes after the render. */
export const RouterContext = createContext<Router | null>(null)
export const StateContext = createContext<RouterState | null>(null)
/** The state that changes while another page loads. */
export const PendingContext = createContext<Pick<Snapshot, 'navigation' | 'revalidation' | 'blocked'>>({
  navigation: idle,
  revalidation: 'idle',
  blocked: null,
})
/** The index of the matched route being rendered. */
export const MatchContext = createContext(-1)
export const ErrorContext = createContext<unknown>(undefined)

/** The state of the router: location, matches, loader data. Throws outside of a router. */
export function useRouterState(): RouterState {
  const state = useContext(StateContext)
  if (!state) throw new Error('there is no router around this component')
  return state
}

const useMatch = () => useRouterState().matches[useContext(MatchContext)]

/* oxlint-disable typescript/no-unnecessary-type-parameters -- only a page knows what its loader returned */
/** The loader data of the route being rendered: a page's own, or in a frame the frame's. */
export const useLoaderData = <T>(): T => useRouterState().loaderData[useMatch()?.route.id ?? ''] as T
/** Undefined if the route isn't on this page or failed to load. */
export const useRouteLoaderData = <T>(id: string): T | undefined => useContext(StateContext)?.loaderData[id] as T | undefined
/* oxlint-enable typescript/no-unnecessary-type-parameters */
export const useRouteError = (): unknown => useContext(ErrorContext)
/** The location of the page that is shown. */
export const useLocation = (): Location => useRouterState().location
/** The path parameters of the innermost matched route. */
export const useParams = (): Params => useRouterState().matches.at(-1)?.params ?? {}
/** The navigation in progress, or `idle`. */
export const useNavigation = (): Navigation => useContext(PendingContext).navigation

/** The query parameters of the URL; navigate to change them. */
export function useSearchParams(): [query: URLSearchParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search])]
}

type Navigate = (to: string, options?: NavigateOptions) => Promise<void>
const nowhere: Navigate = () => Promise.resolve()

/** A stable function; it resolves when the page has loaded. */
export const useNavigate = (): Navigate => useContext(RouterContext)?.navigate ?? nowhere

/** `revalidate()` reloads the page's data. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: Snapshot['revalidation'] } {
  const router = useContext(RouterContext)
  const { revalidation: state } = useContext(PendingContext)
  return { revalidate: router?.revalidate ?? (() => Promise.resolve()), state }
}

/** Blocks navigations for which `blocker` returns true, until `proceed` or `reset`; null while none is blocked. One blocker per page. */
export function useBlocker(blocker: BlockerFunction): Snapshot['blocked'] {
  const router = useContext(RouterContext)
  useEffect(() => router?.setBlocker(blocker))
  useEffect(() => () => router?.setBlocker(null), [router])
  return useContext(PendingContext).blocked
}
