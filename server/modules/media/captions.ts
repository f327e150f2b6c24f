import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locale } from '#contract/locales.ts'
import type { UploadedPicture, UploadFeature, Video } from '#contract/media.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, textOf } from '#server/db/types.ts'
import type { ReceivedFile, SignedInContext } from '#server/http/context.ts'
import { idOf } from './addresses.ts'
import { present, presentVideo } from './present.ts'
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

/** A video, by its poster, that the person uploaded, or that is for products, which belong to all staff. */
const ofOwner = `id = $1 and (owner_id = $2 or feature = 'product') and state = 'ready' and video_state = 'ready'`
const findVideo = statement(
  'media.findCaptioned',
  { id: 'uuid', owner: 'uuid' },
  { feature: textOf<UploadFeature>(), used_by: 'text?' },
  `select feature, used_by from uploads where ${ofOwner}`,
)
/** Locks it while the same thing uses it as before, or still nothing. */
const lockVideo = statement(
  'media.lockVideo',
  { id: 'uuid', owner: 'uuid', usedBy: 'text?' },
  columns,
  `
  select id, feature, width, height, blurhash, blur, video from uploads
  where ${ofOwner} and used_by is not distinct from $3 for update`,
)
const setLanguages = statement(
  'media.setCaptionLanguages',
  { id: 'uuid', languages: jsonb<Locale[]>(), hashes: jsonb<NonNullable<StoredVideo['captionHashes']>>() },
  { video: jsonb<StoredVideo>() },
  `
  update uploads set video = jsonb_set(jsonb_set(video, '{captions}', $2), '{captionHashes}', $3) where id = $1 returning video`,
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

/** A video that something uses, such as `post:<id>`. */
export interface UsedVideo {
  poster: string
  usedBy: string
}

/** What shows videos, on higher layers: each has copies of what a video is. */
export interface VideoUsers {
  /** Locks what shows the video, before the video itself is locked; refuses callers who mayn't change it now. */
  lock: (tx: Tx, used: UsedVideo, context: SignedInContext) => Promise<void>
  /** Stores and announces the changed video where it's shown. */
  change: (tx: Tx, used: UsedVideo, video: Video) => Promise<void>
}

interface Change {
  poster: string
  language: Locale
  /** Refuses callers who mayn't upload for the video's feature. */
  check: (feature: UploadFeature) => void
  users: VideoUsers
}

/** How often it's looked again for what uses a video, if that changed before it was locked: a scheduled post becomes a post. */
const tries = 3

async function lock(tx: Tx, { poster, check, users }: Change, context: SignedInContext) {
  const [id, owner] = [idOf(poster), context.caller.userId]
  for (let tried = 0; id !== undefined && tried < tries; tried += 1) {
    const found = await findVideo.one(tx, { id, owner })
    if (!found) break
    check(found.feature)
    const usedBy = found.used_by
    if (usedBy !== null) await users.lock(tx, { poster, usedBy }, context)
    const row = await lockVideo.one(tx, { id, owner, usedBy })
    if (row) return { ...row, usedBy }
  }
  throw refuse('INVALID_INPUT', { poster: ['must be one of your videos'] })
}

/** Names captions by their content, for an address that caches may keep. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Stores captions of a video in a language, replacing others, wherever it's shown. Fails with INVALID_FILE_TYPE. */
export async function saveCaptions(tx: Tx, change: Change, file: ReceivedFile, context: SignedInContext): Promise<UploadedPicture> {
  const text = cleanCaptions(await readFile(file.path))
  const row = await lock(tx, change, context)
  const { language } = change
  await save.run(tx, { id: row.id, language, text })
  const { captions = [], captionHashes = {} } = row.video
  const languages = [...captions.filter((one) => one !== language), language].toSorted()
  return changed(tx, row, change, { languages, hashes: { ...captionHashes, [language]: hashOf(text) } })
}

/** Removes captions of a video in a language, wherever it's shown. */
export async function removeCaptions(tx: Tx, change: Change, context: SignedInContext): Promise<UploadedPicture> {
  const row = await lock(tx, change, context)
  const { language } = change
  await remove.run(tx, { id: row.id, language })
  const { captions = [], captionHashes = {} } = row.video
  const { [language]: _, ...hashes } = captionHashes
  return changed(tx, row, change, { languages: captions.filter((one) => one !== language), hashes })
}

async function changed(
  tx: Tx,
  { usedBy, ...row }: Awaited<ReturnType<typeof lock>>,
  { poster, users }: Change,
  captions: { languages: Locale[]; hashes: NonNullable<StoredVideo['captionHashes']> },
): Promise<UploadedPicture> {
  const { video } = (await setLanguages.one(tx, { id: row.id, ...captions }))!
  if (usedBy !== null) await users.change(tx, { poster, usedBy }, presentVideo(row.id, video))
  return present({ ...row, video })
}

/** The captions of a video in a language as WebVTT; undefined if there are none. */
export const readCaptions = async (db: Db, id: string, language: string): Promise<string | undefined> =>
  (await read.one(db, { id, language }))?.text
