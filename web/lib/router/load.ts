import type { PageRequest } from '#contract/rendered-page.ts'
import { Redirect, WithStatus } from './outcome.ts'
import type { Match } from './route.ts'

/** Data and errors by route id. An error is stored at the route whose boundary shows it. */
export interface Loaded {
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** The HTTP status a loader asked for; errors have their own. */
  status?: number
}

/** Runs the loaders of the routes that are `wanted`, in parallel. */
export async function runLoaders(
  matches: Match[],
  request: PageRequest,
  wanted = (_match: Match): boolean => true,
): Promise<Loaded | Redirect> {
  const loading = matches.filter((match) => match.route.loader && wanted(match))
  const outcomes = await Promise.allSettled(loading.map((match) => load(match, request)))
  const loaded: Loaded = { loaderData: {}, errors: null }
  for (const [at, outcome] of outcomes.entries()) {
    const match = loading[at]!
    const result: unknown = outcome.status === 'fulfilled' ? outcome.value : outcome.reason
    if (result instanceof Redirect) return result
    if (outcome.status === 'rejected') (loaded.errors ??= {})[boundaryOf(match, matches)] ??= result
    else if (result instanceof WithStatus) Object.assign(loaded, { status: result.status }).loaderData[match.route.id] = result.data
    else loaded.loaderData[match.route.id] = result
  }
  return loaded
}

const load = async ({ route, params }: Match, request: PageRequest): Promise<unknown> => route.loader?.({ params, request })

/** The route whose error boundary applies: itself or its nearest ancestor with one. */
function boundaryOf(match: Match, matches: Match[]): string {
  const chain = matches.slice(0, matches.indexOf(match) + 1)
  return (chain.findLast(({ route }) => route.ErrorBoundary) ?? match).route.id
}
