import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import type { ReceivedFile, SignedInContext } from '#server/http/context.ts'
import { uploadIdFor } from './expiring.ts'
import { namesOf } from './files.ts'
import { present, unusedFrom } from './present.ts'
import * as queries from './queries.ts'
import { type Media, storePicture } from './store-picture.ts'

interface Upload {
  feature: UploadFeature
  file: ReceivedFile
}

/** Encodes and stores a received file, for its owner to use within a day. */
export async function uploadPicture(
  media: Media,
  database: Database,
  { feature, file }: Upload,
  { caller, now }: SignedInContext,
): Promise<UploadedPicture> {
  const id = await beginUpload(database, { owner: caller.userId, feature, bytes: file.bytes, state: 'receiving' }, now)
  return finishUpload(media, database, id, file)
}

interface NewUpload {
  owner: string
  feature: UploadFeature
  bytes: number
  state: 'receiving' | 'presigned'
  /** Replaces the account's daily limit. */
  bytesMax?: number
}

/** Records an upload; refuses with TOO_MANY_REQUESTS if the account has reached its daily limit. Failed uploads count, too. */
export async function beginUpload(
  database: Database,
  { bytesMax = serverLimits.uploads.bytesPerDay, ...upload }: NewUpload,
  now: Date,
): Promise<string> {
  const id = uploadIdFor(upload.feature, now)
  const since = new Date(now.getTime() - dayMs)
  const begun = await database.transaction(async (tx) => {
    await queries.lockOwner.one(tx, upload)
    return queries.insertUpload.run(tx, { ...upload, id, deleteAt: unusedFrom(now), now, since, bytesMax })
  })
  if (begun === 0) throw refuse('TOO_MANY_REQUESTS', { file: ['is more than you can upload today'] }, hourSeconds)
  return id
}

const hourSeconds = 3600

/** Encodes the file of an upload and stores the copies; fails with NO_FILE_IS_FOUND if the upload was deleted meanwhile. */
export async function finishUpload(media: Media, database: Database, id: string, file: ReceivedFile): Promise<UploadedPicture> {
  const picture = await storePicture(media, id, file)
  const isThere = await queries.finishUpload.run(database.db, { id, bytes: file.bytes, ...picture })
  if (isThere > 0) return present({ id, ...picture })
  await media.storage.delete(namesOf(id))
  throw refuse('NO_FILE_IS_FOUND')
}
