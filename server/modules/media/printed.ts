import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import type { Media } from './store-picture.ts'

/** Sharp at a logo's size on paper, and small enough to embed in each document. */
const box = { width: 640, height: 160 }

/**
 * An uploaded picture as a PNG for printed documents, which can't contain WebP: within 640 x 160 pixels, keeping transparency. Made by the
 * process that decodes uploads. Fails with NOT_FOUND if there's no such picture, and with SERVICE_UNAVAILABLE if the storage or the encoder
 * is unavailable.
 */
export async function printedPicture({ storage, encoder }: Media, url: string): Promise<Uint8Array> {
  const file = await storage.open(url.slice(url.lastIndexOf('/') + 1))
  if (!file) throw refuse('NOT_FOUND')
  return inTemporaryFolder('printed', async (folder) => {
    const [from, to] = [join(folder, 'from.webp'), join(folder, 'to.png')]
    await pipeline(file.stream, createWriteStream(from))
    await encoder.print({ from, print: { path: to, ...box }, pixelsMax: limits.upload.pixels })
    return new Uint8Array(await readFile(to))
  })
}
