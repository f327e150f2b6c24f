import type { Locale } from '#contract/locales.ts'
import type { UploadedPicture, Video } from '#contract/media.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { hourMs } from '#contract/time.ts'
import { urlOf } from './addresses.ts'
import { captionsName, videoName } from './files.ts'
import type { lockUploads } from './queries.ts'
import type { StoredVideo } from './videos/types.ts'

/** When an upload that nothing uses is deleted. */
export const unusedFrom = (now: Date): Date => new Date(now.getTime() + serverLimits.uploads.unusedHours * hourMs)

type Row = Awaited<ReturnType<typeof lockUploads.all>>[number]

/** A finished upload in the contract's shape. */
export const present = ({
  id,
  width,
  height,
  blurhash,
  blur,
  video,
}: Pick<Row, 'id' | 'width' | 'height' | 'blurhash' | 'blur'> & Partial<Pick<Row, 'video'>>): UploadedPicture => ({
  url: urlOf(id),
  width: width!,
  height: height!,
  blurhash: blurhash!,
  blur: blur!,
  ...(video && { video: presentVideo(id, video) }),
})

/** A finished video in the contract's shape. */
export const presentVideo = (id: string, { type, width, height, seconds, captions = [], captionHashes = {} }: StoredVideo): Video => ({
  url: `/media/${videoName(id, type)}`,
  type,
  width: width!,
  height: height!,
  seconds: seconds!,
  ...(captions.length > 0 && {
    captions: captions.map((language) => ({ language, url: captionsUrl(id, language, captionHashes[language]) })),
  }),
})

/** The address of captions: it changes with their content. The processes of the release before answer it, too. */
const captionsUrl = (id: string, language: Locale, hash: string | undefined): string =>
  `/media/${captionsName(id, language)}${hash === undefined ? '' : `?v=${hash}`}`
