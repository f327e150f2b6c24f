import { limits } from '#contract/limits.ts'
import type { LineError } from './file-product.ts'
import type { StockLine } from './stock-line.ts'
import type { Row, Table } from './table.ts'

/** Columns with the quantity, best first: what someone entered in the file goes before what Shopify exported. */
const counted = ['On hand (new)', 'On hand (current)', 'On hand', 'Available (not editable)', 'Available'] as const
/** Columns that aren't locations in files from before 2023, which have one column per location. */
const notLocations = /^(handle|title|sku|hs code|coo|option[123] (name|value)|bin name|.*\(not editable\))$/

const namesOf = ({ columns }: Table): Set<string> => new Set(columns.map((name) => name.toLowerCase()))

/** Whether a table is Shopify's inventory file: one line per location, or, before 2023, one column per location. */
export function isShopifyStock(table: Table): boolean {
  const names = namesOf(table)
  if (!names.has('handle') || !names.has('sku') || names.has('price') || names.has('variant price')) return false
  return names.has('location') ? counted.some((name) => names.has(name.toLowerCase())) : names.has('hs code') && names.has('coo')
}

interface Counted {
  location: string
  column: string
  text: string
}

/** The quantities on a line; a location that doesn't stock the variant has a text instead of a number. */
function countsOf(row: Row, { columns }: Table): Counted[] {
  const found: Counted[] = row.has('Location')
    ? counted
        .flatMap((column) => (row.text(column) === '' ? [] : [{ location: row.text('Location'), column, text: row.text(column) }]))
        .slice(0, 1)
    : columns
        .filter((name) => name !== '' && !notLocations.test(name.toLowerCase()))
        .map((column) => ({ location: column, column, text: row.text(column) }))
  return found.filter(({ text }) => text !== '' && !/^not stocked$/i.test(text))
}

/**
 * Reads the stock levels of an inventory file. Negative stock counts as zero. If all stock is at one location whose name the shop doesn't
 * know, it's the place the shop sells from.
 */
export function readShopifyStock(table: Table): { line: number; key: string; content: StockLine; errors: LineError[] }[] {
  const found = table.rows.flatMap((row) => countsOf(row, table).map((one) => ({ ...one, row, sku: row.text('SKU') })))
  const isOnlyPlace = new Set(found.map(({ location }) => location)).size === 1
  return found.map(({ location, column, text, row: { line }, sku }) => {
    const number = /^-?\d{1,10}(\.0+)?$/.test(text) ? Number(text) : Number.NaN
    const isGood = number <= limits.product.stockMax
    const errors: LineError[] = []
    if (sku === '') errors.push({ line, column: 'SKU', message: 'is missing' })
    if (!isGood) errors.push({ line, column, message: `is not a whole number up to ${limits.product.stockMax}` })
    const notes = number < 0 ? [belowZero(line, column, text)] : []
    const quantity = isGood ? Math.max(0, number) : undefined
    return { line, key: sku, content: { line, sku, place: location, isOnlyPlace, quantity, change: undefined, reason: '', notes }, errors }
  })
}

/** The warning for negative stock: files of other shops have it for oversold products. */
export const belowZero = (line: number, column: string, text: string): LineError => ({
  line,
  column,
  message: `is ${text}: it counts as 0`,
})
