/** Accepted picture types. The content decides, not the name or Content-Type of a file. Separate from the schemas, for pages. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Videos: MP4 with H.264 and AAC, or WebM with VP8, VP9 or AV1 and Opus or Vorbis. A phone's MOV counts as MP4. */
export const videoTypes = ['video/mp4', 'video/webm'] as const
export type VideoType = (typeof videoTypes)[number]
