import type { VideoType } from '#contract/upload-types.ts'

/** What a video's file says about itself; its sides as it's shown, upright. */
export interface VideoFacts {
  type: VideoType
  width: number
  height: number
  seconds: number
}

/** As an upload has it; of one that was sent to a presigned address, only what was declared. */
export type StoredVideo = Pick<VideoFacts, 'type'> & { bytes: number } & Partial<VideoFacts>
