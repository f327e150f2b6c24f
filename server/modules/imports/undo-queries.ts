import type { ImportResult } from '#contract/imports.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, textOf } from '#server/db/types.ts'
import type { LineError } from './formats/file-product.ts'

/** The rows that still have to be undone, last first. Rows without a target id are identified by their stored data. */
export const doneRows = statement(
  'imports.doneRows',
  { id: 'uuid', limit: 'int8' },
  {
    position: 'int4',
    line: 'int4',
    result: textOf<ImportResult>(),
    target_id: 'uuid',
    before: nullable(jsonb<object>()),
    version: 'int4?',
  },
  `
  select position, line, result, coalesce(target_id, import_id) as target_id, before, version from import_rows
  where import_id = $1 and result in ('created', 'updated') and exists (select from imports where id = $1 and state = 'undoing')
  order by position desc limit $2`,
)
export type DoneRow = Awaited<ReturnType<typeof doneRows.all>>[number]
export interface Undone {
  position: number
  result: 'undone' | 'left' | 'trashed'
  errors: LineError[]
}
/** Stores the results of undoing rows and updates the import's counts. */
export const saveUndone = statement(
  'imports.saveUndone',
  { id: 'uuid', results: json<Undone[]>() },
  {},
  `
  with r as materialized (
    select * from json_to_recordset($2) as r (position int, result text, errors jsonb)
  ), saved as (
    update import_rows p set result = r.result, errors = r.errors from r where p.import_id = $1 and p.position = r.position
  )
  update imports set undone = undone + (select count(*) from r where result = 'undone'), left_changed = left_changed + (select count(*)
    from r where result = 'left'),
    trashed = trashed + (select count(*) from r where result = 'trashed')
  where id = $1`,
)
