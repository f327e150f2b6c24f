import { expect, it, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'
import { newId } from './ids.ts'
import { parseTime, preciseNumber, timeOfNumber, timeParameter } from './precise-time.ts'

test.each([
  ['2026-03-02 10:00:00.123456+00', '2026-03-02T10:00:00.123456Z'],
  ['2026-03-02 10:00:00.1234+00', '2026-03-02T10:00:00.123400Z'],
  ['2026-03-02 15:30:00.000001+05:30', '2026-03-02T10:00:00.000001Z'],
  ['1969-12-31 23:59:59.999999+00', '1969-12-31T23:59:59.999999Z'],
])('%s stays what it is, as text and as a number', (text, iso) => {
  expect(timeParameter(parseTime(text))).toBe(iso)
  expect(timeParameter(timeOfNumber(preciseNumber(parseTime(text))))).toBe(iso)
})

test.each([
  ['2026-03-02 10:00:00.123+00', '2026-03-02T10:00:00.123Z'],
  ['2026-03-02 10:00:00+00', '2026-03-02T10:00:00.000Z'],
  ['2026-03-02 15:30:00.5+05:30', '2026-03-02T10:00:00.500Z'],
])('%s is a Date like any other', (text, iso) => {
  const time = parseTime(text)
  expect(timeParameter(time)).toBe(time)
  expect(time.toISOString()).toBe(iso)
})

it('a cursor keeps microseconds', () => {
  const at = parseTime('2026-03-02 10:00:00.123456+00')
  expect(timeParameter(readCursor(writeCursor({ at, id: newId(at) })).at)).toBe('2026-03-02T10:00:00.123456Z')
})
