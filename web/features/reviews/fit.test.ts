import { expect, it } from 'vitest'
import { fitVerdict } from './fit.ts'

const verdictOf = (runsSmall: number, trueToSize: number, runsLarge: number) => fitVerdict({ runsSmall, trueToSize, runsLarge })

it('how a size fits is summed up once five buyers say', () => {
  expect(fitVerdict(undefined)).toBeNull()
  expect(verdictOf(0, 4, 0)).toBeNull()
  expect(verdictOf(0, 4, 1)).toEqual({ fit: 'true', votes: 4, of: 5, percent: 80 })
})

it('the sum is what more than half of the buyers say, and mixed if none is', () => {
  expect(verdictOf(6, 3, 0)).toEqual({ fit: 'small', votes: 6, of: 9, percent: 67 })
  expect(verdictOf(1, 2, 5)?.fit).toBe('large')
  expect(verdictOf(3, 3, 0)?.fit).toBe('mixed')
  expect(verdictOf(4, 3, 3)?.fit).toBe('mixed')
})
