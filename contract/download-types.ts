/** What may be sold as a file, by type: what its name ends in. The content decides, neither the name nor the Content-Type of what was sent. Apart from the schemas, for the pages. */
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
