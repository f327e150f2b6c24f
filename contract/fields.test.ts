import { describe, expect, it } from 'vitest'
import { multiline, text } from './fields.ts'

describe('text of several lines', () => {
  const isTaken = (value: string, min = 1) => multiline(min, 100).safeParse(value).success

  it('accepts line breaks, accents, right-to-left text and composite emoji', () => {
    for (const value of ['Ada', 'two\nlines\tand a tab', 'Zoë', 'আদা', 'שלום', '👩‍🚀 lifts']) expect(isTaken(value)).toBe(true)
  })

  it("refuses characters that can't be stored or read, and text that looks blank", () => {
    for (const value of ['a\0b', '\ud800', 'a\u0007b', 'a\u202eb', '\u200b', ' \u200b\u2060 ', '\u2800', '\u3164\u115f', '\ufe0f\u034f'])
      expect(isTaken(value)).toBe(false)
    expect(isTaken('', 0)).toBe(true)
  })
})

describe('text of one line', () => {
  it.each([
    ['Ada\nLovelace', 'Ada Lovelace'],
    [' Ada \r\n\t Lovelace\u2028\u2029\u0085', 'Ada Lovelace'],
    ['two  spaces stay', 'two  spaces stay'],
    ['a\u00a0b', 'a\u00a0b'],
  ])('makes of %j %j', (typed, stored) => {
    expect(text(1, 100).parse(typed)).toBe(stored)
  })

  it('is measured after trimming, and blank when nothing is left', () => {
    expect(text(1, 3).parse('a\r\n\r\nb')).toBe('a b')
    expect(text(1, 100).safeParse('\n\t').success).toBe(false)
  })

  it('is trimmed in linear time, however many spaces it has', () => {
    const spaces = `a${' '.repeat(60_000)}b`
    expect(text(1, 100_000).parse(`${spaces}\n`)).toBe(spaces)
  })
})
