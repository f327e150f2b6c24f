import { expect, it } from 'vitest'
import { fitVerdict } from './fit.ts'

const said = (runsSmall: number, trueToSize: number, runsLarge: number) => fitVerdict({ runsSmall, trueToSize, runsLarge })

it('how a size fits is summed up once five buyers say', () => {
  expect(fitVerdict(undefined)).toBeNull()
  expect(said(0, 4, 0)).toBeNull()
  expect(said(0, 4, 1)).toEqual({ says: 'true', said: 4, of: 5, percent: 80 })
})

it('the sum is what more than half of the buyers say, and mixed if none is', () => {
  expect(said(6, 3, 0)).toEqual({ says: 'small', said: 6, of: 9, percent: 67 })
  expect(said(1, 2, 5)?.says).toBe('large')
  expect(said(3, 3, 0)?.says).toBe('mixed')
  expect(said(4, 3, 3)?.says).toBe('mixed')
})
