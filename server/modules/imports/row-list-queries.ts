import type { ImportAction, ImportResult, ValueChange } from '#contract/imports.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { LineError } from './formats/file-product.ts'

const shown = {
  position: 'int4',
  line: 'int4',
  key: 'text',
  label: 'text',
  variants: 'int4?',
  changes: jsonb<ValueChange[]>(),
  action: nullable(textOf<ImportAction>()),
  result: nullable(textOf<ImportResult>()),
  errors: jsonb<LineError[]>(),
  warnings: jsonb<LineError[]>(),
  target_id: 'uuid?',
} as const
const listed = (name: string, condition: string) =>
  statement(
    name,
    { id: 'uuid', after: 'int4', limit: 'int8', action: 'text?' },
    shown,
    `
    select position, line, key, label, jsonb_array_length(content->'variants') as variants, changes, action, result, errors, warnings,
      target_id
    from import_rows where import_id = $1 and position > $2 and ($4::text is null or true) and ${condition} order by position limit $3`,
  )
export type ShownRow = Row<typeof shown>
export const allRows = listed('imports.rows', 'true')
export const rowsOfAction = listed('imports.rowsOfAction', 'action = $4')
export const rowsWithProblems = listed('imports.rowsWithProblems', `result in ('failed', 'left', 'trashed')`)
