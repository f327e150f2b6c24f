import { expect, test } from 'vitest'
import { formatDays, formatTime } from './dates.ts'

test('a delivery is shown as a range of days, in any time zone', () => {
  expect(formatDays('2026-03-05', '2026-03-09', 'en')).toBe('Thu,\u00a0Mar\u00a05 – Mon,\u00a0Mar\u00a09')
  expect(formatDays('2026-03-05', '2026-03-05', 'en')).toBe('Thu,\u00a0Mar\u00a05')
})

test('the days are in the language of the shop', () => {
  expect(formatDays('2026-03-05', '2026-03-09', 'bn')).toMatch(/[০-৯]/)
})

test('a time of day has AM or PM in English, and the part of the day in Bengali', () => {
  const at = (hour: number) => new Date(2026, 10, 28, hour, 5)
  expect(formatTime(at(14), 'en')).toMatch(/^2:05\sPM$/)
  expect(formatTime(at(9), 'bn')).toBe('সকাল ৯:০৫')
  expect(formatTime(at(22), 'bn')).toBe('রাত্রি ১০:০৫')
})
