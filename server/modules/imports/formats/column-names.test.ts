import { expect, test } from 'vitest'
import { fileColumns, withFileColumnName } from './column-names.ts'

const named = (column: string, names: Record<string, string>) => withFileColumnName({ line: 1, column, message: '' }, names).column

test('a column that checks know by another name is reported by its name in the file', () => {
  const names = fileColumns(['handle', 'Title', 'Variant SKU'], 'products', 'shopify')
  expect(named('SKU', names)).toBe('Variant SKU')
  expect(named('URL handle', names)).toBe('handle')
  expect(named('Title', names)).toBe('Title')
  // One that the file doesn't have is named as checks know it.
  expect(named('Price', names)).toBe('Price')
})

test('also in a file with one line per item', () => {
  const names = fileColumns(['Variant SKU', 'On hand'], 'stock', null)
  expect([named('SKU', names), named('Quantity', names)]).toEqual(['Variant SKU', 'On hand'])
})

test('a column may be named like a property of every object, such as constructor', () => {
  for (const column of ['constructor', 'toString', '__proto__']) {
    const error = { line: 1, column, message: 'is there twice' }
    expect(withFileColumnName(error, {})).toEqual(error)
  }
})
