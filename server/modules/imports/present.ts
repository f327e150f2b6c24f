import type { ImportedRow, FileImport } from '#contract/imports.ts'
import { type FileColumns, withFileColumnName } from './formats/column-names.ts'
import type { ImportRow } from './queries.ts'
import type { ShownRow } from './row-list-queries.ts'

/** The paths of categories that a run will create. */
export const newPaths = ({ new_categories }: Pick<ImportRow, 'new_categories'>): string[][] =>
  new_categories.map((path) => JSON.parse(path) as string[])

/** An import as the API returns it. */
export const presentImport = (row: ImportRow, now: Date): FileImport => ({
  id: row.id,
  fileName: row.file_name,
  kind: row.kind,
  format: row.format,
  encoding: row.encoding,
  state: row.state,
  startedBy: row.user_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  total: row.total,
  found: { create: row.creates, update: row.updates, same: row.sames, outdated: row.outdated, refuse: row.refuses },
  lineErrors: row.errors.map((error) => withFileColumnName(error, row.column_names)),
  lineErrorCount: row.error_count,
  newBrands: row.new_brands,
  newCategories: newPaths(row).map((path) => path.join(' > ')),
  unreadColumns: row.unread_columns,
  mayMapColumns: row.may_map,
  countsStock: row.counts_stock,
  failure: row.failure,
  interruption: interruptionOf(row, now),
  done: {
    created: row.created,
    updated: row.updated,
    failed: row.failed,
    undone: row.undone,
    left: row.left_changed,
    trashed: row.trashed,
  },
  pictures: { waiting: row.state === 'done' ? row.pictures_waiting : 0, done: row.pictures_done, failed: row.pictures_failed },
})

/** Set if an attempt ended early and no other is under way: the job's process died, failed or was stopped. */
function interruptionOf(row: ImportRow, now: Date): FileImport['interruption'] {
  const { job_due: due, job_attempts: attempts, job_reason: reason, job_is_claimed: isClaimed, job_is_dead: isDead } = row
  if (!due || (attempts === 0 && reason === null)) return null
  if (isDead) return { retryAt: null }
  return isClaimed && due > now ? null : { retryAt: due.toISOString() }
}

/** A row of an import as the API returns it; its errors name the file's columns (`names`). */
export const presentRow = (row: ShownRow, names: FileColumns): ImportedRow => ({
  position: row.position,
  line: row.line,
  key: row.key,
  name: row.label,
  variantCount: row.variants,
  changes: row.changes,
  action: row.action,
  result: row.result,
  lineErrors: row.errors.map((error) => withFileColumnName(error, names)),
  warnings: row.warnings.map((warning) => withFileColumnName(warning, names)),
  // The created product no longer exists.
  targetId: row.result === 'undone' && row.action === 'create' ? null : row.target_id,
})
