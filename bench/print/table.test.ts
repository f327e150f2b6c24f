import { expect, it } from 'vitest'
import { valueAndBudget, kB, threeDigits } from './table.ts'

it('a figure is printed next to its budget and marked when it exceeds it', () => {
  expect(valueAndBudget({ value: 0.31, budget: 0.6 }, threeDigits)).toEqual({ text: '0.310 of 0.600', over: false })
  expect(valueAndBudget({ value: 0.61, budget: 0.6 }, threeDigits)).toEqual({ text: '0.610 of 0.600', over: true })
  expect(valueAndBudget({ value: 20_480 }, kB)).toEqual({ text: '20.0 kB', over: false })
  expect(valueAndBudget(undefined, kB)).toEqual({ text: '-' })
})

it('numbers are printed with three significant digits', () => {
  expect([0.0364, 0.3, 1.5, 14, 99.96, 1234.5].map(threeDigits)).toEqual(['0.036', '0.300', '1.50', '14.0', '100.0', '1235'])
})
