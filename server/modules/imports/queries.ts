import type { ImportAction, ImportResult, ImportState } from '#contract/imports.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import type { ProductFormat } from './formats/read-products.ts'

const columns = {
  id: 'uuid',
  user_id: 'uuid?',
  user_name: 'text?',
  file_name: 'text',
  format: nullable(textOf<ProductFormat>()),
  state: textOf<ImportState>(),
  counts_stock: 'bool',
  created_at: 'timestamptz',
  ended_at: 'timestamptz?',
  total: 'int4',
  creates: 'int4',
  updates: 'int4',
  sames: 'int4',
  refuses: 'int4',
  errors: jsonb<LineError[]>(),
  error_count: 'int4',
  new_brands: 'text[]',
  new_categories: 'text[]',
  created: 'int4',
  updated: 'int4',
  failed: 'int4',
  undone: 'int4',
  left_changed: 'int4',
} as const
export type ImportRow = Row<typeof columns>

const selected = `
  select i.id, i.user_id, u.name as user_name, i.file_name, i.format, i.state, i.counts_stock, i.created_at, i.ended_at, i.total, i.creates, i.updates, i.sames,
    i.refuses, i.errors, i.error_count, i.new_brands, i.new_categories, i.created, i.updated, i.failed, i.undone, i.left_changed
  from imports i left join users u on u.id = i.user_id`

export const readImport = statement('imports.read', { id: 'uuid' }, columns, `${selected} where i.id = $1`)
export const listImports = statement(
  'imports.list',
  { at: 'timestamptz', id: 'uuid', limit: 'int8' },
  columns,
  `${selected} where (i.created_at, i.id) < ($1, $2) order by i.created_at desc, i.id desc limit $3`,
)

/** With the job that reads it. */
export const insertImport = statement(
  'imports.insert',
  { id: 'uuid', user: 'uuid', fileName: 'text', file: 'text', countsStock: 'bool', now: 'timestamptz' },
  {},
  `insert into imports (id, user_id, file_name, state, file, counts_stock, created_at) values ($1, $2, $3, 'checking', $4, $5, $6)`,
)
export const insertJob = statement(
  'imports.insertJob',
  { id: 'uuid', name: 'text', import: 'text', now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, jsonb_build_object('import', $3::text), $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)
export const readText = statement(
  'imports.file',
  { id: 'uuid' },
  { file: 'text?' },
  `select file from imports where id = $1 and state = 'checking'`,
)

/** One that is in this state goes to that one. */
export const changeState = statement(
  'imports.changeState',
  { id: 'uuid', from: 'text', to: 'text', now: 'timestamptz?' },
  {},
  `update imports set state = $3, ended_at = $4 where id = $1 and state = $2`,
)
export const fail = statement(
  'imports.fail',
  { id: 'uuid', errors: jsonb<LineError[]>(), now: 'timestamptz' },
  {},
  `update imports set state = 'failed', file = null, errors = $2, error_count = jsonb_array_length($2), ended_at = $3 where id = $1 and state <> 'failed'`,
)

/** Whoever works on an import locks it: each product is taken by one. */
export const lockImport = statement(
  'imports.lock',
  { id: 'uuid' },
  { state: textOf<ImportState>() },
  `select state from imports where id = $1 for no key update`,
)

export const clearProducts = statement('imports.clearProducts', { id: 'uuid' }, {}, `delete from import_products where import_id = $1`)
/** A part of the file's products, as the text that the reading thread made. */
export const insertProducts = statement(
  'imports.insertProducts',
  { id: 'uuid', part: 'text' },
  {},
  `
  insert into import_products (import_id, position, line, slug, product, errors)
  select $1, p.position, p.line, p.slug, p.product, p.errors
  from json_to_recordset($2::text::json) as p (position int, line int, slug text, product jsonb, errors jsonb)`,
)

export interface Checked {
  position: number
  action: ImportAction
  errors: LineError[]
  warnings: LineError[]
  product_id: string | null
}
export const productsAfter = statement(
  'imports.productsAfter',
  { id: 'uuid', after: 'int4', limit: 'int8' },
  { position: 'int4', line: 'int4', slug: 'text', product: jsonb<FileProduct>(), errors: jsonb<LineError[]>() },
  `select position, line, slug, product, errors from import_products where import_id = $1 and position > $2 order by position limit $3`,
)
export const saveChecked = statement(
  'imports.saveChecked',
  { id: 'uuid', checked: json<Checked[]>() },
  {},
  `
  update import_products p set action = c.action, errors = c.errors, warnings = c.warnings, product_id = c.product_id
  from json_to_recordset($2) as c (position int, action text, errors jsonb, warnings jsonb, product_id uuid)
  where p.import_id = $1 and p.position = c.position`,
)
export const skuOwners = statement(
  'imports.skuOwners',
  { skus: 'text[]' },
  { sku: 'text', product_id: 'uuid', slug: 'text' },
  `select v.sku, v.product_id, p.slug from variants v join products p on p.id = v.product_id where v.sku = any($1)`,
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
  },
  {},
  `
  update imports set state = 'ready', file = null, format = $2, errors = $3, error_count = $4, new_brands = $5, new_categories = $6,
    creates = ($7::json->>'create')::int, updates = ($7::json->>'update')::int, sames = ($7::json->>'same')::int, refuses = ($7::json->>'refuse')::int,
    total = ($7::json->>'create')::int + ($7::json->>'update')::int + ($7::json->>'same')::int + ($7::json->>'refuse')::int
  where id = $1 and state = 'checking'`,
)

/** What a run has still to do. */
export const openProducts = statement(
  'imports.openProducts',
  { id: 'uuid', limit: 'int8' },
  { position: 'int4', slug: 'text', product: jsonb<FileProduct>(), action: textOf<ImportAction>() },
  `
  select position, slug, product, action from import_products
  where import_id = $1 and result is null and action in ('create', 'update') and exists (select from imports where id = $1 and state = 'running')
  order by position limit $2`,
)

export const nextOpen = statement(
  'imports.nextOpen',
  { id: 'uuid', limit: 'int8' },
  { position: 'int4' },
  `
  select position from import_products
  where import_id = $1 and result is null and action in ('create', 'update') order by position limit $2`,
)

export interface Result {
  position: number
  result: ImportResult
  product_id: string | null
  before: object | null
  version: number | null
  errors: LineError[]
}
/** What a run made of products, and the count of them. */
export const saveResults = statement(
  'imports.saveResults',
  { id: 'uuid', results: json<Result[]>() },
  {},
  `
  with r as materialized (
    select * from json_to_recordset($2) as r (position int, result text, product_id uuid, before jsonb, version int, errors jsonb)
  ), saved as (
    update import_products p set result = r.result, product_id = coalesce(r.product_id, p.product_id), before = r.before, version = r.version, errors = r.errors
    from r where p.import_id = $1 and p.position = r.position
  )
  update imports set created = created + (select count(*) from r where result = 'created'), updated = updated + (select count(*) from r where result = 'updated'),
    failed = failed + (select count(*) from r where result = 'failed')
  where id = $1`,
)

/** What undoing has still to do, the last first. */
export const doneProducts = statement(
  'imports.doneProducts',
  { id: 'uuid', limit: 'int8' },
  {
    position: 'int4',
    line: 'int4',
    result: textOf<ImportResult>(),
    product_id: 'uuid',
    before: nullable(jsonb<object>()),
    version: 'int4?',
  },
  `
  select position, line, result, product_id, before, version from import_products
  where import_id = $1 and result in ('created', 'updated') and exists (select from imports where id = $1 and state = 'undoing')
  order by position desc limit $2`,
)
export const saveUndone = statement(
  'imports.saveUndone',
  { id: 'uuid', position: 'int4', result: 'text', errors: jsonb<LineError[]>() },
  {},
  `
  with saved as (update import_products set result = $3, errors = $4 where import_id = $1 and position = $2)
  update imports set undone = undone + ($3 = 'undone')::int, left_changed = left_changed + ($3 = 'left')::int where id = $1`,
)

const shown = {
  position: 'int4',
  line: 'int4',
  slug: 'text',
  name: 'text?',
  variants: 'int4',
  action: nullable(textOf<ImportAction>()),
  result: nullable(textOf<ImportResult>()),
  errors: jsonb<LineError[]>(),
  warnings: jsonb<LineError[]>(),
  product_id: 'uuid?',
} as const
const listed = (name: string, condition: string) =>
  statement(
    name,
    { id: 'uuid', after: 'int4', limit: 'int8', action: 'text?' },
    shown,
    `
    select position, line, slug, product->>'name' as name, jsonb_array_length(product->'variants') as variants, action, result, errors, warnings, product_id
    from import_products where import_id = $1 and position > $2 and ($4::text is null or true) and ${condition} order by position limit $3`,
  )
export type ShownProduct = Row<typeof shown>
export const allProducts = listed('imports.products', 'true')
export const productsOfAction = listed('imports.productsOfAction', 'action = $4')
export const troubledProducts = listed('imports.troubledProducts', `result in ('failed', 'left')`)

export const purge = statement(
  'imports.purge',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `delete from imports where id in (select id from imports where created_at < $1 order by created_at, id limit $2)`,
)
export const mostAttributes = statement(
  'imports.mostAttributes',
  {},
  { n: 'int4' },
  `select coalesce(max(jsonb_array_length(attributes) + jsonb_array_length(options)), 0)::int as n from products where deleted_at is null`,
)
