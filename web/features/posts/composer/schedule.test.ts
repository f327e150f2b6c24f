import { expect, test, vi } from 'vitest'
import { nextHour, scheduleTime } from './schedule.ts'

const now = new Date('2026-03-02T10:40:00').getTime()

test('the suggested time is a full hour in the future', () => {
  expect(nextHour(now)).toBe('2026-03-02T12:00')
  expect(nextHour(new Date('2026-03-02T10:20:00').getTime())).toBe('2026-03-02T11:00')
})

test('the suggested time is a full hour in half-hour time zones, too', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(new Date('2026-03-02T10:40:00Z').getHours()).toBe(16)
  expect(nextHour(new Date('2026-03-02T10:40:00Z').getTime())).toBe('2026-03-02T17:00')
  vi.unstubAllEnvs()
})

test('a local time is sent in UTC; a missing, past or too distant one is refused', () => {
  expect(scheduleTime('2026-03-02T18:00', now)).toEqual({ iso: new Date('2026-03-02T18:00').toISOString() })
  expect(scheduleTime('', now)).toBe('past')
  expect(scheduleTime('2026-03-02T10:40', now)).toBe('past')
  expect(scheduleTime('2026-09-01T10:00', now)).toBe('far')
})
