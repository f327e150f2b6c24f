/** File types that may be sold, with their extensions. The content decides, not the name or Content-Type. Without zod, for pages. */
export const downloadTypes = {
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const

export type DownloadType = keyof typeof downloadTypes
