import type { ApiRoute } from '#contract/api.ts'
import { exportForStaff } from '#web/admin/session/export-file.ts'
import { filtersOf } from './query.ts'
import type { Query } from './list.ts'

/** Downloads the rows that a list's filters match, in its order. Fails as a call does. */
export async function exportList(route: ApiRoute, query: Query, more: Record<string, string> = {}): Promise<void> {
  const { sort } = query
  await exportForStaff(route, { ...filtersOf(query), ...(sort && { sort }), ...more })
}
