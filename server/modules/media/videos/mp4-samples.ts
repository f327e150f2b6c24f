import { onlyOne, type Span } from './bytes.ts'
import type { Box } from './mp4-boxes.ts'
import { sizesOf, tableOf } from './mp4-tables.ts'
import { damaged } from './problem.ts'

/** The number of parts that removed tracks may have: a position for each frame of the longest video, several times over. */
const partsMax = 100_000

/**
 * The positions of all samples of these tracks, without overlaps. A forged table may say that each of a million chunks is the whole file;
 * clearing them one by one would write terabytes. Fails if there are more parts than any camera produces.
 */
export function samplesOfAll(bytes: Buffer, tables: readonly (readonly Box[])[]): Pick<Span, 'start' | 'end'>[] {
  const parts = tables.flatMap((table) => samplesOf(bytes, table))
  if (parts.length > partsMax) throw damaged()
  const united: Pick<Span, 'start' | 'end'>[] = []
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const last = united.at(-1)
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end)
    else united.push(part)
  }
  return united
}

/** The positions of a track's samples in the file, by its table (`stbl`): one part for each chunk. Fails if the table is inconsistent. */
function samplesOf(bytes: Buffer, table: readonly Box[]): Pick<Span, 'start' | 'end'>[] {
  const of = (...types: string[]) => onlyOne(table.filter(({ type }) => types.includes(type)))
  const offsets = of('stco', 'co64')
  const wide = offsets.type === 'co64' ? 8 : 4
  const chunks = tableOf(bytes, offsets, { at: 4, entry: wide })
  if (chunks.count > partsMax) throw damaged()
  const runs = tableOf(bytes, of('stsc'), { at: 4, entry: 12 })
  const { same, from, count } = sizesOf(bytes, of('stsz'))
  const parts: Pick<Span, 'start' | 'end'>[] = []
  let [sample, run] = [0, 0]
  for (let chunk = 0; chunk < chunks.count; chunk += 1) {
    while (run + 1 < runs.count && bytes.readUInt32BE(runs.from + (run + 1) * 12) <= chunk + 1) run += 1
    const most = runs.count === 0 ? 0 : bytes.readUInt32BE(runs.from + run * 12 + 4)
    const last = Math.min(sample + most, count)
    let length = same * (last - sample)
    for (let n = sample; same === 0 && n < last; n += 1) length += bytes.readUInt32BE(from + n * 4)
    sample = last
    const offset = chunks.from + chunk * wide
    const start = wide === 8 ? Number(bytes.readBigUInt64BE(offset)) : bytes.readUInt32BE(offset)
    parts.push({ start, end: start + length })
  }
  return parts
}
