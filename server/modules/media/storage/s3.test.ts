import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeS3, openFakeS3 } from '#test/fake-s3.ts'
import { S3Storage } from './s3.ts'

const content = Buffer.from('a picture of some bytes')
const limits = { connectMs: 300, requestMs: 300 }
const unavailable = { code: 'SERVICE_UNAVAILABLE' }

let folder: string
let path: string
let s3: FakeS3
let storage: S3Storage
let warnings: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gymfolk-s3-'))
  path = join(folder, 'file')
  await writeFile(path, content)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  s3 = await openFakeS3()
  warnings = []
  storage = new S3Storage(s3.config, { warn: (_, message) => warnings.push(message) }, limits)
})
afterEach(() => {
  storage.close()
  s3.close()
})

async function read(name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name)
  return file && Buffer.concat((await file.stream.toArray()) as Buffer[])
}

describe('an S3 bucket', () => {
  it('stores pictures, serves and deletes them', async () => {
    await storage.put('a.webp', path)
    expect(s3.objects.get('a.webp')).toEqual(content)
    expect(await storage.open('a.webp')).toMatchObject({ bytes: content.length })
    expect(await read('a.webp')).toEqual(content)
    await storage.delete(['a.webp', 'b.webp'])
    expect(await read('a.webp')).toBeUndefined()
    expect(warnings).toEqual([])
  })

  it('receives large files as a stream with their content type, and serves ranges', async () => {
    // Compared as bytes: `toEqual` goes through six million properties, which takes a second and a half.
    const large = Buffer.alloc(6_000_000, 'abcdefg')
    await writeFile(join(folder, 'large'), large)
    let type: string | undefined
    s3.misbehave(({ headers }) => {
      type ??= headers['content-type']
      return false
    })
    await storage.put('a.private', join(folder, 'large'), 'application/pdf')
    expect(s3.objects.get('a.private')?.equals(large)).toBe(true)
    expect(type).toBe('application/pdf')
    const part = (await storage.open('a.private', { start: 3, end: 5 }))!
    expect([part.bytes, Buffer.concat((await part.stream.toArray()) as Buffer[]).toString()]).toEqual([3, 'def'])
  })

  it('that claims a compressed response is not believed: the bytes are passed on as they are', async () => {
    for (const [encoding, bytes] of [
      ['br', brotliCompressSync(Buffer.alloc(1_000_000))],
      ['gzip', content],
    ] as const) {
      s3.misbehave((_, response) => {
        response.writeHead(200, { 'Content-Length': bytes.length, 'Content-Encoding': encoding }).end(bytes)
        return true
      })
      expect(await read('a.webp')).toEqual(bytes)
    }
  })
})

describe('an S3 bucket with failures', () => {
  const failing = (times: number) => {
    let left = times
    s3.misbehave((_, response) => {
      left -= 1
      if (left >= 0) response.writeHead(500).end()
      return left >= 0
    })
  }

  it('is asked a third time after failing twice', async () => {
    failing(2)
    await storage.put('a.webp', path)
    expect(s3.objects.get('a.webp')).toEqual(content)
    expect([s3.count(), warnings]).toEqual([3, []])
  })

  it('that drops the connection gets large files again from the start; one that refuses is asked once', async () => {
    const large = Buffer.alloc(6_000_000, 'abcdefg')
    await writeFile(join(folder, 'large'), large)
    s3.misbehave((request, response) => {
      if (s3.count() === 1) request.socket.destroy()
      else if (s3.count() === 2) response.writeHead(500).end()
      return s3.count() <= 2
    })
    await storage.put('b.private', join(folder, 'large'), 'application/pdf')
    expect(s3.objects.get('b.private')?.equals(large)).toBe(true)
    expect([s3.count(), warnings]).toEqual([3, []])
    s3.misbehave((_, response) => {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return true
    })
    await expect(storage.put('c.private', join(folder, 'large'), 'application/pdf')).rejects.toMatchObject(unavailable)
    expect(s3.count()).toBe(4)
  })

  it('that keeps failing is reported, and the call can be retried', async () => {
    failing(Infinity)
    for (const call of [() => storage.put('a.webp', path), () => storage.open('a.webp'), () => storage.delete(['a.webp'])])
      await expect(call()).rejects.toMatchObject(unavailable)
    expect([s3.count(), warnings.length]).toEqual([9, 3])
  })

  it('that refuses access or is unreachable is not treated as a missing picture', async () => {
    s3.misbehave((_, response) => {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return true
    })
    await expect(storage.open('a.webp')).rejects.toMatchObject(unavailable)
    s3.close()
    await expect(storage.open('a.webp')).rejects.toMatchObject(unavailable)
  })

  it('that does not answer runs into a timeout', async () => {
    s3.misbehave(() => true)
    await expect(storage.open('a.webp')).rejects.toMatchObject(unavailable)
    expect(s3.count()).toBe(3)
  })

  it('that stops in the middle of a picture ends the response', async () => {
    s3.misbehave((_, response) => {
      response.writeHead(200, { 'Content-Length': content.length }).write(content.subarray(0, 5))
      return true
    })
    await expect(read('a.webp')).rejects.toThrow(/timed out|timeout|aborted|reset|terminated/i)
  })
})
