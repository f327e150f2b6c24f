import { describe, expect, it } from 'vitest'
import { isSameDay, spanOf } from './when.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString()
const now = new Date(2026, 2, 20, 9).getTime()

describe('the time of a message', () => {
  it.each([
    [at(20, 1), 'today'],
    [at(19, 23), 'yesterday'],
    [at(18, 23), 'week'],
    [at(14, 12), 'week'],
    [at(13, 12), 'year'],
    [new Date(2025, 2, 20).toISOString(), 'older'],
    [at(21, 1), 'today'],
  ])('%s is of the span %s', (time, span) => expect(spanOf(time, now)).toBe(span))

  it("is relative to the reader's day", () => {
    expect(isSameDay(at(19, 0), at(19, 23))).toBe(true)
    expect(isSameDay(at(19, 23), at(20, 0))).toBe(false)
  })
})
