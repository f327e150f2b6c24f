import { expect, test } from 'vitest'
import { moneyToSend, readMoney } from './read-money.ts'

test.each([
  ['49,99', 49.99],
  ['49.99', 49.99],
  ['49,9', 49.9],
  ['0,05', 0.05],
  ['1.249,99', 1249.99],
  ['1,249.99', 1249.99],
  ['1 249,99', 1249.99],
  ['1\u202f249,99', 1249.99],
  ['1’249.50', 1249.5],
  ['1,24,999.50', 124_999.5],
  ['1.249.000', 1_249_000],
  ['1.249.000,5', 1_249_000.5],
  ['1249', 1249],
  ['৪৯.৯৯', 49.99],
  ['−5,50', -5.5],
])('%s is an amount', (typed, amount) => expect(readMoney(typed, 'EUR')).toBe(amount))

test.each(['', ' ', 'a', '1.249', '1,249', '1.24.99', '1.2,3.4', '12.49,99', '49,', ',5', '49,999', '1 2', '--1', '1e3', '1234567890'])(
  '%s is no amount, or may be two',
  (typed) => expect(readMoney(typed, 'EUR')).toBeNaN(),
)

test('a currency without decimals has separators between thousands only, and one with three has them as decimals', () => {
  expect(readMoney('1,249', 'JPY')).toBe(1249)
  expect(readMoney('1,5', 'JPY')).toBeNaN()
  expect(readMoney('1.249', 'BHD')).toBe(1.249)
  expect(readMoney('1,249', 'BHD')).toBeNaN()
  expect(readMoney('1.000,249', 'BHD')).toBe(1000.249)
})

test('what a call gets is no amount for an empty field, and a refused one for what may be two', () => {
  expect(['', ' ', '49,99', '1.249'].map(moneyToSend)).toEqual([null, null, 49.99, -1])
})
