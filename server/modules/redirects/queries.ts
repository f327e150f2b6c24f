import { searchPageSql } from '#server/db/search-page.ts'
import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'

const columns = { id: 'uuid', from_path: 'text', to_path: 'text', created_at: 'timestamptz' } as const
export type RedirectRow = Row<typeof columns>
const selected = `select id, from_path, to_path, created_at from redirects`

export const findRedirect = statement(
  'redirects.find',
  { from: 'text' },
  { to_path: 'text' },
  `select to_path from redirects where from_path = $1`,
)

export const redirectsFromPaths = statement('redirects.byFrom', { paths: 'text[]' }, columns, `${selected} where from_path = any($1)`)
export const redirectsToPaths = statement(
  'redirects.byTo',
  { paths: 'text[]' },
  columns,
  `${selected} where to_path = any($1) order by from_path limit 100000`,
)
export const redirectsByIds = statement('redirects.byIds', { ids: 'uuid[]' }, columns, `${selected} where id = any($1)`)

/** Serializes changes, as concurrent ones could each save half of a loop. */
export const lock = statement('redirects.lock', {}, {}, `select pg_advisory_xact_lock(7263062)`)
export const count = statement(
  'redirects.count',
  {},
  { n: 'int4' },
  `select count(*)::int as n from (select from redirects limit 100001) r`,
)

/** Adds redirects. An existing one gets the new target. */
export const save = statement(
  'redirects.save',
  { redirects: json<{ id: string; from: string; to: string }[]>(), now: 'timestamptz' },
  {},
  `
  insert into redirects (id, from_path, to_path, created_at)
  select id, "from", "to", $2 from json_to_recordset($1) as g (id uuid, "from" text, "to" text)
  on conflict (from_path) do update set to_path = excluded.to_path`,
)
export const remove = statement('redirects.remove', { id: 'uuid' }, {}, `delete from redirects where id = $1`)
export const removeMany = statement('redirects.removeMany', { ids: 'uuid[]' }, {}, `delete from redirects where id = any($1)`)

const keys = (sort: 'asc' | 'desc') => {
  const params = { at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
  const key = { at: 'timestamptz', id: 'uuid' } as const
  const where = `(created_at, id) ${sort === 'asc' ? '>' : '<'} ($1, $2)`
  const order = `created_at ${sort}, id ${sort}`
  const found = searchPageSql({
    table: 'redirects',
    match: 'from_path like $4 or to_path like $4',
    columns: 'created_at, id',
    where,
    order,
    limit: '$3',
  })
  const all = `select created_at as at, id from redirects where ${where} order by ${order} limit $3`
  return {
    all: statement(`redirects.keys.${sort}`, params, key, all),
    part: statement(`redirects.keysOfPart.${sort}`, { ...params, pattern: 'text' }, key, `select created_at as at, id from (${found}) f`),
  }
}
/** Redirects after a place in either order, optionally matching a LIKE pattern. */
export const keysAfter = { asc: keys('asc'), desc: keys('desc') }
