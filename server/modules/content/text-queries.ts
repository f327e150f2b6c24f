import type { TextDocument, TextKind, TextVersion } from '#contract/admin/texts.ts'
import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'

const document = nullable(jsonb<TextDocument>())
const key = { kind: textOf<TextKind>(), locale: textOf<Locale>(), name: 'text' } as const

/** Serializes saving under a name, even one that isn't stored yet. */
export const lockName = statement(
  'texts.lockName',
  { kind: 'text', name: 'text' },
  {},
  `select pg_advisory_xact_lock(hashtextextended('text ' || $1 || ' ' || $2, 0))`,
)
export const storedText = statement(
  'texts.stored',
  key,
  { live: document, draft: document, publish_at: 'timestamptz?', is_hidden: 'bool', version: 'int4' },
  `select live, draft, publish_at, is_hidden, version from stored_texts where kind = $1 and locale = $2 and name = $3`,
)
/** Whether a name is in use in any language. */
export const isTaken = statement(
  'texts.isTaken',
  { kind: 'text', name: 'text' },
  { taken: 'bool' },
  `select exists (select from stored_texts where kind = $1 and name = $2) as taken`,
)
export const saveText = statement(
  'texts.save',
  {
    ...key,
    live: document,
    draft: document,
    publishAt: 'timestamptz?',
    isHidden: 'bool',
    version: 'int4',
    now: 'timestamptz',
    by: 'uuid',
  },
  {},
  `
  insert into stored_texts (kind, locale, name, live, draft, publish_at, is_hidden, version, changed_at, changed_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (kind, locale, name) do update set live = $4, draft = $5, publish_at = $6, is_hidden = $7, version = $8, changed_at = $9,
    changed_by = $10`,
)
export const addVersion = statement(
  'texts.addVersion',
  {
    id: 'uuid',
    ...key,
    version: 'int4',
    document: jsonb<TextDocument>(),
    state: textOf<TextVersion['state']>(),
    now: 'timestamptz',
    by: 'uuid',
  },
  {},
  `insert into text_versions (id, kind, locale, name, version, document, state, at, by_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const versions = statement(
  'texts.versions',
  { ...key, limit: 'int8' },
  {
    id: 'uuid',
    version: 'int4',
    state: textOf<TextVersion['state']>(),
    at: 'timestamptz',
    by: 'text?',
    document: jsonb<TextDocument>(),
  },
  `
  select v.id, v.version, v.state, v.at, u.name as by, v.document from text_versions v left join users u on u.id = v.by_id
  where v.kind = $1 and v.locale = $2 and v.name = $3 order by v.id desc limit $4`,
)
export const deleteText = statement(
  'texts.delete',
  key,
  { name: 'text' },
  `delete from stored_texts where kind = $1 and locale = $2 and name = $3 returning name`,
)

/** Renames all languages and versions. Former names lead to the new one, which stops being a former name itself. */
export const renameTexts = statement(
  'texts.rename',
  { kind: 'text', from: 'text', to: 'text' },
  {},
  `
  with texts as (update stored_texts set name = $3 where kind = $1 and name = $2),
    versions as (update text_versions set name = $3 where kind = $1 and name = $2),
    older as (update text_old_names set name = $3 where kind = $1 and name = $2 and old_name <> $3)
  insert into text_old_names (kind, old_name, name) values ($1, $2, $3) on conflict (kind, old_name) do update set name = $3`,
)
export const deleteOldName = statement(
  'texts.deleteOldName',
  { kind: 'text', name: 'text' },
  {},
  `delete from text_old_names where kind = $1 and old_name = $2`,
)
