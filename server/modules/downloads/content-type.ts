import { open } from 'node:fs/promises'
import { downloadTypes, type DownloadType } from '#contract/download-types.ts'

const signatures: [DownloadType, RegExp][] = [
  ['application/pdf', /^%PDF-/],
  // An EPUB's first zip entry names its type, uncompressed.
  // oxlint-disable-next-line no-control-regex -- a signature
  ['application/epub+zip', /^PK\u{3}\u{4}[^]{26}mimetypeapplication\/epub\+zip/u],
  // oxlint-disable-next-line no-control-regex -- a signature
  ['application/zip', /^PK\u{3}\u{4}/u],
  ['audio/mpeg', /^(ID3|\xff[\xfb\xfa\xf3\xf2])/],
  ['audio/mp4', /^[^]{4}ftypM4A/],
  ['video/mp4', /^[^]{4}ftyp(isom|iso[2-6]|mp4[12]|avc1|M4V|dash)/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
]

/** The type of a file by its first bytes, whatever its name; undefined if it's no type that we sell. */
export async function contentTypeOf(path: string): Promise<DownloadType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([, signature]) => signature.test(start))?.[0]
  } finally {
    await file.close()
  }
}

/** A file name with the type's extension and without characters that a disk can't store. */
export function fileNameOf(name: string, type: DownloadType): string {
  const ending = `.${downloadTypes[type]}`
  const plain =
    name
      .replace(/[\\/]/g, '-')
      .replace(/[:*?"<>|]/g, '')
      .trim() || 'download'
  const isNamed = plain.toLowerCase().endsWith(ending) || (type === 'image/jpeg' && plain.toLowerCase().endsWith('.jpeg'))
  return isNamed ? plain : `${plain.slice(0, 120 - ending.length)}${ending}`
}
