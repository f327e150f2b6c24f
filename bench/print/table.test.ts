import { expect, it } from 'vitest'
import { against, kB, short } from './table.ts'

it('a figure stands against its budget, and says when it is over', () => {
  expect(against({ value: 0.31, budget: 0.6 }, short)).toEqual({ text: '0.310 of 0.600', over: false })
  expect(against({ value: 0.61, budget: 0.6 }, short)).toEqual({ text: '0.610 of 0.600', over: true })
  expect(against({ value: 20_480 }, kB)).toEqual({ text: '20.0 kB', over: false })
  expect(against(undefined, kB)).toEqual({ text: '-' })
})

it('numbers keep three digits that count', () => {
  expect([0.0364, 0.3, 1.5, 14, 99.96, 1234.5].map(short)).toEqual(['0.036', '0.300', '1.50', '14.0', '100.0', '1235'])
})
