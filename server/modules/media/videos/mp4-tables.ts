import { onlyOne } from './bytes.ts'
import type { Box } from './mp4-boxes.ts'
import { damaged } from './problem.ts'

const entriesMax = 1_000_000

/** A table in a box: the number of its entries of this size, and where they begin. Fails if they don't fit into the box. */
export function tableOf(bytes: Buffer, { body, end }: Box, { at, entry }: { at: number; entry: number }): { from: number; count: number } {
  if (body + at + 4 > end) throw damaged()
  const count = bytes.readUInt32BE(body + at)
  const from = body + at + 4
  if (count > entriesMax || from + count * entry > end) throw damaged()
  return { from, count }
}

/** The sample sizes of `stsz`. `same` is the size of every sample, 0 if each has an entry. */
export function sizesOf(bytes: Buffer, sizes: Box): { same: number; from: number; count: number } {
  if (sizes.end - sizes.body < 12) throw damaged()
  const same = bytes.readUInt32BE(sizes.body + 4)
  return { same, ...tableOf(bytes, sizes, { at: 8, entry: same === 0 ? 4 : 0 }) }
}

/** The size of an entry, by the box, which begins with the number of entries. */
const entryBytes: Record<string, number> = { stts: 8, ctts: 8, stss: 4, stps: 4, stsc: 12, stco: 4, co64: 8 }
const required = [['stts'], ['stsc'], ['stsz'], ['stco', 'co64']]

/** Fails unless a track has each table that players need exactly once, and all of them fit into their boxes. */
export function checkTables(bytes: Buffer, table: readonly Box[]): void {
  for (const types of required) onlyOne(table.filter(({ type }) => types.includes(type)))
  for (const box of table) {
    if (box.type === 'stsz') sizesOf(bytes, box)
    else if (box.type in entryBytes) tableOf(bytes, box, { at: 4, entry: entryBytes[box.type]! })
  }
}

/** Fails unless a list of edits fits into its box. */
export function checkEdits(bytes: Buffer, edits: Box): void {
  tableOf(bytes, edits, { at: 4, entry: bytes[edits.body] === 1 ? 20 : 12 })
}

/** The total duration of a track's samples, in its own units. */
export function ticksOf(bytes: Buffer, table: readonly Box[]): number {
  const { from, count } = tableOf(bytes, onlyOne(table.filter(({ type }) => type === 'stts')), { at: 4, entry: 8 })
  let ticks = 0
  for (let at = from; at < from + count * 8; at += 8) ticks += bytes.readUInt32BE(at) * bytes.readUInt32BE(at + 4)
  return ticks
}
