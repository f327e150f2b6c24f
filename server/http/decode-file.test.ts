import { describe, expect, it } from 'vitest'
import { decodeFile } from './decode-file.ts'

const words = 'SKU\tPrice\nCAFÉ\t12,50 €'
const little = Buffer.from(`\ufeff${words}`, 'utf16le')
const western = Buffer.from(words.replace('€', '\x80'), 'latin1')

describe('a file', () => {
  it.each([
    ['utf-8', Buffer.from(words)],
    ['utf-8', Buffer.from(`\ufeff${words}`)],
    ['utf-16le', little],
    ['utf-16be', Buffer.from(little).swap16()],
    ['windows-1252', western],
  ] as const)('in %s is read as that, without its byte order mark', (encoding, bytes) => {
    expect(decodeFile(bytes)).toEqual({ encoding, text: words })
  })

  it.each([
    ['half of a letter', little.subarray(0, -1)],
    ["marked as UTF-8, which it isn't", Buffer.concat([Buffer.from('\ufeffSKU\n'), Buffer.from([0xe9])])],
    ['a lone surrogate', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
    ['UTF-16 without its mark', little.subarray(2)],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x00, 0x00])],
    ['the mark of UTF-32', Buffer.from([0xff, 0xfe, 0x00, 0x00, 0x41, 0x00, 0x00, 0x00])],
  ])('is refused where it is %s', (_, bytes) => {
    expect(() => decodeFile(bytes)).toThrow(expect.objectContaining({ code: 'INVALID_FILE_TYPE' }))
  })
})
