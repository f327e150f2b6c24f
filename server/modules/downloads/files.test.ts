import { describe, expect, it } from 'vitest'
import { rangeOf } from '#server/modules/media/media.ts'
import { fileNameOf } from './content-type.ts'
import { dispositionOf } from './disposition.ts'

describe('the range of a download', () => {
  const file = { bytes: 1000, tag: '"a"' }
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=200-299', { start: 200, end: 299 }],
    ['bytes=900-2000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', null],
    ['bytes=-0', null],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=1e3-', undefined],
    [undefined, undefined],
  ])('%s is %o', (range, expected) => {
    expect(rangeOf({ range }, file)).toEqual(expected)
  })

  it('is the full file when another version of it was started', () => {
    expect(rangeOf({ range: 'bytes=5-', 'if-range': '"b"' }, file)).toBeUndefined()
    expect(rangeOf({ range: 'bytes=5-', 'if-range': '"a"' }, file)).toEqual({ start: 5, end: 999 })
  })
})

describe('the name of a download', () => {
  it("has the file's extension, and no characters that file systems or headers can't handle", () => {
    expect(fileNameOf('Plan', 'application/pdf')).toBe('Plan.pdf')
    expect(fileNameOf('Plan.PDF', 'application/pdf')).toBe('Plan.PDF')
    expect(fileNameOf('plan.exe', 'application/pdf')).toBe('plan.exe.pdf')
    expect(fileNameOf('a/b\\c: "d"?', 'image/jpeg')).toBe('a-b-c d.jpg')
    expect(fileNameOf('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg')
    expect(fileNameOf('x'.repeat(120), 'audio/mpeg')).toHaveLength(120)
    expect(fileNameOf('???', 'application/zip')).toBe('download.zip')
  })

  it('is sent in UTF-8, with a fallback in ASCII', () => {
    expect(dispositionOf("a'b (1)*.pdf")).toBe(`attachment; filename="a'b (1)*.pdf"; filename*=UTF-8''a%27b%20%281%29%2A.pdf`)
    expect(dispositionOf('পরিকল্পনা.pdf')).toBe(`attachment; filename="_________.pdf"; filename*=UTF-8''${encodeURIComponent('পরিকল্পনা')}.pdf`)
    expect(dispositionOf('a\r\nb"\\.pdf')).toContain('filename="a__b__.pdf"')
    expect(dispositionOf('\ud800.pdf')).toContain("filename*=UTF-8''%EF%BF%BD.pdf")
  })
})
