import type { Locale } from '#contract/locales.ts'
import type { VideoType } from '#contract/upload-types.ts'

/** A video's facts from its file; the sides are the displayed ones, upright. */
export interface VideoFacts {
  type: VideoType
  width: number
  height: number
  seconds: number
}

/** A video as an upload stores it; one that was sent to a presigned URL has only the declared facts. */
export type StoredVideo = Pick<VideoFacts, 'type'> & {
  bytes: number
  captions?: Locale[]
  /** Of each language's captions, for their addresses; those from before they could be replaced have none. */
  captionHashes?: Partial<Record<Locale, string>>
} & Partial<VideoFacts>
