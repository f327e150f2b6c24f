import { expect, it } from 'vitest'
import { slopeOf, compareWithLimit } from './slope.ts'

it('the regression finds the slope of scattered points, and its confidence interval', () => {
  const points = Array.from({ length: 100 }, (_, n): [number, number] => [n / 100, 50 + 3 * (n / 100) + (n % 2 ? 0.1 : -0.1)])
  const { slope, error } = slopeOf(points)
  expect(Math.abs(slope - 3)).toBeLessThan(2 * error)
  expect(error).toBeLessThan(0.05)
})

it.each([
  [0.2, 0.1, 'within'],
  [3, 0.5, 'above'],
  [0.2, 0.9, 'unclear'],
  [1.5, 0.9, 'unclear'],
] as const)('a slope of %f, give or take %f, is %s a limit of 1', (slope, error, verdict) => {
  expect(compareWithLimit({ slope, error }, 1)).toBe(verdict)
})
