import { join } from 'node:path'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import { copiesOf, namesOf } from './files.ts'
import type { PictureEncoder } from './pictures/encoder.ts'
import { pictureType } from './pictures/type.ts'
import type { EncodedPicture } from './pictures/types.ts'
import type { MediaStorage } from './storage/storage.ts'

/** The dependencies of uploads, created once in app.ts. */
export interface Media {
  storage: MediaStorage
  encoder: PictureEncoder
}

/**
 * Encodes a picture and stores its copies. Refuses with INVALID_FILE_TYPE if it's no picture, and with ERROR_IN_UPLOADING_FILE if it can't
 * be decoded.
 */
export async function storePicture({ storage, encoder }: Media, id: string, { path }: ReceivedFile): Promise<EncodedPicture> {
  const type = await pictureType(path)
  if (type === undefined) throw refuse('INVALID_FILE_TYPE', { file: ['is none of JPEG, PNG, WebP, GIF and AVIF'] })
  return inTemporaryFolder('copies', async (folder) => {
    const copies = copiesOf(id, limits.upload.widthMax).map((copy) => ({ ...copy, path: join(folder, copy.name) }))
    const picture = await encoder.encode({ from: path, type, to: copies, pixelsMax: limits.upload.pixels })
    for (const { name, path: copy } of copies) await storage.put(name, copy)
    return picture
  })
}

/** Deletes the copies of a picture that `storePicture` stored. */
export const removePicture = ({ storage }: Pick<Media, 'storage'>, id: string): Promise<void> => storage.delete(namesOf(id))
