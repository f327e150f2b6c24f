import type { DownloadType } from '#contract/download-types.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb } from '#server/db/types.ts'

interface StoredFile {
  id: string
  name: string
  type: DownloadType
  bytes: number
  addedAt: string
}

const terms = { is_digital: 'bool', download_limit: 'int4?', download_days: 'int4?' } as const
const columns = {
  id: 'uuid',
  product_id: 'uuid',
  sku: 'text',
  options: jsonb<Record<string, string>>(),
  back_ordered: 'int4',
  is_gift_card: 'bool',
  is_repeated: 'bool',
  is_bundled: 'bool',
  ...terms,
  files: json<StoredFile[]>(),
} as const

const select = `
  select v.id, v.product_id, v.sku, v.options, v.back_ordered, p.is_gift_card, p.repeat_percent is not null as is_repeated,
    v.is_bundle or exists (select from bundle_components b where b.component_id = v.id) as is_bundled, v.is_digital, v.download_limit,
    v.download_days, (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', c.type, 'bytes', c.bytes,
    'addedAt', f.added_at) order by f.position), '[]')
      from download_files f join private_files c on c.id = f.content_id where f.variant_id = v.id and f.removed_at is null) as files
  from variants v join products p on p.id = v.product_id`

/** The variants of a product that isn't in the trash, with how they are sold as files. */
export const variantsOfProduct = statement(
  'downloads.ofProduct',
  { product: 'uuid' },
  columns,
  `${select} where v.product_id = $1 and v.active and p.deleted_at is null order by v.position`,
)
export const variantWithFiles = statement(
  'downloads.ofVariant',
  { variant: 'uuid' },
  columns,
  `${select} where v.id = $1 and p.deleted_at is null`,
)

/** Locks a product before its variants, in the same order as the editor. */
export const lockProduct = statement(
  'downloads.lockProduct',
  { variant: 'uuid' },
  { id: 'uuid' },
  `select p.id from products p where p.id = (select product_id from variants where id = $1) for no key update`,
)
export const lockVariant = statement(
  'downloads.lockVariant',
  { variant: 'uuid' },
  { id: 'uuid' },
  `select id from variants where id = $1 for no key update`,
)

export const saveTerms = statement(
  'downloads.saveTerms',
  { variant: 'uuid', ...terms },
  {},
  `update variants set is_digital = $2, download_limit = $3, download_days = $4 where id = $1`,
)

/** Records content that is about to be stored and that nothing uses yet. */
export const insertContent = statement(
  'downloads.insertContent',
  { id: 'uuid', type: 'text', bytes: 'int4', now: 'timestamptz', deleteAt: 'timestamptz' },
  {},
  `insert into private_files (id, type, bytes, created_at, delete_at) values ($1, $2, $3, $4, $5)`,
)
/** Marks content as used; touches no row if it was deleted meanwhile. */
export const useContent = statement('downloads.useContent', { id: 'uuid' }, {}, `update private_files set delete_at = null where id = $1`)

export const addFile = statement(
  'downloads.addFile',
  { id: 'uuid', variant: 'uuid', position: 'int4', name: 'text', content: 'uuid', now: 'timestamptz' },
  {},
  `insert into download_files (id, variant_id, position, name, content_id, added_at) values ($1, $2, $3, $4, $5, $6)`,
)
/** Replaces the content of a file; the previous content becomes due for deletion. */
export const replaceFile = statement(
  'downloads.replaceFile',
  { id: 'uuid', name: 'text', content: 'uuid', now: 'timestamptz', deleteAt: 'timestamptz' },
  {},
  `
  with before as (select id, content_id from download_files where id = $1),
    due as (update private_files c set delete_at = $5 from before b where c.id = b.content_id)
  update download_files f set name = $2, content_id = $3, added_at = $4 from before b where f.id = b.id`,
)
export const arrangeFiles = statement(
  'downloads.arrangeFiles',
  { variant: 'uuid', ids: 'uuid[]', names: 'text[]' },
  {},
  `
  update download_files f set position = g.position - 1, name = g.name
  from unnest($2::uuid[], $3::text[]) with ordinality as g (id, name, position) where f.id = g.id and f.variant_id = $1
    and f.removed_at is null`,
)
/**
 * Removes files. Those who bought a file still have it; files that nobody bought are deleted, and their content becomes due for deletion.
 */
export const removeFiles = statement(
  'downloads.removeFiles',
  { variant: 'uuid', except: 'uuid[]', now: 'timestamptz', deleteAt: 'timestamptz' },
  {},
  `
  with sold as (select exists (select from order_lines where variant_id = $1 and is_digital) as is_sold),
    kept as (
      update download_files f set removed_at = $3 from sold where is_sold and f.variant_id = $1 and f.removed_at is null
        and f.id <> all($2)),
    gone as (
      delete from download_files f using sold where not is_sold and f.variant_id = $1 and f.removed_at is null and f.id <> all($2)
      returning f.content_id)
  update private_files c set delete_at = $4 from gone g where c.id = g.content_id`,
)

export const dueContents = statement(
  'downloads.dueContents',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `select id from private_files where delete_at <= $1 order by delete_at, id limit $2`,
)
export const deleteContents = statement(
  'downloads.deleteContents',
  { ids: 'uuid[]', now: 'timestamptz' },
  {},
  `delete from private_files where id = any($1) and delete_at <= $2`,
)
