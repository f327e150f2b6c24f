import { expect, test } from 'vitest'
import { mappingProblems } from '#contract/column-targets.ts'
import { guessColumns } from './guess-columns.ts'
import { kindOfFile } from './recognise.ts'

test('recognizes common column names in any spelling', () => {
  const names = ['Item_No.', 'PRODUCT NAME', 'Price (€)', 'Qty', 'Manufacturer', 'EAN-13', 'Weight [g]', 'longDescription', 'Shelf']
  expect(guessColumns(names)).toEqual(['sku', 'name', 'price', 'stock', 'brand', 'barcode', 'grams', 'description', null])
  expect(guessColumns(['Artikelbezeichnung', 'Preis', 'Gewicht (kg)', 'Größe', 'Warengruppe'])).toEqual([
    'name',
    'price',
    'kilograms',
    'option1',
    'category',
  ])
  expect(guessColumns(['Item', 'Price'])).toEqual(['name', 'price'])
  expect(guessColumns(['পণ্যের নাম', 'দাম', 'মজুদ'])).toEqual(['name', 'price', 'stock'])
  expect(guessColumns(['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Variant SKU', 'Variant Grams', 'Variant Price', 'Image Src'])).toEqual([
    'handle',
    'name',
    'description',
    'brand',
    'sku',
    'grams',
    'price',
    'pictures',
  ])
})

test('of two columns of the same meaning the more common name is chosen, so a suggested mapping is never refused', () => {
  const names = ['Product', 'Name', 'Unit price', 'Price', 'Weight (lb)', 'Weight', 'Color', 'Size']
  const guess = guessColumns(names)
  expect(guess).toEqual([null, 'name', null, 'price', 'pounds', null, 'option1', 'option2'])
  expect(mappingProblems(guess)).toEqual({ missing: [], repeated: [] })
})

test('a mapping requires a name and a price, and each target at most once', () => {
  expect(mappingProblems(['sku', 'sku', 'kilograms', 'grams', null, null])).toEqual({ missing: ['name', 'price'], repeated: [1, 3] })
})

test.each([
  ['SKU,Name,Price,Description', 'products'],
  ['SKU,Name,Price,Qty,Brand', 'products'],
  ['Name,Type,Price,SKU', 'products'],
  ['SKU,Product,Options,Price,Compare-at price', 'prices'],
  ['SKU,Name,Price', 'prices'],
  ['SKU,Product,Place,Quantity', 'stock'],
  ['Item no,Designation,Amount', undefined],
])('%s is a file of %s', (head, kind) => {
  expect(kindOfFile(`${head}\n`)).toBe(kind)
})

test('a header of several megabytes is rejected quickly, because requests wait meanwhile', () => {
  const began = performance.now()
  expect(kindOfFile(`SKU,Quantity${','.repeat(9_000_000)}`)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2000)
})
