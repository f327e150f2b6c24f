import type { FileHandle } from 'node:fs/promises'
import { readAt, type Span } from './bytes.ts'
import { damaged } from './problem.ts'

/** An element of EBML (RFC 8794), the format of WebM files. */
export interface Element extends Span {
  id: number
}

const headerBytesMax = 12

/** Reads a number whose first byte marks how many bytes it has. `isMarked` keeps that mark in the value. */
function numberAt(bytes: Buffer, at: number, { lengthMax, isMarked }: { lengthMax: number; isMarked: boolean }) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > lengthMax || at + length > bytes.length) throw damaged()
  let value = isMarked ? first : first - (0x80 >> (length - 1))
  let isOpen = !isMarked && value === (0x80 >> (length - 1)) - 1
  for (let n = 1; n < length; n += 1) {
    value = value * 256 + bytes[at + n]!
    isOpen &&= bytes[at + n] === 255
  }
  // All bits set means an unknown length, which only live streams need.
  if (isOpen) throw damaged()
  return { value, length }
}

function elementAt(header: Buffer, start: number, end: number): Element {
  const id = numberAt(header, 0, { lengthMax: 4, isMarked: true })
  const bytes = numberAt(header, id.length, { lengthMax: 8, isMarked: false })
  const body = start + id.length + bytes.length
  if (body + bytes.value > end) throw damaged()
  return { id: id.value, start, body, end: body + bytes.value }
}

/** The elements in a part of a file. Only their headers are read. */
export async function readElementsOfFile(file: FileHandle, { body, end }: Pick<Span, 'body' | 'end'>, most: number): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = body; at < end;) {
    if (elements.length === most) throw damaged()
    const element = elementAt(await readAt(file, at, headerBytesMax), at, end)
    elements.push(element)
    at = element.end
  }
  return elements
}

/** The elements in a part of a buffer. */
export function readElements(bytes: Buffer, { body, end }: Pick<Span, 'body' | 'end'>): Element[] {
  const elements: Element[] = []
  for (let at = body; at < end;) {
    const element = elementAt(bytes.subarray(at, Math.min(at + headerBytesMax, end)), at, end)
    elements.push(element)
    at = element.end
  }
  return elements
}

/** The unsigned integer in an element, of at most 48 bits; 0 if the element is empty. Fails with a VideoProblem if it's longer. */
export const readUint = (bytes: Buffer, { body, end }: Element): number => {
  if (end - body > 6) throw damaged()
  return end > body ? bytes.readUIntBE(body, end - body) : 0
}
/** The float in an element, of 4 or 8 bytes. Fails with a VideoProblem for any other length. */
export const readFloat = (bytes: Buffer, { body, end }: Element): number => {
  if (end - body === 4) return bytes.readFloatBE(body)
  if (end - body === 8) return bytes.readDoubleBE(body)
  throw damaged()
}

const voidId = 0xec
const shortMax = 8

/** The header that turns an element of this length into one that every player skips (Void). */
export function voidHeader({ start, end }: Pick<Span, 'start' | 'end'>): Buffer {
  const bytes = end - start
  if (bytes <= shortMax) return Buffer.from([voidId, 0x80 + bytes - 2])
  const header = Buffer.alloc(9)
  header[0] = voidId
  header[1] = 1
  // A file's length fits into six bytes.
  header.writeUIntBE(bytes - 9, 3, 6)
  return header
}

/** Makes an element Void and clears its content. Everything after it stays in place. */
export function voidElement(bytes: Buffer, { start, end }: Element): void {
  bytes.fill(0, start, end)
  voidHeader({ start, end }).copy(bytes, start)
}
