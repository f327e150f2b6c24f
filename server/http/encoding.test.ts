import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptsGzip, pack, packFast, pickEncoding } from './encoding.ts'

describe('encodings', () => {
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

  it('takes gzip where a client does', () => {
    expect([undefined, 'br', 'gzip', 'br, gzip;q=0.2', 'gzip;q=0', 'gzip; q=0.0, br'].map(acceptsGzip)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('loses nothing', async () => {
    const bytes = Buffer.from('Iron that earns its floor space. '.repeat(500))
    expect(zstdDecompressSync(await pack(bytes, 'zstd'))).toEqual(bytes)
    expect(brotliDecompressSync(await pack(bytes, 'br'))).toEqual(bytes)
    expect(gunzipSync(await pack(bytes, 'gzip'))).toEqual(bytes)
    expect(gunzipSync(await packFast(bytes))).toEqual(bytes)
  })
})
