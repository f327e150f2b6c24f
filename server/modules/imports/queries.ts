import type { ColumnMapping } from '#contract/column-targets.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileEncoding, ImportAction, ImportFailure, ImportResult, ImportState, ValueChange } from '#contract/imports.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { FileColumns } from './formats/column-names.ts'
import type { LineError } from './formats/file-product.ts'
import type { ProductFormat } from './formats/read-products.ts'

const columns = {
  id: 'uuid',
  user_id: 'uuid?',
  user_name: 'text?',
  file_name: 'text',
  kind: textOf<ImportKind>(),
  format: nullable(textOf<ProductFormat>()),
  encoding: textOf<FileEncoding>(),
  state: textOf<ImportState>(),
  counts_stock: 'bool',
  created_at: 'timestamptz',
  ended_at: 'timestamptz?',
  /** Whether its columns can be mapped: its file is kept for that until it runs. */
  may_map: 'bool',
  total: 'int4',
  creates: 'int4',
  updates: 'int4',
  sames: 'int4',
  refuses: 'int4',
  outdated: 'int4',
  errors: jsonb<LineError[]>(),
  error_count: 'int4',
  new_brands: 'text[]',
  new_categories: 'text[]',
  unread_columns: 'text[]',
  column_names: jsonb<FileColumns>(),
  created: 'int4',
  updated: 'int4',
  failed: 'int4',
  undone: 'int4',
  left_changed: 'int4',
  trashed: 'int4',
  pictures_waiting: 'int4',
  pictures_done: 'int4',
  pictures_failed: 'int4',
  failure: nullable(jsonb<ImportFailure>()),
  /** The columns of the import's job, while it has one. */
  job_due: 'timestamptz?',
  job_attempts: 'int4?',
  job_reason: 'text?',
  job_is_claimed: 'bool?',
  job_is_dead: 'bool?',
} as const
export type ImportRow = Row<typeof columns>

const selected = `
  select i.id, i.user_id, u.name as user_name, i.file_name, i.kind, i.format, i.encoding, i.state, i.counts_stock, i.created_at, i.ended_at,
    i.file is not null and i.file_columns is not null and i.state in ('mapping', 'ready') as may_map,
    i.total, i.creates, i.updates, i.sames, i.refuses, i.outdated, i.errors, i.error_count, i.new_brands, i.new_categories,
    i.unread_columns, i.column_names, i.created, i.updated, i.failed, i.undone, i.left_changed, i.trashed, i.pictures_waiting,
    i.pictures_done, i.pictures_failed, i.failure, j.run_at as job_due, j.attempts as job_attempts, j.reason as job_reason,
    j.is_claimed as job_is_claimed, j.died_at is not null as job_is_dead
  from imports i left join users u on u.id = i.user_id left join jobs j on j.id = i.job_id
    and i.state in ('checking', 'running', 'undoing')`

export const readImport = statement('imports.read', { id: 'uuid' }, columns, `${selected} where i.id = $1`)
export const listImports = statement(
  'imports.list',
  { at: 'timestamptz', id: 'uuid', limit: 'int8', kinds: 'text[]' },
  columns,
  `${selected} where (i.created_at, i.id) < ($1, $2) and i.kind = any($4) order by i.created_at desc, i.id desc limit $3`,
)

/** Stores an import with its file, in the state "checking". */
export const insertImport = statement(
  'imports.insert',
  { id: 'uuid', user: 'uuid', fileName: 'text', kind: 'text', file: 'text', encoding: 'text', countsStock: 'bool', now: 'timestamptz' },
  {},
  `
  insert into imports (id, user_id, file_name, kind, state, file, encoding, counts_stock, created_at)
  values ($1, $2, $3, $4, 'checking', $5, $6, $7, $8)`,
)
export const insertJob = statement(
  'imports.insertJob',
  { id: 'uuid', name: 'text', import: 'text', now: 'timestamptz' },
  {},
  `
  with linked as (update imports set job_id = $1 where id = ($3::text)::uuid),
    job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, jsonb_build_object('import', $3::text), $4, $4)
      returning id)
  select pg_notify('jobs', '') from job`,
)
/** Makes the job of an interrupted import due now, with its attempts reset. A job that is being worked on isn't touched. */
export const continueJob = statement(
  'imports.continueJob',
  { id: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `
  with due as (
    update jobs j set run_at = $2, is_claimed = false, died_at = null, attempts = 0 from imports i
    where i.id = $1 and i.state in ('checking', 'running', 'undoing') and j.id = i.job_id and (j.attempts > 0 or j.reason is not null)
      and (j.died_at is not null or not j.is_claimed or j.run_at <= $2) returning j.id
  )
  select id from due cross join lateral pg_notify('jobs', '')`,
)
export const readText = statement(
  'imports.file',
  { id: 'uuid' },
  { file: 'text?', mapping: nullable(jsonb<ColumnMapping>()) },
  `select file, mapping from imports where id = $1 and state = 'checking'`,
)

/**
 * Moves an import from one state to another; changes no row if it isn't in the first state. A run no longer needs the file, so it's
 * deleted.
 */
export const changeState = statement(
  'imports.changeState',
  { id: 'uuid', from: 'text', to: 'text', now: 'timestamptz?' },
  {},
  `update imports set state = $3, ended_at = $4, file = null where id = $1 and state = $2`,
)
export const fail = statement(
  'imports.fail',
  { id: 'uuid', errors: jsonb<LineError[]>(), now: 'timestamptz' },
  {},
  `
  update imports set state = 'failed', file = null, errors = $2, error_count = jsonb_array_length($2), ended_at = $3
  where id = $1 and state <> 'failed'`,
)

/** Like `fail`, for an import whose job is dead; the errors of its lines are kept. */
export const failDead = statement(
  'imports.failDead',
  { id: 'uuid', failure: jsonb<ImportFailure>(), now: 'timestamptz' },
  {},
  `update imports set state = 'failed', file = null, failure = $2, ended_at = $3 where id = $1 and state <> 'failed'`,
)

/** Locks an import, so that each row is processed by one worker only. */
export const lockImport = statement(
  'imports.lock',
  { id: 'uuid' },
  { state: textOf<ImportState>() },
  `select state from imports where id = $1 for no key update`,
)

export const clearRows = statement('imports.clearRows', { id: 'uuid' }, {}, `delete from import_rows where import_id = $1`)
/** Inserts a part of the file's rows, as JSON text from the reading thread. */
export const insertRows = statement(
  'imports.insertRows',
  { id: 'uuid', part: 'text' },
  {},
  `
  insert into import_rows (import_id, position, line, key, label, content, errors)
  select $1, p.position, p.line, p.key, p.label, p.content, p.errors
  from json_to_recordset($2::text::json) as p (position int, line int, key text, label text, content jsonb, errors jsonb)`,
)

export interface Checked {
  position: number
  action: ImportAction
  errors: LineError[]
  warnings: LineError[]
  target_id: string | null
  /** The name to show; undefined if it's the one in the file. */
  label?: string | undefined
  changes?: ValueChange[] | undefined
}
/** A row as it was read from the file, before it's checked. */
export interface ReadRow<T> {
  position: number
  line: number
  key: string
  content: T
  errors: LineError[]
}
export const rowsAfter = statement(
  'imports.rowsAfter',
  { id: 'uuid', after: 'int4', limit: 'int8' },
  { position: 'int4', line: 'int4', key: 'text', content: jsonb<object>(), errors: jsonb<LineError[]>() },
  `select position, line, key, content, errors from import_rows where import_id = $1 and position > $2 order by position limit $3`,
)
export const saveChecked = statement(
  'imports.saveChecked',
  { id: 'uuid', checked: json<Checked[]>() },
  {},
  `
  update import_rows p set action = c.action, errors = c.errors, warnings = c.warnings, target_id = c.target_id,
    label = coalesce(c.label, p.label), changes = coalesce(c.changes, '[]')
  from json_to_recordset($2) as c (position int, action text, errors jsonb, warnings jsonb, target_id uuid, label text, changes jsonb)
  where p.import_id = $1 and p.position = c.position`,
)
export const finishCheck = statement(
  'imports.finishCheck',
  {
    id: 'uuid',
    format: 'text?',
    errors: jsonb<LineError[]>(),
    errorCount: 'int4',
    brands: 'text[]',
    categories: 'text[]',
    counts: json<Record<ImportAction, number>>(),
    unread: 'text[]',
    columnNames: jsonb<FileColumns>(),
  },
  {},
  `
  update imports set state = 'ready', file = case when kind = 'products' then file end, format = $2, errors = $3, error_count = $4, new_brands = $5, new_categories = $6,
    unread_columns = $8, column_names = $9, creates = ($7::json->>'create')::int, updates = ($7::json->>'update')::int,
    sames = ($7::json->>'same')::int, refuses = ($7::json->>'refuse')::int,
    outdated = ($7::json->>'outdated')::int, total = ($7::json->>'create')::int + ($7::json->>'update')::int + ($7::json->>'same')::int
      + ($7::json->>'outdated')::int + ($7::json->>'refuse')::int
  where id = $1 and state = 'checking'`,
)

/** Includes translations of outdated originals in a run; a row becomes a creation if there was no text before, else an update. */
export const includeOutdated = statement(
  'imports.includeOutdated',
  { id: 'uuid' },
  {},
  `
  with included as (
    update import_rows set action = case when changes->0->>'before' = '' then 'create' else 'update' end,
      content = content || '{"isTaken": true}'
    where import_id = $1 and action = 'outdated' returning action
  )
  update imports set outdated = 0, creates = creates + (select count(*) from included where action = 'create'),
    updates = updates + (select count(*) from included where action = 'update')
  where id = $1`,
)

/** A row that a run still has to process. */
export interface OpenRow<T> {
  position: number
  line: number
  key: string
  content: T
  action: ImportAction
  target_id: string | null
}
/** The next rows that a run still has to process. */
export const openRows = statement(
  'imports.openRows',
  { id: 'uuid', limit: 'int8' },
  { position: 'int4', line: 'int4', key: 'text', content: jsonb<object>(), action: textOf<ImportAction>(), target_id: 'uuid?' },
  `
  select position, line, key, content, action, target_id from import_rows
  where import_id = $1 and result is null and action in ('create', 'update') and exists (select from imports where id = $1
    and state = 'running')
  order by position limit $2`,
)

export const nextOpen = statement(
  'imports.nextOpen',
  { id: 'uuid', limit: 'int8' },
  { position: 'int4' },
  `
  select position from import_rows
  where import_id = $1 and result is null and action in ('create', 'update') order by position limit $2`,
)

export interface Result {
  position: number
  result: ImportResult
  target_id: string | null
  before: object | null
  version: number | null
  errors: LineError[]
}
/** Stores the results of rows and updates the import's counts. */
export const saveResults = statement(
  'imports.saveResults',
  { id: 'uuid', results: json<Result[]>() },
  {},
  `
  with r as materialized (
    select * from json_to_recordset($2) as r (position int, result text, target_id uuid, before jsonb, version int, errors jsonb)
  ), saved as (
    update import_rows p set result = r.result, target_id = coalesce(r.target_id, p.target_id), before = r.before, version = r.version,
      errors = r.errors
    from r where p.import_id = $1 and p.position = r.position
  )
  update imports set created = created + (select count(*) from r where result = 'created'), updated = updated + (select count(*) from r
    where result = 'updated'),
    failed = failed + (select count(*) from r where result = 'failed')
  where id = $1`,
)

export const purge = statement(
  'imports.purge',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `delete from imports where id in (select id from imports where created_at < $1 order by created_at, id limit $2)`,
)
