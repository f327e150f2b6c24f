import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { refuse } from '#contract/refuse.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import type { Database } from '#server/db/pool.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import { incomingName } from './files.ts'
import * as queries from './queries.ts'
import { UploadsNotFinished } from './unfinished.ts'
import { finishUpload } from './upload.ts'
import { findPresignedVideos, type PresignedVideo } from './video-queries.ts'
import { storeVideo } from './upload-video.ts'
import type { Media } from './store-picture.ts'

/**
 * Wraps a call that uses pictures or videos sent to presigned URLs: those are checked, pictures also encoded, then the call runs again. Its
 * first run was rolled back, so it leaves no trace; no transaction is open meanwhile.
 */
export const finishingUploads =
  (media: Media) =>
  (bound: BoundEndpoint): BoundEndpoint => ({
    ...bound,
    run: async (app, ...call) => {
      try {
        return await bound.run(app, ...call)
      } catch (error) {
        if (!(error instanceof UploadsNotFinished)) throw error
        const { database } = app
        for (const upload of await queries.findPresigned.all(database.db, error)) await finishPicture(media, database, upload)
        for (const poster of await findPresignedVideos.all(database.db, error)) await finishVideo(media, database, poster)
        return bound.run(app, ...call)
      }
    },
  })

/** Finishes a picture. Concurrent calls for the same upload do the same work twice, which is harmless; a later call has nothing to do. */
const finishPicture = (media: Media, database: Database, { id, bytes }: { id: string; bytes: number }): Promise<void> =>
  withIncoming(
    media,
    { id, bytes },
    {
      isFinished: async () => (await queries.findPresigned.all(database.db, { ids: [id] })).length === 0,
      finish: (file) => finishUpload(media, database, id, file),
    },
  )

const finishVideo = (media: Media, database: Database, { video, ...poster }: PresignedVideo): Promise<void> =>
  withIncoming(
    media,
    { id: poster.id, bytes: video.bytes },
    {
      isFinished: async () => (await findPresignedVideos.all(database.db, { ids: [poster.id] })).length === 0,
      finish: (file) => storeVideo(media, database, poster, file),
    },
  )

interface Steps {
  isFinished: () => Promise<boolean>
  finish: (file: ReceivedFile) => Promise<unknown>
}

/** Fetches the file that was sent for an upload, and passes it on to finish the upload. */
async function withIncoming(
  { storage }: Media,
  { id, bytes }: { id: string; bytes: number },
  { isFinished, finish }: Steps,
): Promise<void> {
  await inTemporaryFolder('incoming', async (folder) => {
    const path = join(folder, 'file')
    const stored = await storage.open(incomingName(id))
    if (!stored && (await isFinished())) return
    if (!stored) throw refuse('NO_FILE_IS_FOUND', { file: ['was not uploaded to its address yet'] })
    if (stored.bytes > bytes) {
      stored.stream.destroy()
      throw refuse('ERROR_IN_UPLOADING_FILE', { file: ['is larger than the size that was declared'] })
    }
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }))
    await finish({ path, bytes: stored.bytes })
    await storage.delete([incomingName(id)])
  })
}
