import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { limits } from '#contract/limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import type { VideoType } from '#contract/upload-types.ts'
import type { Database } from '#server/db/pool.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import { idOf } from './addresses.ts'
import { namesOf, videoName } from './files.ts'
import { present } from './present.ts'
import * as uploads from './queries.ts'
import type { Media } from './store-picture.ts'
import { cleanVideo } from './videos/clean-video.ts'
import * as queries from './video-queries.ts'

/** The longest video by feature; other features have no videos. */
const secondsMax: Partial<Record<UploadFeature, number>> = { post: limits.video.seconds, product: limits.video.productSeconds }

interface Poster {
  id: string
  feature: UploadFeature
}

/**
 * The picture that becomes the poster. Fails with INVALID_INPUT unless it's the owner's, was uploaded for a feature that has videos, and is
 * unused.
 */
export async function posterOf({ db }: Database, url: string, owner: string): Promise<Poster> {
  const id = idOf(url)
  const row = id === undefined ? undefined : await queries.findPoster.one(db, { id, owner })
  if (!row) throw refuse('INVALID_INPUT', { poster: ['must be one of your unused pictures without a video'] })
  if (!(row.feature in secondsMax)) throw refuse('INVALID_INPUT', { poster: [`was uploaded for ${row.feature}, which has no videos`] })
  return { id: id!, feature: row.feature }
}

interface Begun {
  owner: string
  bytes: number
  /** The declared type of a video sent to a presigned URL; null for a video that was uploaded through the API. */
  declared: VideoType | null
}

const hourSeconds = 3600

/** Records a video that begins; refuses with TOO_MANY_REQUESTS if the account has reached its daily limit. Failed uploads count, too. */
export async function beginVideo(database: Database, { id, feature }: Poster, { owner, bytes, declared }: Begun, now: Date): Promise<void> {
  const { bytesPerDay, productVideoBytesPerDay } = serverLimits.uploads
  const bytesMax = feature === 'product' ? productVideoBytesPerDay : bytesPerDay
  const state = declared === null ? 'receiving' : 'presigned'
  const video = declared && { type: declared, bytes }
  const begun = await database.transaction(async (tx) => {
    await uploads.lockOwner.one(tx, { owner })
    return queries.beginVideo.run(tx, { id, owner, state, video, bytes, since: new Date(now.getTime() - dayMs), bytesMax })
  })
  if (begun > 0) return
  // Either a concurrent upload for the same poster was first, or the account has reached its limit.
  if (!(await queries.findPoster.one(database.db, { id, owner }))) throw refuse('INVALID_INPUT', { poster: ['has a video'] })
  throw refuse('TOO_MANY_REQUESTS', { file: ['is more than you can upload today'] }, hourSeconds)
}

/** Checks a begun video's file, removes its metadata, and stores it. If that fails, its poster may get another video. */
export async function storeVideo(
  { storage }: Media,
  { db }: Database,
  { id, feature }: Poster,
  { path, bytes }: ReceivedFile,
): Promise<UploadedPicture> {
  try {
    const facts = await cleanVideo(path)
    const most = secondsMax[feature] ?? 0
    if (facts.seconds > most + limits.video.graceSeconds) throw refuse('VIDEO_IS_TOO_LONG', { file: [`is longer than ${most} seconds`] })
    await storage.put(videoName(id, facts.type), path, facts.type)
    const seconds = Math.round(facts.seconds * 10) / 10
    const finished = await queries.finishVideo.one(db, { id, video: { ...facts, seconds, bytes } })
    if (finished) return present(finished)
  } catch (error) {
    await queries.dropVideo.run(db, { id })
    throw error
  }
  await storage.delete(namesOf(id))
  throw refuse('NO_FILE_IS_FOUND')
}

/** Uploads a video for a picture by the same person, which becomes its poster. */
export async function uploadVideo(
  media: Media,
  database: Database,
  { poster, file, owner }: { poster: Poster; file: ReceivedFile; owner: string },
  now: Date,
): Promise<UploadedPicture> {
  await beginVideo(database, poster, { owner, bytes: file.bytes, declared: null }, now)
  return storeVideo(media, database, poster, file)
}
