import type { FileHandle } from 'node:fs/promises'
import { readAt, type Span } from './bytes.ts'
import { damaged } from './problem.ts'

/** A box of an MP4 file (ISO/IEC 14496-12). */
export interface Box extends Span {
  type: string
}

const topMax = 1000

/**
 * The box that begins here and ends by `end`; its header has at most 16 bytes. A size of 0 is allowed only for a file's last box, and not
 * for its header.
 */
function boxAt(header: Buffer, start: number, end: number): Box {
  if (header.length < 8) throw damaged()
  const [short, type] = [header.readUInt32BE(0), header.toString('latin1', 4, 8)]
  if ((short === 1 && header.length < 16) || (short === 0 && type === 'moov')) throw damaged()
  const bytes = short === 0 ? end - start : short === 1 ? Number(header.readBigUInt64BE(8)) : short
  const body = start + (short === 1 ? 16 : 8)
  if (start + bytes < body || start + bytes > end) throw damaged()
  return { type, start, body, end: start + bytes }
}

/** The boxes of a file. Only their headers are read. */
export async function readBoxesOfFile(file: FileHandle, bytes: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < bytes;) {
    if (boxes.length === topMax) throw damaged()
    const box = boxAt(await readAt(file, at, 16), at, bytes)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The boxes in a part of a buffer. QuickTime may end a list with zeros. */
export function readBoxes(bytes: Buffer, { body, end }: Pick<Span, 'body' | 'end'>): Box[] {
  const boxes: Box[] = []
  for (let at = body; at < end;) {
    if (end - at < 8 && bytes.subarray(at, end).every((byte) => byte === 0)) break
    if (end - at >= 8 && bytes.readUInt32BE(at) === 0) throw damaged()
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, end)), at, end)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Turns a box into one that every player skips, and clears its content. Everything after it stays in place. */
export function freeBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}
