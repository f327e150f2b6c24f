import type { Locale } from '#contract/locales.ts'
import type { UploadFeature } from '#contract/media.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, textOf } from '#server/db/types.ts'
import type { StoredVideo } from './videos/types.ts'

/** Serializes the start of an account's uploads, so that its limit of bytes can't be exceeded. */
export const lockOwner = statement(
  'media.lockOwner',
  { owner: 'uuid' },
  { id: 'uuid' },
  `select id from users where id = $1 for no key update`,
)

/** Records an upload that begins, unless it would exceed the account's limit since then. */
export const insertUpload = statement(
  'media.insertUpload',
  {
    id: 'uuid',
    owner: 'uuid',
    feature: 'text',
    state: 'text',
    bytes: 'int4',
    deleteAt: 'timestamptz',
    now: 'timestamptz',
    since: 'timestamptz',
    bytesMax: 'int8',
  },
  {},
  `
  insert into uploads (id, owner_id, feature, state, bytes, delete_at, created_at)
  select $1, $2, $3, $4, $5::int, $6, $7
  where (select coalesce(sum(bytes), 0) from uploads where owner_id = $2 and created_at > $8) + $5::int <= $9`,
)

/** Marks an upload as ready to show. Changes nothing if it was deleted meanwhile, or already finished by another call. */
export const finishUpload = statement(
  'media.finishUpload',
  { id: 'uuid', bytes: 'int4', width: 'int4', height: 'int4', blurhash: 'text', blur: 'text' },
  {},
  `
  update uploads set state = 'ready', bytes = $2, width = $3, height = $4, blurhash = $5, blur = $6
  where id = $1 and state <> 'deleting'`,
)

/** The claimed and the currently used uploads, locked in id order, so that concurrent claims of the same pictures wait for each other. */
export const lockUploads = statement(
  'media.lockUploads',
  { ids: 'uuid[]', owner: 'uuid', usedBy: 'text' },
  {
    id: 'uuid',
    feature: textOf<UploadFeature>(),
    state: textOf<'receiving' | 'presigned' | 'ready' | 'deleting'>(),
    width: 'int4?',
    height: 'int4?',
    blurhash: 'text?',
    blur: 'text?',
    used_by: 'text?',
    video_state: nullable(textOf<'receiving' | 'presigned' | 'ready'>()),
    video: nullable(jsonb<StoredVideo>()),
  },
  `
  select id, feature, state, width, height, blurhash, blur, used_by, video_state, video from uploads
  where (id = any($1) and owner_id = $2) or used_by = $3 order by id for update`,
)

export const useUploads = statement(
  'media.useUploads',
  { ids: 'uuid[]', usedBy: 'text' },
  {},
  `update uploads set used_by = $2, delete_at = null where id = any($1)`,
)

/** Releases the uploads that something uses, except for the named ones. */
export const releaseUploads = statement(
  'media.releaseUploads',
  { usedBy: 'text', except: 'uuid[]', deleteAt: 'timestamptz' },
  {},
  `update uploads set used_by = null, delete_at = $3 where used_by = $1 and id <> all($2)`,
)

/** Like `releaseUploads`, for everything that several things used. */
export const releaseAllUploads = statement(
  'media.releaseAllUploads',
  { usedBy: 'text[]', deleteAt: 'timestamptz' },
  {},
  `
  with locked as (select id from uploads where used_by = any($1) order by id for update)
  update uploads u set used_by = null, delete_at = $2 from locked where u.id = locked.id`,
)

export const listUploads = statement(
  'media.listUploads',
  { owner: 'uuid' },
  { id: 'uuid', feature: textOf<UploadFeature>(), created_at: 'timestamptz', captions: json<{ language: Locale; text: string }[]>() },
  `
  select u.id, u.feature, u.created_at, (
    select coalesce(json_agg(json_build_object('language', c.language, 'text', c.text) order by c.language), '[]')
    from video_captions c where c.upload_id = u.id) as captions
  from uploads u where u.owner_id = $1 and u.state = 'ready' order by u.created_at desc, u.id desc`,
)

export const videosById = statement(
  'media.videosById',
  { ids: 'uuid[]' },
  { id: 'uuid', video: jsonb<StoredVideo>() },
  `select id, video from uploads where id = any($1) and video_state = 'ready'`,
)

export const discardUploads = statement(
  'media.discardUploads',
  { owner: 'uuid', now: 'timestamptz' },
  {},
  `update uploads set used_by = null, delete_at = $2 where owner_id = $1`,
)

/** Uploads to presigned URLs that wait to be encoded. */
export const findPresigned = statement(
  'media.findPresigned',
  { ids: 'uuid[]' },
  { id: 'uuid', bytes: 'int4' },
  `select id, bytes from uploads where id = any($1) and state = 'presigned' order by id`,
)

/** Marks some due uploads as deleting, so that nothing can claim them anymore. Skips uploads that are being claimed right now. */
export const markDeleting = statement(
  'media.markDeleting',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  with due as (select id from uploads where delete_at <= $1 order by delete_at, id limit $2 for update skip locked)
  update uploads u set state = 'deleting' from due where u.id = due.id returning u.id`,
)

export const deleteUploads = statement(
  'media.deleteUploads',
  { ids: 'uuid[]' },
  {},
  `delete from uploads where id = any($1) and state = 'deleting'`,
)
