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

/** None on the server, where nothing happens after a page is rendered. */
export const RouterContext = createContext<Router | null>(null)
export const StateContext = createContext<RouterState | null>(null)
/** What changes while another page loads. */
export const PendingContext = createContext<Pick<Snapshot, 'navigation' | 'revalidation' | 'blocked'>>({
  navigation: idle,
  revalidation: 'idle',
  blocked: null,
})
/** Which of the matched routes is being rendered. */
export const MatchContext = createContext(-1)
export const ErrorContext = createContext<unknown>(undefined)

export function useRouterState(): RouterState {
  const state = useContext(StateContext)
  if (!state) throw new Error('there is no router around this component')
  return state
}

const useMatch = () => useRouterState().matches[useContext(MatchContext)]

/* oxlint-disable typescript/no-unnecessary-type-parameters -- only a page knows what its loader returned */
/** What the page's loader returned; inside of what surrounds a page, what that one's did. */
export const useLoaderData = <T>(): T => useRouterState().loaderData[useMatch()?.route.id ?? ''] as T
/** Undefined where that route is not on this page, or could not be loaded. */
export const useRouteLoaderData = <T>(id: string): T | undefined => useContext(StateContext)?.loaderData[id] as T | undefined
/* oxlint-enable typescript/no-unnecessary-type-parameters */
export const useRouteError = (): unknown => useContext(ErrorContext)
export const useLocation = (): Location => useRouterState().location
export const useParams = (): Params => useRouterState().matches.at(-1)?.params ?? {}
export const useNavigation = (): Navigation => useContext(PendingContext).navigation

/** The address's query; to change it, navigate. */
export function useSearchParams(): [query: URLSearchParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search])]
}

type Navigate = (to: string, options?: NavigateOptions) => Promise<void>
const nowhere: Navigate = () => Promise.resolve()

/** Always the same function; resolves when the page is there. */
export const useNavigate = (): Navigate => useContext(RouterContext)?.navigate ?? nowhere

/** `revalidate()` loads the page's data again. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: Snapshot['revalidation'] } {
  const router = useContext(RouterContext)
  const { revalidation: state } = useContext(PendingContext)
  return { revalidate: router?.revalidate ?? (() => Promise.resolve()), state }
}

/** Stops navigations for which `blocker` says so, until `proceed` or `reset`; null while none is stopped. One at a time on a page. */
export function useBlocker(blocker: BlockerFunction): Snapshot['blocked'] {
  const router = useContext(RouterContext)
  useEffect(() => router?.setBlocker(blocker))
  useEffect(() => () => router?.setBlocker(null), [router])
  return useContext(PendingContext).blocked
}
