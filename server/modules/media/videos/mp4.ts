import type { FileHandle } from 'node:fs/promises'
import { blankFile, onlyOne, readAt, type Span } from './bytes.ts'
import { type Box, readBoxes, readBoxesOfFile, freeBox } from './mp4-boxes.ts'
import { samplesOfAll } from './mp4-samples.ts'
import { checkEdits, checkTables, ticksOf } from './mp4-tables.ts'
import { damaged, VideoProblem } from './problem.ts'
import type { VideoFacts } from './types.ts'

const moovBytesMax = 8_000_000
const videoTracks = 1
const audioTracksMax = 2
/** Some players read the scale as a signed number. */
const scaleMax = 0x7fffffff

/**
 * The boxes that players need, by the box that contains them. Everything else becomes free space: locations, devices, comments, thumbnails,
 * other programs' data.
 */
const needed: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stps', 'sdtp', 'stsc', 'stsz', 'stco', 'co64', 'sgpd', 'sbgp'],
}

interface Track {
  box: Box
  kind: string
  /** The declared duration, and the number of time units per second. */
  seconds: number
  scale: number
  /** The displayed size, upright, from `tkhd`. */
  width: number
  height: number
  /** The boxes of its sample table. */
  table: Box[]
}

/**
 * Checks an MP4 (or MOV) with H.264 and AAC, and removes what isn't needed to play it: everything else becomes free space of the same
 * length, so the offsets of the rest stay right. Tracks besides picture and sound (positions, subtitles, sensors) are removed with their
 * samples.
 */
export async function cleanMp4(file: FileHandle, bytes: number): Promise<VideoFacts> {
  const boxes = await readBoxesOfFile(file, bytes)
  const of = (type: string) => boxes.filter((box) => box.type === type)
  if (of('moof').length > 0) throw new VideoProblem('is in fragments: save it as a plain MP4')
  const moov = onlyOne(of('moov'))
  if (moov.end - moov.body > moovBytesMax) throw damaged()
  const media = of('mdat')
  const header = await readAt(file, moov.body, moov.end - moov.body)
  const { facts, others } = cleanHeader(header)
  for (const { start, end } of others) {
    if (!media.some((one) => start >= one.body && end <= one.end)) throw damaged()
    await blankFile(file, start, end)
  }
  for (const { type, start, body, end } of boxes) {
    if (['ftyp', 'moov', 'mdat'].includes(type)) continue
    await file.write(Buffer.from('free'), 0, 4, start + 4)
    await blankFile(file, body, end)
  }
  await file.write(header, 0, header.length, moov.body)
  return facts
}

/** Cleans the content of `moov`. `others` is where the samples of removed tracks are. */
function cleanHeader(bytes: Buffer): { facts: VideoFacts; others: Pick<Span, 'start' | 'end'>[] } {
  const parts = readBoxes(bytes, { body: 0, end: bytes.length })
  if (parts.some(({ type }) => type === 'mvex')) throw new VideoProblem('is in fragments: save it as a plain MP4')
  const { seconds: length } = lengthOf(bytes, onlyOne(parts.filter(({ type }) => type === 'mvhd')))
  const tracks = parts.filter(({ type }) => type === 'trak').map((box) => trackOf(bytes, box))
  const [video, audio] = ['vide', 'soun'].map((kind) => tracks.filter((track) => track.kind === kind)) as [Track[], Track[]]
  if (video.length !== videoTracks) throw new VideoProblem(video.length === 0 ? 'has no picture' : 'has several pictures in it')
  if (audio.length > audioTracksMax) throw new VideoProblem('has too many sounds in it')
  for (const { table } of video) checkEntry(bytes, table, 'avc1')
  for (const { table } of audio) checkEntry(bytes, table, 'mp4a')
  const seconds = lengthOfAll(bytes, [...video, ...audio], length)
  const others = tracks.filter(({ kind }) => kind !== 'vide' && kind !== 'soun')
  // The samples are read before their tables are cleared.
  const samples = samplesOfAll(
    bytes,
    others.map(({ table }) => table),
  )
  for (const { box } of others) freeBox(bytes, box)
  for (const { box } of [...video, ...audio]) cleanTrack(bytes, box)
  for (const box of parts) if (!needed['moov']!.includes(box.type)) freeBox(bytes, box)
  const { width, height } = video[0]!
  return { facts: { type: 'video/mp4', width, height, seconds }, others: samples }
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, 0.2 * Math.max(a, b))

/**
 * The duration in seconds, which is the longest track's. Headers may claim anything, so a track's duration must be near that of its
 * samples, and the declared total must not exceed the longest track's. It may be shorter: phones declare less for a trimmed video, whose
 * samples are still there while edits skip them.
 */
function lengthOfAll(bytes: Buffer, tracks: Track[], declared: number): number {
  const lengths = tracks.map(({ table, scale, seconds }) => {
    checkTables(bytes, table)
    const own = ticksOf(bytes, table) / scale
    if (!isNear(own, seconds)) throw damaged()
    return Math.max(own, seconds)
  })
  const longest = Math.max(...lengths)
  if (declared > longest && !isNear(longest, declared)) throw damaged()
  return Math.max(longest, declared)
}

function trackOf(bytes: Buffer, box: Box): Track {
  const child = (parent: Box, type: string) => onlyOne(readBoxes(bytes, parent).filter((one) => one.type === type))
  const [shape, mdia] = [child(box, 'tkhd'), child(box, 'mdia')]
  const [handler, mdhd] = [child(mdia, 'hdlr'), child(mdia, 'mdhd')]
  if (handler.end - handler.body < 12) throw damaged()
  const kind = bytes.toString('latin1', handler.body + 8, handler.body + 12)
  const table = readBoxes(bytes, child(child(mdia, 'minf'), 'stbl'))
  return { box, kind, ...lengthOf(bytes, mdhd), table, ...sidesOf(bytes, shape) }
}

/** The duration that an `mvhd` or `mdhd` declares; its creation dates are cleared. */
function lengthOf(bytes: Buffer, { body, end }: Box): { seconds: number; scale: number } {
  const isLong = bytes[body] === 1
  if (end - body < (isLong ? 32 : 20)) throw damaged()
  bytes.fill(0, body + 4, body + (isLong ? 20 : 12))
  const scale = bytes.readUInt32BE(body + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16)
  if (scale === 0 || scale > scaleMax || length === (isLong ? Number(0xffffffffffffffffn) : 0xffffffff)) throw damaged()
  return { seconds: length / scale, scale }
}

/** The displayed width and height of a track, rotated by its matrix. */
function sidesOf(bytes: Buffer, { body, end }: Box): { width: number; height: number } {
  const later = bytes[body] === 1 ? 12 : 0
  if (end - body < 84 + later) throw damaged()
  bytes.fill(0, body + 4, body + (later > 0 ? 20 : 12))
  const at = (offset: number) => bytes.readInt32BE(body + later + offset)
  const [width, height] = [76, 80].map((offset) => Math.round(at(offset) / 65_536)) as [number, number]
  const isTurned = at(40) === 0 && at(56) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

const profiles = new Set([66, 77, 100])
const visualBytes = 78

/** Fails unless a track has exactly this codec; a picture must have a profile that every player supports. */
function checkEntry(bytes: Buffer, table: Box[], codec: 'avc1' | 'mp4a'): void {
  const description = onlyOne(table.filter(({ type }) => type === 'stsd'))
  const entry = onlyOne(readBoxes(bytes, { body: description.body + 8, end: description.end }))
  if (entry.type !== codec) throw new VideoProblem(`is not MP4 with H.264 and AAC: it has ${entry.type.replace(/[^\w -]/g, '?')}`)
  if (codec === 'mp4a') return
  if (entry.end - entry.body < visualBytes) throw damaged()
  const config = onlyOne(readBoxes(bytes, { body: entry.body + visualBytes, end: entry.end }).filter(({ type }) => type === 'avcC'))
  if (config.end - config.body < 4) throw damaged()
  if (!profiles.has(bytes[config.body + 1]!)) throw new VideoProblem('has colors that not every browser shows: save it as 8 bit, 4:2:0')
  // This field names the encoding program or device.
  bytes.fill(0, entry.body + 42, entry.body + 74)
}

/** Frees what no player needs in a track, including the names in its headers. */
function cleanTrack(bytes: Buffer, box: Box): void {
  for (const child of readBoxes(bytes, box)) {
    if (!needed[box.type]!.includes(child.type)) freeBox(bytes, child)
    else if (child.type in needed) cleanTrack(bytes, child)
    else if (child.type === 'elst') checkEdits(bytes, child)
    else if (child.type === 'hdlr') bytes.fill(0, Math.min(child.body + 12, child.end), child.end)
    else if (child.type === 'dinf') checkSources(bytes, child)
  }
}

/** Fails unless a track's data is in the file itself. */
function checkSources(bytes: Buffer, dinf: Box): void {
  for (const { body, end } of readBoxes(bytes, dinf))
    for (const source of readBoxes(bytes, { body: Math.min(body + 8, end), end })) {
      if (source.end - source.body < 4 || bytes[source.body + 3] !== 1) throw damaged()
      bytes.fill(0, source.body + 4, source.end)
    }
}
