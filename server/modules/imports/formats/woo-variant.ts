import type { FileVariant, LineError } from './file-product.ts'
import { belowZero } from './shopify-stock.ts'
import type { Row } from './table.ts'
import { amountOf, contentOf, invalidContentMessage, isTrue, listOf, mapDefined, notANumber } from './values.ts'
import { wooColumns } from './woo-columns.ts'
import { weightColumn } from './woo-measures.ts'
import { gramsOf } from './weights.ts'
import { pricesOf } from './woo-prices.ts'

const attributesMax = 60

/** "Attribute 1 name", "Attribute 1 value(s)" and so on, as many as there are. */
export function attributesOf(row: Row): { name: string; value: string }[] {
  const found: { name: string; value: string }[] = []
  for (let n = 1; n <= attributesMax && row.has(`Attribute ${n} name`); n += 1) {
    const [name, value] = [row.text(`Attribute ${n} name`), row.text(`Attribute ${n} value(s)`)]
    if (name && value) found.push({ name, value })
  }
  return found
}

/** Reads what can be bought: a simple product's line, or a variation's, whose product has another line. */
export function variantOf(row: Row, parent: Row | null, names: string[], errors: LineError[]): FileVariant {
  const amount = (column: string, read: (text: string) => number | undefined): number | null | undefined => {
    const text = row.optional(column)
    if (text === undefined) return undefined
    if (text === '') return null
    const value = read(text)
    if (value === undefined) errors.push({ line: row.line, column, message: notANumber(text) })
    return value
  }
  // The unit price's base follows from the content: reading this column marks it as known.
  row.text(wooColumns.base)
  const values = new Map(attributesOf(row).map(({ name, value }) => [name, value]))
  const weight = weightColumn(row)
  const notes = parent ? taxNotes(row, parent) : []
  return {
    line: row.line,
    sku: row.text('SKU'),
    choice: Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])),
    ...pricesOf(row, amount(wooColumns.regularPrice, amountOf), amount(wooColumns.salePrice, amountOf), notes),
    grams: amount(weight.column, (text) => gramsOf(text, weight.grams)) || null,
    barcode: mapDefined(row.optional('GTIN, UPC, EAN, or ISBN'), (text) => text || null),
    content: contentOf(row.optional(wooColumns.measure), row.text(wooColumns.measureUnit), () => {
      errors.push({ line: row.line, column: wooColumns.measure, message: invalidContentMessage })
      return undefined
    }),
    ...stockOf(row, parent, amount, notes),
    photo: names.length > 0 ? listOf(row.text('Images'))[0] : undefined,
    ...(notes.length > 0 && { notes }),
  }
}

const wholeOf = (text: string): number | undefined => (/^\d{1,9}(\.0+)?$/.test(text) ? Math.round(Number(text)) : undefined)

/** A variation's own tax class, which our variants can't have. */
function taxNotes(row: Row, parent: Row): LineError[] {
  const [own, theirs] = [row.text(wooColumns.taxClass), parent.text(wooColumns.taxClass)]
  if (own === '' || /^parent$/i.test(own) || own.toLowerCase() === theirs.toLowerCase()) return []
  return [{ line: row.line, column: wooColumns.taxClass, message: `is "${own}" for this variation only: it gets that of its product` }]
}

type Stock = Pick<FileVariant, 'stock' | 'belowZero' | 'beyondStock'>

function stockOf(
  row: Row,
  parent: Row | null,
  amount: (column: string, read: (text: string) => number | undefined) => number | null | undefined,
  notes: LineError[],
): Stock {
  const column = wooColumns.stock
  // Variations may share the stock of their product, which our variants can't.
  const isShared = parent !== null && row.text(column).toLowerCase() === 'parent'
  const text = isShared ? parent.text(column) : row.text(column)
  const beyondStock = beyondStockOf(row, text)
  if (isShared) {
    notes.push({ line: row.line, column, message: `is shared by all variations in this file: each of them gets ${wholeOf(text) ?? 0}` })
    return { stock: wholeOf(text) ?? 0, ...beyondStock }
  }
  if (/^-\d{1,9}(\.\d+)?$/.test(text)) return { stock: 0, belowZero: belowZero(row.line, column, text), ...beyondStock }
  return { stock: amount(column, wholeOf) ?? undefined, ...beyondStock }
}

/** Whether it's sold beyond its stock: by back-orders, or because its stock isn't counted. */
function beyondStockOf(row: Row, stock: string): Pick<Stock, 'beyondStock'> {
  const inStock = row.text(wooColumns.inStock).toLowerCase()
  const allowed = row.text(wooColumns.backOrders).toLowerCase()
  if (inStock === '0') return {}
  if (allowed === 'notify' || isTrue(allowed) || /backorder/.test(inStock)) return { beyondStock: 'backOrders' }
  return stock === '' && isTrue(inStock) ? { beyondStock: 'uncounted' } : {}
}
