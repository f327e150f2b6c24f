import { randomUUID } from 'node:crypto'
import { appendFile, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCopyName, isLargeName } from '#server/modules/media/files.ts'
import type { MediaStorage } from '#server/modules/media/storage/storage.ts'
import { type FileLine, filePartBytes, type PictureLine, toLine } from './format.ts'

/** The uploaded pictures in a directory, one per line. The directory may be missing; pictures deleted meanwhile are skipped. */
export async function* pictureLines(mediaDir: string): AsyncGenerator<string> {
  for (const folder of await readdir(mediaDir).catch(noneIfMissing))
    for (const picture of (await readdir(join(mediaDir, folder)).catch(noneIfMissing)).filter(isCopyName)) {
      const content = await readFile(join(mediaDir, folder, picture), 'base64').catch(noneIfMissing)
      if (typeof content === 'string') yield toLine({ picture, content } satisfies PictureLine)
    }
}

/** The videos and private files in the directory, in parts, so that no file is in memory as a whole. */
export async function* fileLines(mediaDir: string): AsyncGenerator<{ line: string; isLast: boolean }> {
  for (const folder of await readdir(mediaDir).catch(noneIfMissing))
    for (const file of (await readdir(join(mediaDir, folder)).catch(noneIfMissing)).filter(isLargeName))
      for await (const { content, isLast } of partsOf(join(mediaDir, folder, file)))
        yield { line: toLine({ file, content, isLast } satisfies FileLine), isLast }
}

/** Yields nothing for a file that no longer exists. */
async function* partsOf(path: string): AsyncGenerator<Pick<FileLine, 'content' | 'isLast'>> {
  const file = await open(path).catch(noneIfMissing)
  if ('length' in file) return
  try {
    const { size } = await file.stat()
    const part = Buffer.alloc(filePartBytes)
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(part, 0, part.length, at)
      at += bytesRead
      yield { content: part.toString('base64', 0, bytesRead), isLast: at >= size }
    }
  } finally {
    await file.close()
  }
}

/** Puts pictures, videos and private files of a backup into a storage. */
export function openPictureRestore(storage: MediaStorage) {
  const restored: string[] = []
  let files = 0
  const path = join(tmpdir(), `gymfolk-restore-${randomUUID()}`)
  const partial = `${path}.part`
  return {
    count: () => restored.length - files,
    files: () => files,
    put: async ({ picture, content }: PictureLine): Promise<void> => {
      await writeFile(path, content, { encoding: 'base64', mode: 0o600 })
      restored.push(picture)
      await storage.put(picture, path)
    },
    /** Adds a part of a video or private file; the last part stores the file. */
    putPart: async ({ file, content, isLast }: FileLine): Promise<void> => {
      await appendFile(partial, content, { encoding: 'base64', mode: 0o600 })
      if (!isLast) return
      restored.push(file)
      files += 1
      await storage.put(file, partial, 'application/octet-stream')
      await rm(partial)
    },
    /** Deletes everything that was restored. */
    undo: () => storage.delete(restored),
    close: async (): Promise<void> => {
      storage.close()
      await rm(path, { force: true })
      await rm(partial, { force: true })
    },
  }
}
export type PictureRestore = ReturnType<typeof openPictureRestore>

/** Handles a missing folder, or a file where a folder is expected, as an empty list; rethrows other errors. */
function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return []
}
