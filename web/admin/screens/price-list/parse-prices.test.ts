import { expect, it } from 'vitest'
import { amountOf, parsePrices } from './parse-prices.ts'

it('the price parser reads two columns pasted from a spreadsheet, and reports lines without a price', () => {
  const text = 'SKU\tPrice\r\nNB-KB-16\t39.90\r\n\r\nNB KB 20;1.299,00\nNB-KB-24 $ 9\nNB-KB-24  9\nalone\n'
  expect(parsePrices(text)).toEqual({
    prices: [
      { sku: 'NB-KB-16', price: 39.9 },
      { sku: 'NB KB 20', price: 1299 },
      { sku: 'NB-KB-24 $', price: 9 },
      { sku: 'NB-KB-24', price: 9 },
    ],
    unread: [1, 7],
  })
})

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,50 €', 12.5],
  ['$1,299.00', 1299],
  ['1.299', 1299],
  ['1.299.000,99', 1299000.99],
  ['', null],
  ['-3', null],
  ['free', null],
])('%s is %s', (text, amount) => expect(amountOf(text)).toBe(amount))
