import { expect, test } from 'vitest'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { setLabels } from '#web/lib/labels.ts'
import { type ComparedProduct, loadCompared } from './products.ts'
import { areDifferent, featureRows } from './rows.ts'

const product = (...features: [string, string][]) => ({ features: features.map(([name, value]) => [name, [value]]) }) as ComparedProduct

test('every feature has a row, with an empty cell for products without it', () => {
  expect(featureRows([product(['Material', 'Steel'], ['Weight', '16 kg']), product(['Weight', '16 kg'], ['Grip', 'Wide'])])).toEqual([
    { name: 'Material', values: ['Steel', null], differs: true },
    { name: 'Weight', values: ['16 kg', '16 kg'], differs: false },
    { name: 'Grip', values: [null, 'Wide'], differs: true },
  ])
})

test('features are in the language of the page that shows them, not of one that was rendered while they were loaded', async () => {
  const card = {
    id: 'a',
    info: { name: 'Shoe', price: 90, oldPrice: null },
    meta: { friendlyPageName: 'shoe' },
    brand: { name: 'Northbar' },
    photos: [],
    variants: [],
    options: [{ name: 'Size', values: ['S', 'M'] }],
    rating: { average: 0, count: 0 },
  }
  setTransport(async () => ({ products: [card] }))
  setLabels({ Size: 'মাপ', S: 'ছোট' })
  const products = await loadCompared(['a'])
  setLabels(undefined)
  expect(featureRows(products)).toEqual([{ name: 'Size', values: ['S, M'], differs: false }])
  setLabels({ Size: 'মাপ', S: 'ছোট' })
  expect(featureRows(products)).toEqual([{ name: 'মাপ', values: ['ছোট, M'], differs: false }])
  setLabels(undefined)
  setTransport(overHttp)
})

test('a single product has no differences', () => {
  expect(featureRows([product(['Material', 'Steel'])])[0]!.differs).toBe(false)
  expect(areDifferent([])).toBe(false)
  expect(areDifferent([1, 1, 2])).toBe(true)
})
