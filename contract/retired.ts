import type { Route } from './endpoint.ts'

/** An endpoint that was removed. */
export interface RetiredRoute {
  route: Route
  /** The endpoint to call instead, if there is one. */
  instead?: Route
}

/** Removed endpoints: they answer 410 RETIRED with the replacement, so that an old client can tell its users why it fails. */
export const retiredRoutes: readonly RetiredRoute[] = []
