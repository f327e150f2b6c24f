import { type VideoType, videoTypes } from '#contract/upload-types.ts'

const narrowWidths = [640, 320]

/** The copies of an upload: as wide as it is shown at most, and narrower ones. */
export const copiesOf = (id: string, widthMax: number): { name: string; width: number }[] => [
  { name: `${id}.webp`, width: widthMax },
  ...narrowWidths.map((width) => ({ name: `${id}@${width}.webp`, width })),
]

/** Where a file lies that was sent to a presigned address: served to nobody. */
export const incomingName = (id: string): string => `incoming-${id}`

const videoEndings: Record<VideoType, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Where the video lies whose poster an upload is. */
export const videoName = (id: string, type: VideoType): string => `${id}.${videoEndings[type]}`

/** Where a file lies that only those may have who bought it. No address of pictures leads there. */
export const privateName = (id: string): string => `${id}.private`

/** Everything that may be stored of an upload. */
export const namesOf = (id: string): string[] => [
  ...copiesOf(id, 0).map(({ name }) => name),
  ...videoTypes.map((type) => videoName(id, type)),
  incomingName(id),
]

/** Whether a name is that of a copy. */
export const isCopyName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(@640|@320)?\.webp$/.test(name)

/** Whether a name is that of a video. */
export const isVideoName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(mp4|webm)$/.test(name)

/** Whether a name is that of a video or a private file: they may be large. */
export const isLargeName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(mp4|webm|private)$/.test(name)
