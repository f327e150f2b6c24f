import { expect, test } from 'vitest'
import { formatDays } from './dates.ts'

test('a delivery is shown as a range of days, in any time zone', () => {
  expect(formatDays('2026-03-05', '2026-03-09', 'en')).toBe('Thu,\u00a0Mar\u00a05 – Mon,\u00a0Mar\u00a09')
  expect(formatDays('2026-03-05', '2026-03-05', 'en')).toBe('Thu,\u00a0Mar\u00a05')
})

test('days are in the language of the shop', () => {
  expect(formatDays('2026-03-05', '2026-03-09', 'bn')).toMatch(/[০-৯]/)
})
