import type { Route } from './endpoint.ts'

/** A call that there was once. */
export interface RetiredRoute {
  route: Route
  /** What to call now; without it, nothing took its place. */
  instead?: Route
}

/** Calls that were taken away: they answer 410 RETIRED with what to call now, so that an old client can tell its people why. */
export const retiredRoutes: readonly RetiredRoute[] = []
