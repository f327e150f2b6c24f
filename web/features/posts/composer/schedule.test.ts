import { expect, test, vi } from 'vitest'
import { nextHour, scheduleTime } from './schedule.ts'

const now = new Date('2026-03-02T10:40:00').getTime()

test('the time that is offered is a full hour, and never right away', () => {
  expect(nextHour(now)).toBe('2026-03-02T12:00')
  expect(nextHour(new Date('2026-03-02T10:20:00').getTime())).toBe('2026-03-02T11:00')
})

test('it is a full hour also where clocks are half an hour off', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(new Date('2026-03-02T10:40:00Z').getHours()).toBe(16)
  expect(nextHour(new Date('2026-03-02T10:40:00Z').getTime())).toBe('2026-03-02T17:00')
  vi.unstubAllEnvs()
})

test('a time of this device is sent in UTC; no time, a past one and one too far ahead are told', () => {
  expect(scheduleTime('2026-03-02T18:00', now)).toEqual({ iso: new Date('2026-03-02T18:00').toISOString() })
  expect(scheduleTime('', now)).toBe('past')
  expect(scheduleTime('2026-03-02T10:40', now)).toBe('past')
  expect(scheduleTime('2026-09-01T10:00', now)).toBe('far')
})
