import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { partsOf } from './file-parts.ts'

describe('a file', () => {
  test.each(['prices', 'stock', 'customers', 'codes', 'redirects'] as const)(
    'of %s refuses a line with a huge cell, and shows its beginning',
    (kind) => {
      const heads = {
        prices: 'SKU,Price',
        stock: 'SKU,Quantity',
        customers: 'Email,First Name',
        codes: 'Code,Promotion',
        redirects: 'From,To',
      }
      const { parts } = partsOf({ kind, text: `${heads[kind]}\n${'x'.repeat(50_000)},2\n` })
      const [row] = JSON.parse(parts[0]!) as { key: string; errors: { message: string }[] }[]
      expect(row!.errors.map(({ message }) => message)).toContain('is longer than 5000 characters')
      expect(parts[0]!.length).toBeLessThan(3000)
    },
  )

  test('with a cell of several megabytes is refused, with its line number', () => {
    for (const kind of ['products', 'prices'] as const) {
      const file = partsOf({ kind, text: `Handle,Title,SKU,Price\na,b,c,1\na,b,${'x'.repeat(2_000_000)},1\n` })
      expect(file).toMatchObject({ isRead: false, parts: [] })
      expect(file.errors[0]).toEqual({ line: 3, column: '', message: 'has a cell of more than 100000 characters' })
    }
  })

  test('with too many rows is refused as a whole', () => {
    const file = partsOf({ kind: 'redirects', text: `From,To\n${'/a,/b\n'.repeat(limits.imports.rowsMax + 1)}` })
    const message = `has ${limits.imports.rowsMax + 1} redirects; one file may have ${limits.imports.rowsMax}`
    expect(file).toMatchObject({ isRead: false, parts: [], errors: [{ line: 1, message }], errorCount: 1 })
  })

  test('with too many columns is refused, with their number', () => {
    const file = partsOf({ kind: 'stock', text: `SKU,Quantity,${'x,'.repeat(limits.imports.columnsMax)}\nBELL,2\n` })
    const message = `has ${limits.imports.columnsMax + 3} columns; one file may have ${limits.imports.columnsMax}`
    expect(file).toMatchObject({ isRead: false, parts: [], errors: [{ line: 1, message }] })
  })

  test('with two columns of the same meaning is refused as ambiguous', () => {
    const { isRead, errors } = partsOf({ kind: 'prices', text: 'SKU,Price,Variant Price\nBELL,12,15\n' })
    expect([isRead, errors]).toEqual([
      false,
      [{ line: 1, column: 'Variant Price', message: 'means the same as "Price": leave one of these columns out' }],
    ])
  })
})
