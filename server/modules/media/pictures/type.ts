import { open } from 'node:fs/promises'
import type { uploadTypes } from '#contract/upload-types.ts'

export type PictureType = (typeof uploadTypes)[number]

const signatures: [PictureType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^[^]{4}ftyp(avif|avis)/],
]

/** The type of a picture file by its first bytes, whatever its name; undefined if it's no type that we accept. */
export async function pictureType(path: string): Promise<PictureType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([, signature]) => signature.test(start))?.[0]
  } finally {
    await file.close()
  }
}
