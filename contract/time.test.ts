import { expect, it } from 'vitest'
import { isFuture, plusMonths } from './time.ts'

it("a day isn't in the future where it has begun in any time zone", () => {
  const now = new Date('2026-03-02T10:00:00Z')
  expect(['2026-03-02', '2026-03-03', '2026-03-03T07:00', '2026-03-04', '2026-03-04T00:00'].map((day) => isFuture(day, now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

it('months are added to the same day, or to the last day of a shorter month', () => {
  const cases = [
    ['2026-03-02T10:00:00.000Z', 6, '2026-09-02T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2027-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
    ['2026-10-31T23:59:59.999Z', 13, '2027-11-30T23:59:59.999Z'],
    ['2026-12-31T00:00:00.000Z', 12, '2027-12-31T00:00:00.000Z'],
  ] as const
  for (const [from, months, to] of cases) expect(plusMonths(new Date(from), months).toISOString()).toBe(to)
})
