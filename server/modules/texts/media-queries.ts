import { statement } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { StoredVideo } from '#server/modules/media/media.ts'

const inLibrary = `state = 'ready' and used_by is not null and feature in ('product', 'blog')`
const key = { at: 'timestamptz', id: 'uuid' } as const
const after = { ...key, limit: 'int8' } as const

export const newestMedia = statement(
  'texts.newestMedia',
  after,
  key,
  `select created_at as at, id from uploads where ${inLibrary} and (created_at, id) < ($1, $2) order by created_at desc, id desc limit $3`,
)
export const oldestMedia = statement(
  'texts.oldestMedia',
  after,
  key,
  `select created_at as at, id from uploads where ${inLibrary} and (created_at, id) > ($1, $2) order by created_at, id limit $3`,
)
/**
 * Pictures whose description has these words; others can't be found. Like `searchPageSql`, but over two tables: for few matches it looks up
 * their pictures, for many it scans pictures in order.
 */
export const foundMedia = statement(
  'texts.foundMedia',
  { ...after, words: 'text' },
  key,
  `
  with few as materialized (select substring(url from '^/media/([0-9a-f-]{36})\\.webp$')::uuid as id from media_alts
      where to_tsvector('simple', alt) @@ to_tsquery('simple', $4) limit 2001),
    many as materialized (select count(*) > 2000 as are from few)
  select at, id from (
    (select u.created_at as at, u.id from few f cross join lateral (select created_at, id from uploads where id = f.id
      and ${inLibrary} offset 0) u
     where not (select are from many) and (u.created_at, u.id) < ($1, $2) order by u.created_at desc, u.id desc limit $3)
    union all
    (select created_at, id from uploads u
     where (select are from many) and (select to_tsvector('simple', alt) @@ to_tsquery('simple', $4) from media_alts
       where url = '/media/' || u.id || '.webp')
       and ${inLibrary} and (created_at, id) < ($1, $2) order by created_at desc, id desc limit $3)) found
  order by at desc, id desc limit $3`,
)
export const mediaRows = statement(
  'texts.mediaRows',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    width: 'int4',
    height: 'int4',
    blur: 'text',
    used_by: 'text',
    created_at: 'timestamptz',
    video: nullable(jsonb<StoredVideo>()),
  },
  `select id, width, height, blur, used_by, created_at, video from uploads where id = any($1) and ${inLibrary}`,
)
export const altsOf = statement(
  'texts.altsOf',
  { urls: 'text[]' },
  { url: 'text', alt: 'text' },
  `select url, alt from media_alts where url = any($1)`,
)
export const productsWith = statement(
  'texts.productsWith',
  { urls: 'text[]' },
  { url: 'text', id: 'uuid', name: 'text', alt: 'text' },
  `
  select f.url, p.id, p.name, f.alt from product_photos f join products p on p.id = f.product_id where f.url = any($1)
  order by p.name limit 500`,
)
/** Settings store a picture's address followed by its size. */
export const settingsWith = statement(
  'texts.settingsWith',
  { urls: 'text[]' },
  { url: 'text', name: 'text' },
  `
  select split_part(value, ' ', 1) as url, name from shop_settings
  where name in ('SHOP_LOGO', 'SHOP_LOGO_DARK') and split_part(value, ' ', 1) = any($1) order by name`,
)
/** Keeps the picture from being used until the transaction ends; see `settings.libraryPicture`. */
export const lockPicture = statement('texts.lockPicture', { id: 'uuid' }, {}, `select from uploads where id = $1 for update`)
export const saveAlt = statement(
  'texts.saveAlt',
  { url: 'text', alt: 'text' },
  {},
  `insert into media_alts (url, alt) values ($1, $2) on conflict (url) do update set alt = $2`,
)
export const deleteAlt = statement('texts.deleteAlt', { url: 'text' }, {}, `delete from media_alts where url = $1`)
/** Makes the shop the owner, so the picture stays when its uploader leaves. */
export const assignToShop = statement('texts.assignToShop', { usedBy: 'text' }, {}, `update uploads set owner_id = null where used_by = $1`)
