import { statement } from '#server/db/statement.ts'

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
/** Of what staff described with these words; the rest has nothing to be found by. Rare words find pictures, pictures in their order find words that most have: it's planned for them. */
export const foundMedia = statement(
  'texts.foundMedia',
  { ...after, words: 'text' },
  key,
  `
  select u.created_at as at, u.id
  from media_alts a join uploads u on u.id = substring(a.url from '^/media/([0-9a-f-]{36})\\.webp$')::uuid and a.url = '/media/' || u.id || '.webp'
  where to_tsvector('simple', a.alt) @@ to_tsquery('simple', $4) and ${inLibrary} and (u.created_at, u.id) < ($1, $2)
  order by u.created_at desc, u.id desc limit $3`,
)
export const mediaRows = statement(
  'texts.mediaRows',
  { ids: 'uuid[]' },
  { id: 'uuid', width: 'int4', height: 'int4', blur: 'text', used_by: 'text', created_at: 'timestamptz' },
  `select id, width, height, blur, used_by, created_at from uploads where id = any($1) and ${inLibrary}`,
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
  `select f.url, p.id, p.name, f.alt from product_photos f join products p on p.id = f.product_id where f.url = any($1) order by p.name limit 500`,
)
/** Settings have a picture's address before its size. */
export const settingsWith = statement(
  'texts.settingsWith',
  { urls: 'text[]' },
  { url: 'text', name: 'text' },
  `
  select split_part(value, ' ', 1) as url, name from shop_settings
  where name in ('SHOP_LOGO', 'SHOP_LOGO_DARK') and split_part(value, ' ', 1) = any($1) order by name`,
)
/** Until the transaction ends nothing begins to use it: see `settings.keptPicture`. */
export const lockPicture = statement('texts.lockPicture', { id: 'uuid' }, {}, `select from uploads where id = $1 for update`)
export const saveAlt = statement(
  'texts.saveAlt',
  { url: 'text', alt: 'text' },
  {},
  `insert into media_alts (url, alt) values ($1, $2) on conflict (url) do update set alt = $2`,
)
export const forgetAlt = statement('texts.forgetAlt', { url: 'text' }, {}, `delete from media_alts where url = $1`)
/** It stays when whoever uploaded it leaves. */
export const giveToShop = statement('texts.giveToShop', { usedBy: 'text' }, {}, `update uploads set owner_id = null where used_by = $1`)
