import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Video } from '#contract/media.ts'

const folder = join(import.meta.dirname, 'pictures')

/** Slow camera moves over studio pictures, stored beside the pictures that are their posters. */
export const videos: Record<string, Pick<Video, 'width' | 'height' | 'seconds'>> = {
  'leather-lifting-belt-video': { width: 720, height: 720, seconds: 11.6 },
  'still-trail-video': { width: 960, height: 540, seconds: 6 },
}

/** A video of the demo world by the name of its poster; undefined if there is none. Its URL changes with its content. */
export function videoOf(name: string): Video | undefined {
  const about = videos[name]
  if (!about) return undefined
  const file = `${name}.mp4`
  const content = readFileSync(join(folder, file))
  const mark = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { url: `/pictures/${file}?${mark}`, type: 'video/mp4', ...about }
}
