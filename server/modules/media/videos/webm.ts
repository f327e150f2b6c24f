import type { FileHandle } from 'node:fs/promises'
import { blankFile, onlyOne, readAt } from './bytes.ts'
import { type Element, readElements, readElementsOfFile, readFloat, readUint, voidElement, voidHeader } from './ebml.ts'
import { damaged, VideoProblem } from './problem.ts'
import type { VideoFacts } from './types.ts'
import { blankComments } from './vorbis-comments.ts'

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  encodings: 0x6d80,
} as const

/** The elements that players need: seek head, info, tracks, index (cues), clusters. Tags, attachments and chapters become Void. */
const neededOfSegment = new Set<number>([0x114d9b74, ids.info, ids.tracks, 0x1c53bb6b, 0x1f43b675])
/** Track elements that stay: numbers, types, languages, times, codec, picture, sound, but no names. */
const neededOfTrack = new Set<number>([
  0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x55ee, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x56aa,
  0x56bb, 0xe0, 0xe1,
])
const codecs: Record<number, readonly string[]> = { 1: ['V_VP8', 'V_VP9', 'V_AV1'], 2: ['A_OPUS', 'A_VORBIS'] }

const partBytesMax = 1_000_000
const partsMax = 20_000
const audioTracksMax = 2

/**
 * Checks a WebM with VP8, VP9 or AV1 and Opus or Vorbis, and removes what isn't needed to play it: everything else becomes Void of the same
 * length, so the offsets of the rest stay right.
 */
export async function cleanWebm(file: FileHandle, bytes: number): Promise<VideoFacts> {
  const [header, segment, ...more] = await readElementsOfFile(file, { body: 0, end: bytes }, 3)
  if (header?.id !== ids.header || segment?.id !== ids.segment || more.length > 0) throw damaged()
  await checkDocType(file, header)
  const parts = await readElementsOfFile(file, segment, partsMax)
  const [info, tracks] = [ids.info, ids.tracks].map((id) => onlyOne(parts.filter((part) => part.id === id))) as [Element, Element]
  const [about, streams] = [await readPart(file, info), await readPart(file, tracks)]
  const facts: VideoFacts = { type: 'video/webm', seconds: cleanInfo(about), ...cleanTracks(streams) }
  await file.write(about, 0, about.length, info.body)
  await file.write(streams, 0, streams.length, tracks.body)
  for (const part of parts) if (!neededOfSegment.has(part.id)) await voidInFile(file, part)
  return facts
}

async function readPart(file: FileHandle, { body, end }: Element): Promise<Buffer> {
  if (end - body > partBytesMax) throw damaged()
  return readAt(file, body, end - body)
}

async function checkDocType(file: FileHandle, header: Element): Promise<void> {
  const bytes = await readPart(file, header)
  if (nameIn(bytes, onlyOne(childrenOf(bytes, ids.docType))) !== 'webm') throw new VideoProblem('is Matroska, not WebM')
}

async function voidInFile(file: FileHandle, { start, end }: Element): Promise<void> {
  const header = voidHeader({ start, end })
  await file.write(header, 0, header.length, start)
  await blankFile(file, start + header.length, end)
}

const childrenOf = (bytes: Buffer, id: number, within = { body: 0, end: bytes.length }): Element[] =>
  readElements(bytes, within).filter((element) => element.id === id)

/** The longest name of a type or codec: finding the zeros at the end of one takes the square of its length. */
const nameMax = 100

/** The name of a type or codec, which may end with zeros. */
function nameIn(bytes: Buffer, { body, end }: Element): string {
  if (end - body > nameMax) throw damaged()
  return bytes.toString('latin1', body, end).replace(/\0+$/, '')
}

/** Returns the duration in seconds; removes titles, dates and program names. */
function cleanInfo(bytes: Buffer): number {
  const [scale] = childrenOf(bytes, ids.timestampScale)
  const [duration] = childrenOf(bytes, ids.duration)
  if (!duration) throw new VideoProblem("doesn't say how long it is: save it as a file, not as a live recording")
  const seconds = (readFloat(bytes, duration) * (scale ? readUint(bytes, scale) : 1_000_000)) / 1e9
  for (const element of readElements(bytes, { body: 0, end: bytes.length })) {
    if (element.id === ids.muxingApp || element.id === ids.writingApp) bytes.fill(0, element.body, element.end)
    else if (element.id !== ids.timestampScale && element.id !== ids.duration) voidElement(bytes, element)
  }
  return seconds
}

/** Returns the size of the picture; removes the names of tracks. */
function cleanTracks(bytes: Buffer): { width: number; height: number } {
  const tracks = readElements(bytes, { body: 0, end: bytes.length })
  const kinds = tracks.filter(({ id }) => id === ids.track).map((track) => cleanTrack(bytes, track))
  for (const element of tracks) if (element.id !== ids.track) voidElement(bytes, element)
  const [video, ...others] = kinds.filter(({ kind }) => kind === 1)
  if (!video?.sides || others.length > 0) throw new VideoProblem(video ? 'has several pictures in it' : 'has no picture')
  if (kinds.length > 1 + audioTracksMax) throw new VideoProblem('has too many sounds in it')
  return video.sides
}

function cleanTrack(bytes: Buffer, track: Element) {
  const one = (id: number) => onlyOne(childrenOf(bytes, id, track))
  const [kind, name] = [readUint(bytes, one(ids.trackType)), one(ids.codec)]
  const codec = nameIn(bytes, name)
  if (!codecs[kind]?.includes(codec))
    throw new VideoProblem(`is not WebM with VP8, VP9 or AV1 and Opus or Vorbis: it has ${codec.replace(/[^\w/]/g, '?').slice(0, 40)}`)
  if (childrenOf(bytes, ids.encodings, track).length > 0) throw new VideoProblem('is packed or encrypted')
  if (codec === 'A_VORBIS') blankComments(bytes, one(ids.codecPrivate))
  const sides = kind === 1 ? sidesOf(bytes, one(ids.video)) : undefined
  for (const element of readElements(bytes, track)) if (!neededOfTrack.has(element.id)) voidElement(bytes, element)
  return { kind, sides }
}

function sidesOf(bytes: Buffer, video: Element): { width: number; height: number } {
  const side = (id: number) => readUint(bytes, onlyOne(childrenOf(bytes, id, video)))
  return { width: side(ids.width), height: side(ids.height) }
}
