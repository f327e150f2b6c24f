import { readFile } from 'node:fs/promises'
import type { Locale } from '#contract/locales.ts'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, textOf } from '#server/db/types.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import { idOf } from './addresses.ts'
import { present } from './present.ts'
import type { StoredVideo } from './videos/types.ts'
import { cleanCaptions } from './clean-captions.ts'

const columns = {
  id: 'uuid',
  feature: textOf<UploadFeature>(),
  width: 'int4',
  height: 'int4',
  blurhash: 'text',
  blur: 'text',
  video: jsonb<StoredVideo>(),
} as const

/** The uploader's video, by its poster, while nothing uses it. */
const lockVideo = statement(
  'media.lockVideo',
  { id: 'uuid', owner: 'uuid' },
  columns,
  `
  select id, feature, width, height, blurhash, blur, video from uploads
  where id = $1 and owner_id = $2 and state = 'ready' and video_state = 'ready' and used_by is null for update`,
)
const setLanguages = statement(
  'media.setCaptionLanguages',
  { id: 'uuid', languages: jsonb<Locale[]>() },
  { video: jsonb<StoredVideo>() },
  `update uploads set video = jsonb_set(video, '{captions}', $2) where id = $1 returning video`,
)
const save = statement(
  'media.saveCaptions',
  { id: 'uuid', language: 'text', text: 'text' },
  {},
  `insert into video_captions (upload_id, language, text) values ($1, $2, $3) on conflict (upload_id, language) do update set text = excluded.text`,
)
const remove = statement(
  'media.deleteCaptions',
  { id: 'uuid', language: 'text' },
  {},
  `delete from video_captions where upload_id = $1 and language = $2`,
)
const read = statement(
  'media.captions',
  { id: 'uuid', language: 'text' },
  { text: 'text' },
  `
  select c.text from video_captions c join uploads u on u.id = c.upload_id
  where c.upload_id = $1 and c.language = $2 and u.state = 'ready'`,
)

interface Change {
  poster: string
  language: Locale
  owner: string
  /** Refuses callers who mayn't upload for the video's feature. */
  check: (feature: UploadFeature) => void
}

async function lock(tx: Tx, { poster, owner, check }: Change) {
  const id = idOf(poster)
  const row = id === undefined ? undefined : await lockVideo.one(tx, { id, owner })
  if (!row) throw refuse('INVALID_INPUT', { poster: ['must be one of your unused videos'] })
  check(row.feature)
  return row
}

/** Stores captions of a video in a language, replacing others. Fails with INVALID_FILE_TYPE, and INVALID_INPUT once something uses it. */
export async function saveCaptions(tx: Tx, change: Change, file: ReceivedFile): Promise<UploadedPicture> {
  const text = cleanCaptions(await readFile(file.path))
  const row = await lock(tx, change)
  await save.run(tx, { id: row.id, language: change.language, text })
  return changed(tx, row, [...(row.video.captions ?? []).filter((one) => one !== change.language), change.language].toSorted())
}

/** Removes captions of a video in a language. Fails with INVALID_INPUT once something uses it. */
export async function removeCaptions(tx: Tx, change: Change): Promise<UploadedPicture> {
  const row = await lock(tx, change)
  await remove.run(tx, { id: row.id, language: change.language })
  return changed(
    tx,
    row,
    (row.video.captions ?? []).filter((one) => one !== change.language),
  )
}

async function changed(tx: Tx, row: NonNullable<Awaited<ReturnType<typeof lockVideo.one>>>, languages: Locale[]): Promise<UploadedPicture> {
  const { video } = (await setLanguages.one(tx, { id: row.id, languages }))!
  return present({ ...row, video })
}

/** The captions of a video in a language as WebVTT; undefined if there are none. */
export const readCaptions = async (db: Db, id: string, language: string): Promise<string | undefined> =>
  (await read.one(db, { id, language }))?.text
