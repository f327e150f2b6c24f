import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'

export interface ExternalPicture {
  position: number
  place: number
  productId: string
  source: string
  alt: string
}

/** Stores pictures to fetch and updates the import's count. */
export const insertPictures = statement(
  'imports.insertPictures',
  { id: 'uuid', pictures: json<ExternalPicture[]>() },
  {},
  `
  with given as (
    insert into import_pictures (import_id, position, place, product_id, source, alt, state)
    select $1, position, place, "productId", source, alt, 'waiting'
    from json_to_recordset($2) as g (position int, place int, "productId" uuid, source text, alt text)
    on conflict do nothing returning 1
  )
  update imports set pictures_waiting = pictures_waiting + (select count(*) from given) where id = $1`,
)

/** Products with waiting pictures, after the given row. */
export const waitingProducts = statement(
  'imports.waitingProducts',
  { id: 'uuid', after: 'int4', limit: 'int8' },
  { position: 'int4', product_id: 'uuid' },
  `
  select distinct position, product_id from import_pictures
  where import_id = $1 and state = 'waiting' and position > $2 and exists (select from imports where id = $1 and state = 'done')
  order by position limit $3`,
)

const picture = { place: 'int4', source: 'text', alt: 'text', attempts: 'int4' } as const
export type WaitingPicture = Row<typeof picture>
export const waitingPictures = statement(
  'imports.waitingPictures',
  { id: 'uuid', position: 'int4' },
  picture,
  `select place, source, alt, attempts from import_pictures where import_id = $1 and position = $2 and state = 'waiting' order by place`,
)
export const lockPictures = statement(
  'imports.lockPictures',
  { id: 'uuid', position: 'int4' },
  { place: 'int4' },
  `select place from import_pictures where import_id = $1 and position = $2 and state = 'waiting' order by place for update`,
)

/** The result of fetching a picture. A waiting one will be tried again. */
export interface PictureOutcome {
  place: number
  state: 'waiting' | 'done' | 'failed'
  url: string | null
  error: string | null
  /** `error` without the address. */
  reason: string | null
}
/** Stores outcomes with the import's counts; failures also become warnings on the product's row. */
export const saveOutcomes = statement(
  'imports.savePictures',
  { id: 'uuid', position: 'int4', outcomes: json<PictureOutcome[]>(), column: 'text' },
  {},
  `
  with o as materialized (select * from json_to_recordset($3) as o (place int, state text, url text, error text, reason text)), saved as (
    update import_pictures p set state = o.state, url = o.url, error = o.reason, attempts = p.attempts + 1
    from o where p.import_id = $1 and p.position = $2 and p.place = o.place
  ), warned as (
    update import_rows r set warnings = r.warnings || (select jsonb_agg(jsonb_build_object('line', r.line, 'column', $4::text,
      'message', o.error)) from o where o.state = 'failed')
    where r.import_id = $1 and r.position = $2 and exists (select from o where o.state = 'failed')
  )
  update imports set pictures_waiting = pictures_waiting - (select count(*) from o where state <> 'waiting'),
    pictures_done = pictures_done + (select count(*) from o where state = 'done'), pictures_failed = pictures_failed + (select count(*)
      from o where state = 'failed')
  where id = $1`,
)

/**
 * Updates the version of a run's product after its pictures were added, as undo checks it. Does nothing if someone saved the product in
 * between.
 */
export const setProductVersion = statement(
  'imports.followVersion',
  { id: 'uuid', position: 'int4', from: 'int4', to: 'int4' },
  {},
  `update import_rows set version = $4 where import_id = $1 and position = $2 and version = $3`,
)

export const saveSources = statement(
  'imports.saveSources',
  { product: 'uuid', sources: json<{ hash: string; url: string }[]>() },
  {},
  `
  insert into picture_sources (product_id, source_hash, url) select $1, hash, url from json_to_recordset($2) as s (hash text, url text)
  on conflict (product_id, source_hash) do update set url = excluded.url`,
)
export const sourcesOf = statement(
  'imports.sourcesOf',
  { products: 'uuid[]' },
  { product_id: 'uuid', source_hash: 'text', url: 'text' },
  `select product_id, source_hash, url from picture_sources where product_id = any($1)`,
)

/** Marks waiting pictures as failed when the job gives up. */
export const failWaiting = statement(
  'imports.failWaiting',
  { id: 'uuid' },
  {},
  `
  with failed as (update import_pictures set state = 'failed' where import_id = $1 and state = 'waiting' returning 1)
  update imports set pictures_waiting = 0, pictures_failed = pictures_failed + (select count(*) from failed) where id = $1`,
)

export const failedPictures = statement(
  'imports.failedPictures',
  { id: 'uuid', position: 'int4', place: 'int4', limit: 'int8' },
  { position: 'int4', place: 'int4', source: 'text', product: 'text', product_id: 'uuid', reason: 'text?' },
  `
  select p.position, p.place, p.source, coalesce((select name from products where id = p.product_id), r.key) as product, p.product_id,
    p.error as reason
  from import_pictures p join import_rows r on r.import_id = p.import_id and r.position = p.position
  where p.import_id = $1 and p.state = 'failed' and (p.position, p.place) > ($2, $3) order by p.position, p.place limit $4`,
)

/** Queues failed pictures again, one or all (null), updates the import's counts and removes the warnings from their rows. */
export const retryPictures = statement(
  'imports.retryPictures',
  { id: 'uuid', position: 'int4?', place: 'int4?' },
  { retried: 'int4' },
  `
  with again as (
    update import_pictures set state = 'waiting', attempts = 0, error = null
    where import_id = $1 and state = 'failed' and ($2::int is null or (position = $2 and place = $3)) returning position, source
  ), cleared as (
    update import_rows r set warnings = (
      select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(r.warnings) w
      where not exists (select from again a where a.position = r.position and starts_with(w->>'message', left(a.source, 200) || ' ')))
    where r.import_id = $1 and r.position in (select position from again)
  )
  update imports set pictures_failed = pictures_failed - (select count(*) from again),
    pictures_waiting = pictures_waiting + (select count(*) from again)
  where id = $1 returning (select count(*) from again)::int as retried`,
)
