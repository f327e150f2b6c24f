import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from './format.ts'

const dollars = { name: 'USD', language: 'en', style: 'IN' }

test('money is formatted for the shop', () => {
  expect([49.9, 123456.5, 0].map((amount) => formatMoney(amount, dollars))).toEqual(['$49.90', '$1,23,456.50', '$0.00'])
  expect(formatMoney(1234.5, { name: 'EUR', language: 'de', style: 'DE' })).toMatch(/^1\.234,50\s€$/)
})

test('round thresholds may omit the cents, others show them', () => {
  expect([75, 49.9].map((amount) => formatMoney(amount, dollars, true))).toEqual(['$75', '$49.90'])
})

test('numbers use the digits and grouping of the language', () => {
  expect([formatNumber(12345, 'en'), formatNumber(12345, 'bn'), formatNumber(4, 'en', 1), formatNumber(4.7, 'bn', 1)]).toEqual([
    '12,345',
    '১২,৩৪৫',
    '4.0',
    '৪.৭',
  ])
})
