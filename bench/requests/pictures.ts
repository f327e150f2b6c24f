import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { newId } from '#server/db/ids.ts'
import { limits } from '#contract/limits.ts'
import { copiesOf } from '#server/modules/media/files.ts'
import type { LoadRequest } from '../load/connection.ts'
import { get } from './get.ts'

/** Pictures that customers uploaded, and a file to upload. */
export interface Pictures {
  mediaDir: string
  /** A JPEG of 1000 × 1000 pixels, in base64. */
  jpeg: string
  /** URL paths that the shop serves. */
  paths: string[]
  remove: () => Promise<void>
}

const side = 1000
const photo = join(import.meta.dirname, '../../db/seed/pictures/adjustable-bench-1.avif')
const count = 50

/** Creates a filled upload directory inside a folder. */
export async function makePictures(parent: string): Promise<Pictures> {
  const mediaDir = join(parent, `media-${randomUUID()}`)
  const square = sharp(photo).resize(side, side)
  const content = await square.clone().webp().toBuffer()
  const paths: string[] = []
  for (let n = 0; n < count; n += 1) {
    // The id contains the time, as for all uploads except stories.
    const id = newId(new Date())
    const folder = join(mediaDir, id.slice(-2))
    await mkdir(folder, { recursive: true })
    for (const { name } of copiesOf(id, limits.upload.widthMax)) {
      await writeFile(join(folder, name), content)
      paths.push(`/media/${name}`)
    }
  }
  const jpeg = (await square.clone().jpeg().toBuffer()).toString('base64')
  return { mediaDir, jpeg, paths, remove: () => rm(mediaDir, { recursive: true, force: true }) }
}

export const pictureRequests = ({ paths }: Pictures): LoadRequest[] => paths.map((path) => get(path))

const boundary = 'bench'
const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`

/** Customers upload the same picture, one after another: nobody comes near the daily limit. */
export function uploads({ jpeg }: Pictures, tokens: string[]): LoadRequest[] {
  const body = Buffer.concat([
    Buffer.from(`${part('name="featureName"')}avatar\r\n${part('name="file"; filename="a.jpg"')}`),
    Buffer.from(jpeg, 'base64'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]).toString('base64')
  return tokens.slice(0, senders).map((token) => ({
    method: 'POST',
    path: '/api/media/public/upload/single',
    headers: { Authorization: `Bearer ${token}` },
    bytes: { type: `multipart/form-data; boundary=${boundary}`, base64: body },
  }))
}

const senders = 20
