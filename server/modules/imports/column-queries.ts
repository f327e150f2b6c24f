import type { ColumnMapping } from '#contract/column-targets.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { LineError } from './formats/file-product.ts'
import type { RawColumn } from './raw-columns.ts'

/** The columns of an import whose file still exists, and their meaning if staff have chosen one. */
export const readColumns = statement(
  'imports.columns',
  { id: 'uuid' },
  { columns: nullable(jsonb<RawColumn[]>()), mapping: nullable(jsonb<ColumnMapping>()), header: 'text?' },
  `select file_columns as columns, mapping, header from imports where id = $1 and file is not null and state in ('mapping', 'ready')`,
)

/** The newest mapping of a file with the same first line. */
export const rememberedMapping = statement(
  'imports.rememberedMapping',
  { header: 'text' },
  { mapping: jsonb<ColumnMapping>() },
  `select mapping from imports where header = $1 and mapping is not null order by created_at desc limit 1`,
)

/** Stores the columns of a file that was read; its mapping stays. */
export const saveColumns = statement(
  'imports.saveColumns',
  { id: 'uuid', columns: jsonb<RawColumn[]>(), header: 'text' },
  {},
  `update imports set file_columns = $2, header = $3 where id = $1 and state = 'checking'`,
)

/**
 * Waits for a mapping of the columns, or for a better one if the errors say that the file can't be read with this one. The file is kept.
 */
export const askForMapping = statement(
  'imports.askForMapping',
  { id: 'uuid', errors: jsonb<LineError[]>() },
  {},
  `
  update imports set state = 'mapping', errors = $2, error_count = jsonb_array_length($2) where id = $1 and state = 'checking'`,
)

/** Stores a mapping and has the file checked again from the start; changes no row if the import isn't waiting for one. */
export const saveMapping = statement(
  'imports.saveMapping',
  { id: 'uuid', mapping: jsonb<ColumnMapping>() },
  {},
  `
  update imports set state = 'checking', mapping = $2, format = null, errors = '[]', error_count = 0, new_brands = '{}',
    new_categories = '{}', unread_columns = '{}', total = 0, creates = 0, updates = 0, sames = 0, refuses = 0, outdated = 0
  where id = $1 and state in ('mapping', 'ready') and file is not null`,
)
