import { describe, expect, it } from 'vitest'
import { text } from './fields.ts'

describe('text', () => {
  const isTaken = (value: string, min = 1) => text(min, 100).safeParse(value).success

  it('takes what people write: line breaks, accents, right-to-left, emoji of several parts', () => {
    for (const value of ['Ada', 'two\nlines\tand a tab', 'Zoë', 'আদা', 'שלום', '👩‍🚀 lifts']) expect(isTaken(value)).toBe(true)
  })

  it("refuses what can't be stored or read, and what looks blank", () => {
    for (const value of ['a\0b', '\ud800', 'a\u0007b', 'a\u202eb', '\u200b', ' \u200b\u2060 ', '\u2800', '\u3164\u115f', '\ufe0f\u034f'])
      expect(isTaken(value)).toBe(false)
    expect(isTaken('', 0)).toBe(true)
  })
})
