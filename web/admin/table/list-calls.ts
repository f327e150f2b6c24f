import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { staff } from '#web/admin/session/session.ts'
import type { Page, Query, Total } from './list.ts'

/** The calls that return a page of rows. */
type ListRoute = { [R in ApiRoute]: ApiOutput<R> extends { rows: unknown[]; nextCursor: string | null } ? R : never }[ApiRoute]
type RowOf<R extends ListRoute> = ApiOutput<R>['rows'][number]
type CountRoute = { [R in ApiRoute]: ApiOutput<R> extends Total ? R : never }[ApiRoute]

/** Loads a page of a list. The address's parameters are passed on unchecked, since the call refuses unknown ones. */
export const pagesOf =
  <R extends ListRoute>(route: R) =>
  (query: Query, options: { signal: AbortSignal }): Promise<Page<RowOf<R>>> =>
    staff(route, query as ApiInput<R>, options) as Promise<Page<RowOf<R>>>

/** Counts the rows that filters match. */
export const totalOf =
  <R extends CountRoute>(route: R) =>
  (query: Query, options: { signal: AbortSignal }): Promise<Total> =>
    staff(route, query as ApiInput<R>, options) as Promise<Total>
