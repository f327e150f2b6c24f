import type { FileEncoding } from '#contract/imports.ts'
import { refuse } from '#contract/refuse.ts'

export interface DecodedFile {
  text: string
  encoding: FileEncoding
}

/** What files begin with that say how they are written. */
const marks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * A file as text: in UTF-8 or UTF-16 where it begins with its byte order mark ("Unicode text" of Excel is the latter), else in UTF-8, and where it isn't that in Windows-1252, as Excel
 * writes a CSV in Western Europe and America. Refuses with INVALID_FILE_TYPE what is no text.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const decoded = marked ? read(bytes, marked) : (read(bytes, 'utf-8') ?? read(bytes, 'windows-1252'))
  if (!decoded || decoded.text.includes('\0')) throw refuse('INVALID_FILE_TYPE', { file: ['is not a text of comma-separated values'] })
  return decoded
}

/** Undefined where it isn't written so. */
function read(bytes: Uint8Array, encoding: FileEncoding): DecodedFile | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}
