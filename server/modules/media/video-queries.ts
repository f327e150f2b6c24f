import type { UploadFeature } from '#contract/media.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { StoredVideo } from './videos/types.ts'

/** The uploader's picture, if it may become a poster: it's finished, unused, and has no video. */
export const findPoster = statement(
  'media.findPoster',
  { id: 'uuid', owner: 'uuid' },
  { feature: textOf<UploadFeature>() },
  `select feature from uploads where id = $1 and owner_id = $2 and state = 'ready' and used_by is null and video_state is null`,
)

/**
 * Begins a video; of two concurrent calls for one poster, one does. The video counts towards the account's limit since then, even if it
 * fails; no row if that would exceed the limit. Called while the account is locked.
 */
export const beginVideo = statement(
  'media.beginVideo',
  {
    id: 'uuid',
    owner: 'uuid',
    state: 'text',
    video: nullable(jsonb<StoredVideo>()),
    bytes: 'int4',
    since: 'timestamptz',
    bytesMax: 'int8',
  },
  {},
  `
  update uploads set video_state = $3, video = $4, bytes = bytes + $5
  where id = $1 and owner_id = $2 and state = 'ready' and used_by is null and video_state is null
    and (select coalesce(sum(bytes), 0) from uploads where owner_id = $2 and created_at > $6) + $5::int <= $7`,
)

/** Marks a video as ready to show. Changes nothing if its poster was deleted meanwhile, or if another call already finished it. */
export const finishVideo = statement(
  'media.finishVideo',
  { id: 'uuid', video: jsonb<StoredVideo>() },
  { id: 'uuid', width: 'int4', height: 'int4', blurhash: 'text', blur: 'text', video: jsonb<StoredVideo>() },
  `
  update uploads set video_state = 'ready', video = $2 where id = $1 and state = 'ready' and video_state is not null
  returning id, width, height, blurhash, blur, video`,
)

/** Removes a video that couldn't be used, so that its poster may get another one. */
export const dropVideo = statement(
  'media.dropVideo',
  { id: 'uuid' },
  {},
  `update uploads set video_state = null, video = null where id = $1 and video_state in ('receiving', 'presigned')`,
)

export const findPresignedVideos = statement(
  'media.findPresignedVideos',
  { ids: 'uuid[]' },
  { id: 'uuid', feature: textOf<UploadFeature>(), video: jsonb<StoredVideo>() },
  `select id, feature, video from uploads where id = any($1) and video_state = 'presigned' order by id`,
)
export type PresignedVideo = Row<typeof findPresignedVideos.columns>

export const findVideo = statement(
  'media.findVideo',
  { id: 'uuid' },
  { video: jsonb<StoredVideo>() },
  `select video from uploads where id = $1 and video_state = 'ready' and state = 'ready'`,
)
