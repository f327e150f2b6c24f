import { describe, expect, it } from 'vitest'
import { openChooser } from './choose.ts'

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

describe('the random chooser', () => {
  it('chooses the same values in every run, and others with another seed', () => {
    const numbers = (seed: number) => {
      const chooser = openChooser(seed)
      return times(20, () => chooser.between(0, 1000))
    }
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7)).not.toEqual(numbers(8))
  })

  it('chooses the second most popular half as often as the first, the third a third as often', () => {
    const chooser = openChooser(1)
    const values = ['a', 'b', 'c', 'd']
    const chosen = times(50_000, () => chooser.popular(values))
    const often = (value: string) => chosen.filter((one) => one === value).length
    for (const [index, value] of values.entries()) expect((often(value) * (index + 1)) / often('a')).toBeCloseTo(1, 1)
  })

  it('reaches every value, and shuffles them', () => {
    const chooser = openChooser(2)
    const values = times(30, () => chooser.between(0, 1))
    expect(new Set(times(5000, () => chooser.oneOf(values))).size).toBe(30)
    expect(chooser.shuffled(values)).not.toEqual(values)
    expect(new Set(chooser.shuffled(values))).toEqual(new Set(values))
    expect(chooser.shuffled(values)).toHaveLength(values.length)
  })

  it('fails when there is nothing to choose from', () => {
    expect(() => openChooser(3).oneOf([])).toThrow('nothing to choose from')
    expect(() => openChooser(3).popular([])).toThrow('nothing to choose from')
  })
})
