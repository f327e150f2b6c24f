import type { FileHandle } from 'node:fs/promises'
import { damaged } from './problem.ts'

/** A part of a file or buffer: `start` is where its header begins, `body` where its content does. */
export interface Span {
  start: number
  body: number
  end: number
}

/** Reads this many bytes, or as many as there are to the end of the file. */
export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

const piece = Buffer.alloc(65_536)

/** Overwrites a part of a file with zeros. */
export async function blankFile(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += piece.length) await file.write(piece, 0, Math.min(piece.length, end - at), at)
}

/** The only element of a list; fails if there isn't exactly one. */
export function onlyOne<T>(found: readonly T[]): T {
  if (found.length !== 1) throw damaged()
  return found[0]!
}
