import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, percentile, spread } from './numbers.ts'

it('samples are spread evenly and include the first value', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 3, 6])
  expect(spread([0, 1], 3)).toEqual([0, 1])
  expect(spread([], 3)).toEqual([])
})

describe('a percentile', () => {
  it('is one of the measured values, in whatever order they come', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100])
    expect(percentile([7], 0.99)).toBe(7)
    expect(percentile([10, 9, 1], 0.5)).toBe(9)
    expect(percentile([], 0.5)).toBe(0)
  })

  it('has its share of the values at or below it, and all others at or above it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true }), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (values, share) => {
          const threshold = percentile(values, share)
          expect(values.filter((value) => value <= threshold).length).toBeGreaterThanOrEqual(share * values.length)
          expect(values.filter((value) => value >= threshold).length).toBeGreaterThanOrEqual((1 - share) * values.length)
        },
      ),
    )
  })

  it('does not reorder the values', () => {
    const values = [3, 1, 2]
    expect(median(values)).toBe(2)
    expect(values).toEqual([3, 1, 2])
  })
})
