import { zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ResponseText } from './response-text.ts'

const text = JSON.stringify({ data: 'Kettlebell '.repeat(1000) })

it('the response cache compresses a response that is requested once without caching it', async () => {
  const answer = new ResponseText(text)
  const [first, second] = [await answer.packed('zstd'), await answer.packed('zstd')]
  expect(second).not.toBe(first)
  expect(zstdDecompressSync(second).toString()).toBe(text)
})

it('the response cache compresses a repeated response once per encoding', async () => {
  const answer = new ResponseText(text).repeat()
  const first = await answer.packed('zstd')
  expect(await answer.packed('zstd')).toBe(first)
  expect(zstdDecompressSync(first).toString()).toBe(text)
  expect(first.buffer.byteLength).toBe(first.length)
  const gzip = await answer.packed('gzip')
  expect(gzip.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect(await answer.packed('gzip')).toBe(gzip)
})
