import { open } from 'node:fs/promises'
import { refuse } from '#contract/refuse.ts'
import { readAt } from './bytes.ts'
import { cleanMp4 } from './mp4.ts'
import { VideoProblem } from './problem.ts'
import type { VideoFacts } from './types.ts'
import { cleanWebm } from './webm.ts'

const sideMax = 4096

/**
 * Checks a video and removes from its file, in place, everything but picture and sound. The content determines the type. Nothing is
 * decoded, and only a few megabytes of any file are read. Fails with INVALID_VIDEO, saying why.
 */
export async function cleanVideo(path: string): Promise<VideoFacts> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const start = (await readAt(file, 0, 12)).toString('latin1')
    const facts = /^[^]{4}ftyp/.test(start)
      ? await cleanMp4(file, size)
      : start.startsWith('\x1a\x45\xdf\xa3')
        ? await cleanWebm(file, size)
        : undefined
    if (!facts) throw new VideoProblem('is neither MP4 nor WebM')
    const { width, height, seconds } = facts
    if (![width, height].every((side) => side >= 1 && side <= sideMax))
      throw new VideoProblem(`is not between 1 and ${sideMax} pixels wide and high`)
    if (!(seconds > 0 && Number.isFinite(seconds))) throw new VideoProblem("doesn't say how long it is")
    return facts
  } catch (error) {
    if (error instanceof VideoProblem) throw refuse('INVALID_VIDEO', { file: [error.message] })
    throw error
  } finally {
    await file.close()
  }
}
