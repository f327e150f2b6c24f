import type { UploadedPicture } from '#contract/media.ts'
import { rates } from '#contract/rates.ts'
import { urlOf } from './addresses.ts'
import type { lockUploads } from './queries.ts'

const hourMs = 3_600_000

/** When an upload that nothing uses is deleted. */
export const unusedFrom = (now: Date): Date => new Date(now.getTime() + rates.uploads.unusedHours * hourMs)

type Row = Awaited<ReturnType<typeof lockUploads.all>>[number]

/** A ready upload as calls answer it. */
export const present = ({
  id,
  width,
  height,
  blurhash,
  blur,
}: Pick<Row, 'id' | 'width' | 'height' | 'blurhash' | 'blur'>): UploadedPicture => ({
  url: urlOf(id),
  width: width!,
  height: height!,
  blurhash: blurhash!,
  blur: blur!,
})
