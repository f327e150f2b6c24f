import type { Locale } from '#contract/locales.ts'
import { type VideoType, videoTypes } from '#contract/upload-types.ts'

const narrowWidths = [640, 320]

/** The copies of an upload: one of the maximum width at which it's shown, and narrower ones. */
export const copiesOf = (id: string, widthMax: number): { name: string; width: number }[] => [
  { name: `${id}.webp`, width: widthMax },
  ...narrowWidths.map((width) => ({ name: `${id}@${width}.webp`, width })),
]

/** The name of a file that was sent to a presigned URL. It's never served. */
export const incomingName = (id: string): string => `incoming-${id}`

const videoEndings: Record<VideoType, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** The name of the video whose poster an upload is. */
export const videoName = (id: string, type: VideoType): string => `${id}.${videoEndings[type]}`

/** The name of a video's captions in a language; they're served from the database. */
export const captionsName = (id: string, language: Locale): string => `${id}.${language}.vtt`

/** The upload and the language that a captions' name is about; null for any other name. */
export function captionsOf(name: string): { id: string; language: string } | null {
  const [, id, language] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{2})\.vtt$/.exec(name) ?? []
  return id === undefined || language === undefined ? null : { id, language }
}

/** The name of a file that only its buyers may download. No picture URL leads to it. */
export const privateName = (id: string): string => `${id}.private`

/** The names of everything that may be stored for an upload. */
export const namesOf = (id: string): string[] => [
  ...copiesOf(id, 0).map(({ name }) => name),
  ...videoTypes.map((type) => videoName(id, type)),
  incomingName(id),
]

/** Whether a name is a copy's. */
export const isCopyName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(@640|@320)?\.webp$/.test(name)

/** Whether a name is a video's. */
export const isVideoName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(mp4|webm)$/.test(name)

/** Whether a name is that of a video or a private file, which may be large. */
export const isLargeName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(mp4|webm|private)$/.test(name)
