import { expect, test } from 'vitest'
import type { ComparedProduct } from './products.ts'
import { areDifferent, featureRows } from './rows.ts'

const product = (...features: [string, string][]) => ({ features }) as ComparedProduct

test('every feature has a row, with an empty cell for products without it', () => {
  expect(featureRows([product(['Material', 'Steel'], ['Weight', '16 kg']), product(['Weight', '16 kg'], ['Grip', 'Wide'])])).toEqual([
    { name: 'Material', values: ['Steel', null], differs: true },
    { name: 'Weight', values: ['16 kg', '16 kg'], differs: false },
    { name: 'Grip', values: [null, 'Wide'], differs: true },
  ])
})

test('a single product has no differences', () => {
  expect(featureRows([product(['Material', 'Steel'])])[0]!.differs).toBe(false)
  expect(areDifferent([])).toBe(false)
  expect(areDifferent([1, 1, 2])).toBe(true)
})
