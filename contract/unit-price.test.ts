import { expect, test } from 'vitest'
import { contentParts, contentText, readContent } from './content-text.ts'
import { contentUnits, referenceOf, unitPrice } from './unit-price.ts'

test.each([
  [3950, { amount: 900, unit: 'g' }, 4389, 'kg'],
  [2400, { amount: 120, unit: 'g' }, 2000, 'g'],
  [250, { amount: 250, unit: 'ml' }, 100, 'ml'],
  [251, { amount: 251, unit: 'ml' }, 1000, 'l'],
  [999, { amount: 250, unit: 'cm' }, 400, 'm'],
  [1450, { amount: 120, unit: 'capsule' }, 12, 'capsule'],
  // Half up: 12.5 cents are 13.
  [25, { amount: 2, unit: 'piece' }, 13, 'piece'],
  [201, { amount: 2, unit: 'serving' }, 101, 'serving'],
  // Yen have no minor units: 1980 for 900 g is 2200 for a kilogram.
  [1980, { amount: 900, unit: 'g' }, 2200, 'kg'],
  [100_000_000, { amount: 1, unit: 'g' }, 10_000_000_000, 'g'],
] as const)('%i for %o is %i by %s', (price, content, expected, per) => {
  expect(unitPrice(price, content)).toBe(expected)
  expect(referenceOf(content).per).toBe(per)
})

test.each([
  ['900 g', { amount: 900, unit: 'g' }],
  ['1.5kg', { amount: 1500, unit: 'g' }],
  ['0,001 kg', { amount: 1, unit: 'g' }],
  ['33 cl', { amount: 330, unit: 'ml' }],
  ['2.5 M', { amount: 250, unit: 'cm' }],
  ['1 piece', { amount: 1, unit: 'piece' }],
  [' 60 capsules ', { amount: 60, unit: 'capsule' }],
])('%s is a content', (text, content) => expect(readContent(text)).toEqual(content))

test.each(['', '900', 'g', '0 g', '-1 g', '0.5 g', '1.2345 kg', '900 stones', '1 toString', '2.5 capsules', '9'.repeat(9) + ' g'])(
  '"%s" is no unit price',
  (text) => expect(readContent(text)).toBeUndefined(),
)

test.each(contentUnits)('a written content of %s is parsed back to the same content', (unit) => {
  for (const amount of [1, 2, 99, 250, 1000, 1500, 1_000_000]) {
    expect(readContent(contentText({ amount, unit }))).toEqual({ amount, unit })
    expect(readContent(contentParts({ amount, unit }).join(' '))).toEqual({ amount, unit })
  }
})
