import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, compressFast, pickEncoding } from './encoding.ts'

describe('character encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['zstd;q=0, *', 'br'],
    ['identity', 'identity'],
    ['nonsense;;;q=', 'identity'],
  ] as const)('%j gets %s', (header, expected) => {
    expect(pickEncoding(header)).toBe(expected)
    expect(pickEncoding(header)).toBe(expected)
  })

  it('are decoded without loss', async () => {
    const bytes = Buffer.from('Iron that earns its floor space. '.repeat(500))
    for (const how of [compress, compressFast]) {
      expect(zstdDecompressSync(await how(bytes, 'zstd'))).toEqual(bytes)
      expect(brotliDecompressSync(await how(bytes, 'br'))).toEqual(bytes)
      expect(gunzipSync(await how(bytes, 'gzip'))).toEqual(bytes)
    }
  })
})
