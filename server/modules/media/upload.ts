import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '#contract/limits.ts'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { ReceivedFile, SignedInContext } from '#server/http/context.ts'
import { copiesOf } from './files.ts'
import { present, unusedFrom } from './media.ts'
import type { EncodedPicture } from './pictures/encode.ts'
import type { PictureEncoder } from './pictures/encoder.ts'
import { pictureType } from './pictures/type.ts'
import * as queries from './queries.ts'
import type { MediaStorage } from './storage/storage.ts'

/** What uploads need: made once, in app.ts. */
export interface Media {
  storage: MediaStorage
  encoder: PictureEncoder
}

interface Upload {
  feature: UploadFeature
  file: ReceivedFile
}

/** Encodes a received file and stores it, for its owner to use within a day. */
export async function uploadPicture(
  { storage, encoder }: Media,
  database: Database,
  { feature, file }: Upload,
  { caller, now }: SignedInContext,
): Promise<UploadedPicture> {
  const upload = { owner: caller.userId, feature, bytes: file.bytes }
  const id = await beginUpload(database, upload, 'receiving', now)
  const picture = await encodeAndStore({ storage, encoder }, id, file)
  await queries.finishUpload.run(database.db, { id, bytes: file.bytes, ...picture })
  return present({ id, ...picture })
}

/** Records an upload; refuses with TOO_MANY_REQUESTS where the account has uploaded its share of the day. Failed ones count, too. */
async function beginUpload(
  database: Database,
  upload: { owner: string; feature: UploadFeature; bytes: number },
  state: 'receiving' | 'presigned',
  now: Date,
): Promise<string> {
  const id = newId(now)
  const { bytesPerDay: bytesMax } = rates.uploads
  const row = { ...upload, id, state, deleteAt: unusedFrom(now), now, since: new Date(now.getTime() - dayMs), bytesMax }
  const begun = await database.transaction(async (tx) => {
    await queries.lockOwner.one(tx, upload)
    return queries.insertUpload.run(tx, row)
  })
  if (begun === 0) throw refuse('TOO_MANY_REQUESTS', { file: ['is more than you can upload today'] }, hourSeconds)
  return id
}

const dayMs = 86_400_000
const hourSeconds = 3600

/** Refuses with INVALID_FILE_TYPE what is no picture, with ERROR_IN_UPLOADING_FILE what can't be decoded. */
async function encodeAndStore({ storage, encoder }: Media, id: string, { path }: ReceivedFile): Promise<EncodedPicture> {
  if ((await pictureType(path)) === undefined) throw refuse('INVALID_FILE_TYPE', { file: ['is none of JPEG, PNG, WebP, GIF and AVIF'] })
  const folder = await mkdtemp(join(tmpdir(), 'gymfolk-copies-'))
  try {
    const copies = copiesOf(id, limits.upload.widthMax).map((copy) => ({ ...copy, path: join(folder, copy.name) }))
    const picture = await encoder.encode({ from: path, to: copies, pixelsMax: limits.upload.pixels })
    for (const { name, path: copy } of copies) await storage.put(name, copy)
    return picture
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
