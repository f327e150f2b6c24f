import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import type { Database } from '#server/db/pool.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import type { Media } from './store-picture.ts'
import { beginUpload, finishUpload } from './upload.ts'

interface Fetched {
  owner: string
  feature: UploadFeature
  bytes: Buffer
}

/** Encodes a fetched picture as if it had been uploaded, without counting it towards the owner's daily limit. Fails as an upload does. */
export async function storeFetched(
  media: Media,
  database: Database,
  { owner, feature, bytes }: Fetched,
  now: Date,
): Promise<UploadedPicture> {
  return inTemporaryFolder('fetched', async (folder) => {
    const path = join(folder, 'file')
    await writeFile(path, bytes, { mode: 0o600 })
    const upload = { owner, feature, bytes: bytes.length, state: 'receiving', bytesMax: Number.MAX_SAFE_INTEGER } as const
    const id = await beginUpload(database, upload, now)
    return finishUpload(media, database, id, { path, bytes: bytes.length })
  })
}
