import type { ByteRange } from './storage/storage.ts'

/**
 * The part of a file that a Range header requests (RFC 9110): undefined for the whole file (no range, several, or an invalid one), null if
 * the range is outside the file. A range of another version of the file (`If-Range`) is ignored.
 */
export function rangeOf(
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | undefined },
  { bytes, tag }: { bytes: number; tag: string },
): ByteRange | null | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined
  const [, from, to] = /^bytes=(\d{0,40})-(\d{0,40})$/.exec(range.trim()) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? null : { start, end }
}
