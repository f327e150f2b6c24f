import type { FileEncoding } from '#contract/imports.ts'
import { refuse } from '#contract/refuse.ts'

interface DecodedFile {
  text: string
  encoding: FileEncoding
}

/** The byte order marks that show a file's encoding. */
const marks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a text file. A byte order mark selects UTF-8 or UTF-16 (Excel's "Unicode text"); otherwise it's UTF-8, or if it isn't valid
 * UTF-8, Windows-1252, in which Excel writes CSV files in Western Europe and America. Refuses anything that isn't text with
 * INVALID_FILE_TYPE.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const decoded = marked ? read(bytes, marked) : (read(bytes, 'utf-8') ?? read(bytes, 'windows-1252'))
  if (!decoded || decoded.text.includes('\0')) throw refuse('INVALID_FILE_TYPE', { file: ['is not a text of comma-separated values'] })
  return decoded
}

/** Decodes bytes in this encoding; undefined if they aren't valid in it. */
function read(bytes: Uint8Array, encoding: FileEncoding): DecodedFile | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}
