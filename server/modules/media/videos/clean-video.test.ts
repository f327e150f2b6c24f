import { mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import { isRefusal } from '#contract/refusal.ts'
import { videoFile, videoOf, videoWithSampleTable } from '#test/videos.ts'
import { cleanVideo } from './clean-video.ts'
import { cleanMp4 } from './mp4.ts'

type Name = Parameters<typeof videoFile>[0]

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gymfolk-videos-'))
  path = join(folder, 'video')
})
afterAll(() => rm(folder, { recursive: true }))

async function clean(file: Uint8Array) {
  await writeFile(path, file)
  const facts = await cleanVideo(path)
  return { facts, cleaned: await readFile(path) }
}
const refusal = (reason: string) => ({ code: 'INVALID_VIDEO', errors: { file: [expect.stringContaining(reason)] } })

/** A copy in which one four-letter type is replaced by another, everywhere. */
const patched = (file: Buffer, from: string, to: string): Buffer => Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')

describe('a video', () => {
  it.each([
    ['place.mp4', { type: 'video/mp4', width: 160, height: 120 }],
    ['place-track.mov', { type: 'video/mp4', width: 120, height: 160 }],
    ['place.webm', { type: 'video/webm', width: 160, height: 120 }],
    ['place-vorbis.webm', { type: 'video/webm', width: 160, height: 120 }],
    ['silent.mp4', { type: 'video/mp4', width: 160, height: 120 }],
  ] as const)(
    '%s says what it is, and keeps its length, its pictures and its sound, but not where and with what it was filmed',
    async (name, shape) => {
      const file = videoFile(name)
      const { facts, cleaned } = await clean(file)
      expect(facts).toMatchObject(shape)
      expect(facts.seconds).toBeCloseTo(2, 0)
      expect(cleaned).toHaveLength(file.length)
      const words = ['51.5007', 'Ada at home', 'GoPro', '\xa9xyz', 'Lavf']
      expect(words.filter((word) => cleaned.includes(Buffer.from(word, 'latin1')))).toEqual([])
      expect(name === 'silent.mp4' || file.includes('51.5007')).toBe(true)
      // Nothing is left to be removed.
      expect((await clean(cleaned)).cleaned.equals(cleaned)).toBe(true)
    },
  )

  it('that not every browser can play is refused, with the reason', async () => {
    const file = videoFile('place.mp4')
    await expect(clean(patched(file, 'avc1', 'hvc1'))).rejects.toMatchObject(refusal('it has hvc1'))
    await expect(clean(patched(file, 'mp4a', 'ac-3'))).rejects.toMatchObject(refusal('it has ac-3'))
    await expect(clean(patched(file, 'moov', 'moof'))).rejects.toMatchObject(refusal('in fragments'))
    await expect(clean(patched(file, 'vide', 'meta'))).rejects.toMatchObject(refusal('has no picture'))
    await expect(clean(patched(videoFile('place.webm'), 'V_VP9', 'V_MS9'))).rejects.toMatchObject(refusal('it has V_MS9'))
    await expect(clean(Buffer.from('RIFF0000AVI LIST'))).rejects.toMatchObject(refusal('neither MP4 nor WebM'))
    await expect(clean(Buffer.alloc(0))).rejects.toMatchObject(refusal('neither MP4 nor WebM'))
  })

  /** A copy with a number written into a box of its first track, at this offset after the box's type. */
  const withNumber = (name: Name, type: string, at: number, value: number): Buffer => {
    const bytes = videoFile(name)
    bytes.writeUInt32BE(value, bytes.indexOf(type, 0, 'latin1') + 4 + at)
    return bytes
  }

  it('has the duration of its samples: a header with another one is treated as damaged', async () => {
    await expect(clean(withNumber('silent.mp4', 'stts', 12, 3_072_000))).rejects.toMatchObject(refusal('damaged'))
    expect((await clean(videoOf(6000))).facts.seconds).toBe(6000)
    const stretched = (box: 'stts' | 'mdhd' | 'mvhd', at: number, times: number) => {
      const bytes = videoOf(6000)
      const place = bytes.indexOf(box, 0, 'latin1') + 4 + at
      bytes.writeUInt32BE(bytes.readUInt32BE(place) * times, place)
      return clean(bytes)
    }
    for (const [box, at, times] of [
      ['stts', 12, 0.001],
      ['mdhd', 16, 0.001],
      ['mvhd', 16, 2],
    ] as const)
      await expect(stretched(box, at, times)).rejects.toMatchObject(refusal('damaged'))
    // As phones say of one whose ends were cut off.
    expect((await stretched('mvhd', 16, 0.001)).facts.seconds).toBe(6000)
    await expect(clean(withNumber('silent.mp4', 'mvhd', 12, 0xffffffff))).rejects.toMatchObject(refusal('damaged'))
    await expect(clean(withNumber('place.mp4', 'moov', -8, 0))).rejects.toMatchObject(refusal('damaged'))
  })

  const tables = ['stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'elst'] as const
  it.each(['stts', 'stsc', 'stsz', 'stco'])('without %s is treated as damaged', async (type) => {
    await expect(clean(patched(videoFile('silent.mp4'), type, 'free'))).rejects.toMatchObject(refusal('damaged'))
  })

  it("can't have a table with more entries than its box has room for", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Name>('place.mp4', 'place-track.mov', 'silent.mp4'),
        fc.constantFrom(...tables),
        fc.oneof(fc.nat(3), fc.nat(0xffffff), fc.constant(0xfffffffe)),
        async (name, type, more) => {
          const at = type === 'stsz' ? 8 : 4
          const file = videoFile(name)
          const box = file.indexOf(type)
          const count = file.readUInt32BE(box + 4 + at)
          await expect(clean(withNumber(name, type, at, Math.min(count + 1 + more, 0xffffffff)))).rejects.toMatchObject(refusal('damaged'))
        },
      ),
      { numRuns: 100 },
    ))

  it('is rewritten in one pass, whatever its tables say about removed parts', async () => {
    const file = videoWithSampleTable({ chunks: 200, bytesOfEach: 100_000 })
    await writeFile(path, file)
    const handle = await open(path, 'r+')
    let written = 0
    const counting = {
      read: handle.read.bind(handle),
      write: (bytes: Buffer, from: number, length: number, at: number) => {
        written += length
        return handle.write(bytes, from, length, at)
      },
    } as unknown as FileHandle
    await cleanMp4(counting, file.length)
    await handle.close()
    expect(written).toBeLessThan(2 * file.length)
    // Their number is limited, too: each is a write of its own.
    await expect(clean(videoWithSampleTable({ chunks: 100_001, bytesOfEach: 1 }))).rejects.toMatchObject(refusal('damaged'))
  })

  it('has short type names: one of a million zeros would take an hour to read', async () => {
    const file = videoFile('place.webm')
    const length = 60_001
    // The header is longer by the length of its doctype; both lengths are written in four bytes.
    const sized = (bytes: number) => Buffer.from([0x10 | (bytes >> 24), (bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255])
    const name = Buffer.concat([Buffer.from([0x42, 0x82]), sized(length), Buffer.alloc(length - 1), Buffer.from('x')])
    const begin = Buffer.concat([file.subarray(0, 4), sized(name.length), name])
    const cpuMs = startCpuTimer()
    await expect(clean(Buffer.concat([begin, file.subarray(file.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])))]))).rejects.toMatchObject(
      refusal('damaged'),
    )
    expect(cpuMs()).toBeLessThan(1000)
  })

  const names = fc.constantFrom('place.mp4', 'place-track.mov', 'place.webm', 'place-vorbis.webm', 'silent.mp4')
  /** Cleans the file, and expects success or a refusal; any other error fails the test. */
  async function survives(file: Uint8Array): Promise<boolean> {
    try {
      return (await clean(file)).cleaned.length === file.length
    } catch (error) {
      if (isRefusal(error)) return true
      throw error
    }
  }

  it('is read or refused when truncated anywhere', () =>
    fc.assert(
      fc.asyncProperty(names, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
        const file = videoFile(name)
        return survives(file.subarray(0, file.length * share))
      }),
      { numRuns: 150 },
    ))

  it('is read or refused with any bytes changed, such as sizes that are huge, zero or out of range', () =>
    fc.assert(
      fc.asyncProperty(
        names,
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.boolean(),
        (name, changes, isAtEnd) => {
          const bytes = videoFile(name)
          // Most of a file is picture data, which isn't read: so the changes are in its first or last third.
          for (const [share, byte] of changes) bytes[Math.floor(bytes.length * (isAtEnd ? 0.67 + share / 3 : share / 3))] = byte
          return survives(bytes)
        },
      ),
      { numRuns: 400 },
    ))

  it('is read or refused with any part of it copied over another', () =>
    fc.assert(
      fc.asyncProperty(names, fc.nat(20_000), fc.nat(20_000), fc.nat(400), (name, from, to, length) => {
        const bytes = videoFile(name)
        const start = from % bytes.length
        bytes.copy(bytes, to % bytes.length, start, start + length)
        return survives(bytes)
      }),
      { numRuns: 200 },
    ))
})
