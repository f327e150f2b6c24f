// @ts-check
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

const signatureBytes = 8
/** A chunk has its length and type before the data, and a checksum after it. */
const headBytes = 8
const sumBytes = 4
const copyBytes = 65_536
/** The most chunks a picture may have; one of 10 MB has a few thousand. */
const chunksMax = 20_000
/**
 * The chunks for the pixels and their meaning, with the largest size of each. Profiles are compressed; the limit keeps them from becoming
 * large.
 */
const needed = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['tRNS', 768],
  ['IDAT', Infinity],
  ['IEND', 0],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', 8192],
  ['eXIf', 65_535],
])

/**
 * Copies a PNG without the chunks that aren't needed to show it: the decoder would decompress a text of 50 kB to 50 MB. If the file breaks
 * off, so does the copy. Returns the path of the copy; fails if there are too many chunks.
 * @param {string} from
 * @param {string} to
 */
export function copyNeededChunks(from, to) {
  const [source, target] = [openSync(from, 'r'), openSync(to, 'wx', 0o600)]
  try {
    copyRange(source, target, { at: 0, bytes: signatureBytes })
    const { size } = fstatSync(source)
    const head = Buffer.alloc(headBytes)
    for (let at = signatureBytes, count = 0; at < size; count += 1) {
      if (count > chunksMax) throw new Error('has too many parts')
      if (readSync(source, head, 0, headBytes, at) < headBytes) break
      const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)]
      const bytes = headBytes + length + sumBytes
      if (length <= (needed.get(type) ?? -1)) copyRange(source, target, { at, bytes })
      at += bytes
    }
    return to
  } finally {
    closeSync(source)
    closeSync(target)
  }
}

/**
 * @param {number} source
 * @param {number} target
 * @param {{ at: number, bytes: number }} range
 */
function copyRange(source, target, { at, bytes }) {
  const buffer = Buffer.alloc(Math.min(bytes, copyBytes))
  for (let done = 0; done < bytes;) {
    const read = readSync(source, buffer, 0, Math.min(buffer.length, bytes - done), at + done)
    if (read === 0) return
    writeSync(target, buffer, 0, read)
    done += read
  }
}
