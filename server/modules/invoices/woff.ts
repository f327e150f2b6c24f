import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/**
 * Unpacks a WOFF font into the OpenType file in it (W3C WOFF 1.0). The PDF library reads WOFF itself, but inflates it in JavaScript for
 * each document, which takes 100 ms.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, headerBytes + index * entryBytes))
  const header = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(header, at)
    for (const [place, value] of [checksum, offset, data.length].entries()) header.writeUInt32BE(value, at + 4 + 4 * place)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, bytes, checksum] = [4, 8, 12, 16].map((place) => woff.readUInt32BE(at + place)) as [number, number, number, number]
  const raw = woff.subarray(offset, offset + packed)
  return { tag: woff.subarray(at, at + 4), checksum, data: packed < bytes ? inflateSync(raw) : raw }
}
