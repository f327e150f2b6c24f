import { expect, it } from 'vitest'
import { addDays } from '#contract/time.ts'
import { shopDayOf, dueDay, nextAfter, openDays } from './days.ts'

const at = (text: string) => new Date(text)

it("dates are days in the shop's time zone", () => {
  expect(shopDayOf(at('2026-03-06T18:30:00Z'), 'Asia/Dhaka')).toBe('2026-03-07')
  expect(shopDayOf(at('2026-03-06T04:30:00Z'), 'America/New_York')).toBe('2026-03-05')
})

it('a date is due from six in the morning, also when clocks change', () => {
  for (const [before, after, day] of [
    ['2026-03-29T03:30:00Z', '2026-03-29T04:00:00Z', '2026-03-29'],
    ['2026-10-25T04:30:00Z', '2026-10-25T05:00:00Z', '2026-10-25'],
    ['2026-07-01T03:30:00Z', '2026-07-01T04:00:00Z', '2026-07-01'],
  ] as const) {
    expect(dueDay(at(before), 'Europe/Berlin')).not.toBe(day)
    expect(dueDay(at(after), 'Europe/Berlin')).toBe(day)
  }
})

it('intervals are calendar weeks, and missed dates are not made up for', () => {
  expect(addDays('2026-03-20', 14)).toBe('2026-04-03')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(nextAfter('2026-03-01', 2, '2026-03-01')).toBe('2026-03-15')
  expect(nextAfter('2026-03-01', 2, '2026-04-10')).toBe('2026-04-12')
})

it('the next delivery can be moved to between tomorrow and half a year ahead', () => {
  expect(openDays(at('2026-03-02T10:00:00Z'), 'UTC')).toEqual({ from: '2026-03-03', until: '2026-08-29' })
})
