import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A picture as pages show it. */
export interface PictureFile {
  url: string
  width: number
  height: number
  /** Absent for pictures of tests, which don't exist as files. */
  blur: string | null
  /** Only for scenes. */
  tone?: 'light' | 'dark'
}

/** An entry of the list that `studio/collect.py` writes beside the pictures. */
interface Listed {
  width: number
  height: number
  blur: string
  tone?: 'light' | 'dark'
}

const folder = join(import.meta.dirname, 'pictures')
const list = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<string, Listed | undefined>

const known = new Map<string, PictureFile | undefined>()

/** A picture of the demo world by its name; undefined if there is none. Its URL changes with its content. */
export function pictureFile(name: string): PictureFile | undefined {
  if (!known.has(name)) known.set(name, find(name))
  return known.get(name)
}

function find(name: string): PictureFile | undefined {
  const listed = list[name]
  if (!listed) return undefined
  const file = `${name}.avif`
  const mark = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 8)
  const { width, height, blur, tone } = listed
  return { url: `/pictures/${file}?${mark}`, width, height, blur, ...(tone && { tone }) }
}
