import type { SiteDocument, SiteKind } from '#contract/site/documents.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'

const kind = textOf<SiteKind>()
const key = { kind, name: 'text' } as const

export const allParts = statement(
  'site.every',
  {},
  { ...key, document: jsonb<unknown>(), version: 'int4', changed_at: 'timestamptz', changed_by: 'text?' },
  `
  select p.kind, p.name, p.document, p.version, p.changed_at, u.name as changed_by
  from site_parts p left join users u on u.id = p.changed_by order by p.kind, p.name`,
)
/** Reads a part from the database, as the copy in memory may be slightly older. */
export const onePart = statement(
  'site.one',
  key,
  { document: jsonb<SiteDocument>(), changed_at: 'timestamptz', changed_by: 'text?' },
  `
  select p.document, p.changed_at, u.name as changed_by
  from site_parts p left join users u on u.id = p.changed_by where p.kind = $1 and p.name = $2`,
)
/** Serializes saving a part, even one that isn't stored yet. All size guides share a lock, because they're counted. */
export const lockPart = statement('site.lock', { part: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended('site ' || $1, 0))`)
/** The last version, which continues even after a reset to the default. */
export const lastVersion = statement(
  'site.lastVersion',
  key,
  { version: 'int4' },
  `select version from site_part_versions where kind = $1 and name = $2 order by id desc limit 1`,
)
export const countKind = statement(
  'site.count',
  { kind: 'text' },
  { count: 'int8' },
  `select count(*) as count from site_parts where kind = $1`,
)
export const savePart = statement(
  'site.save',
  { ...key, document: jsonb<SiteDocument>(), version: 'int4', now: 'timestamptz', by: 'uuid' },
  {},
  `
  insert into site_parts (kind, name, document, version, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind, name) do update set document = $3, version = $4, changed_at = $5, changed_by = $6`,
)
export const deletePart = statement(
  'site.delete',
  key,
  { name: 'text' },
  `delete from site_parts where kind = $1 and name = $2 returning name`,
)
export const addVersion = statement(
  'site.addVersion',
  { id: 'uuid', ...key, version: 'int4', document: nullable(jsonb<SiteDocument>()), now: 'timestamptz', by: 'uuid' },
  {},
  `insert into site_part_versions (id, kind, name, version, document, at, by_id) values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const versions = statement(
  'site.versions',
  { ...key, limit: 'int8' },
  { id: 'uuid', version: 'int4', at: 'timestamptz', by: 'text?', document: nullable(jsonb<SiteDocument>()) },
  `
  select v.id, v.version, v.at, u.name as by, v.document from site_part_versions v left join users u on u.id = v.by_id
  where v.kind = $1 and v.name = $2 order by v.id desc limit $3`,
)
export const notifySite = statement('site.notify', {}, {}, `select pg_notify('site', '')`)
