import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import { incomingName } from './files.ts'
import * as queries from './queries.ts'
import { UploadsNotFinished } from './unfinished.ts'
import { finishUpload } from './upload.ts'
import type { Media } from './store-picture.ts'

/**
 * A call that uses pictures which were sent to presigned addresses: they are checked and encoded, then it runs once more. Its first run
 * was rolled back, so it leaves no trace; no transaction is open while pictures are encoded.
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
        for (const upload of await queries.findPresigned.all(app.database.db, { ids: error.ids })) await finish(media, app.database, upload)
        return bound.run(app, ...call)
      }
    },
  })

/** Two who finish the same upload do the same twice, which does no harm; who comes when the other is done has nothing left to do. */
async function finish(media: Media, database: Database, { id, bytes }: { id: string; bytes: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gymfolk-incoming-'))
  try {
    const path = join(folder, 'file')
    const stored = await media.storage.open(incomingName(id))
    if (!stored && (await isFinished(database, id))) return
    if (!stored) throw refuse('NO_FILE_IS_FOUND', { file: ['was not uploaded to its address yet'] })
    if (stored.bytes > bytes) {
      stored.stream.destroy()
      throw refuse('ERROR_IN_UPLOADING_FILE', { file: ['is larger than the size that was declared'] })
    }
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }))
    await finishUpload(media, database, id, { path, bytes: stored.bytes })
    await media.storage.delete([incomingName(id)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isFinished = async ({ db }: Database, id: string): Promise<boolean> =>
  (await queries.findPresigned.all(db, { ids: [id] })).length === 0
