import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import { staff } from '#web/admin/session/session.ts'
import type { Page, Query, Total } from './list.ts'

/** The calls that answer a page of rows. */
type ListRoute = { [R in ApiRoute]: ApiOutput<R> extends { rows: unknown[]; nextCursor: string | null } ? R : never }[ApiRoute]
export type RowOf<R extends ListRoute> = ApiOutput<R>['rows'][number]
type CountRoute = { [R in ApiRoute]: ApiOutput<R> extends Total ? R : never }[ApiRoute]

/** Loads a list's page by its call. What the address says goes there as it is: the call refuses what it doesn't know. */
export const pagesOf =
  <R extends ListRoute>(route: R) =>
  (query: Query, options: { signal: AbortSignal }): Promise<Page<RowOf<R>>> =>
    staff(route, query as ApiInput<R>, options) as Promise<Page<RowOf<R>>>

/** Counts what filters find by a call. */
export const totalOf =
  <R extends CountRoute>(route: R) =>
  (query: Query, options: { signal: AbortSignal }): Promise<Total> =>
    staff(route, query as ApiInput<R>, options) as Promise<Total>
