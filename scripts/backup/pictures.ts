import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCopyName } from '#server/modules/media/files.ts'
import type { MediaStorage } from '#server/modules/media/storage/storage.ts'
import { type PictureLine, toLine } from './format.ts'

/** The uploaded pictures in a directory, a line each. It may be missing; what is deleted meanwhile was used by nothing. */
export async function* pictureLines(mediaDir: string): AsyncGenerator<string> {
  for (const folder of await readdir(mediaDir).catch(noneIfMissing))
    for (const picture of (await readdir(join(mediaDir, folder)).catch(noneIfMissing)).filter(isCopyName)) {
      const content = await readFile(join(mediaDir, folder, picture), 'base64').catch(noneIfMissing)
      if (typeof content === 'string') yield toLine({ picture, content } satisfies PictureLine)
    }
}

/** Puts pictures of a backup into a storage. */
export function openPictureRestore(storage: MediaStorage) {
  const restored: string[] = []
  const path = join(tmpdir(), `gymfolk-restore-${randomUUID()}`)
  return {
    count: () => restored.length,
    put: async ({ picture, content }: PictureLine): Promise<void> => {
      await writeFile(path, content, { encoding: 'base64', mode: 0o600 })
      restored.push(picture)
      await storage.put(picture, path)
    },
    /** Deletes those that were put. */
    undo: () => storage.delete(restored),
    close: async (): Promise<void> => {
      storage.close()
      await rm(path, { force: true })
    },
  }
}
export type PictureRestore = ReturnType<typeof openPictureRestore>

/** Missing, or a file where a folder is expected: none of ours. */
function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return []
}
