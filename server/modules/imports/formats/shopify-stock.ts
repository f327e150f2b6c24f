import { limits } from '#contract/limits.ts'
import type { LineError } from './file-product.ts'
import type { StockLine } from './stock-line.ts'
import type { Row, Table } from './table.ts'

/** How many there are: what somebody wrote into the file goes before what Shopify exported. */
const counted = ['On hand (new)', 'On hand (current)', 'On hand', 'Available (not editable)', 'Available'] as const
/** Columns that files had before the locations, a column each. */
const notLocations = /^(handle|title|sku|hs code|coo|option[123] (name|value)|bin name|.*\(not editable\))$/

const namesOf = ({ columns }: Table): Set<string> => new Set(columns.map((name) => name.toLowerCase()))

/** True for Shopify's file of inventory: a line for each location, or, before 2023, a column. */
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

/** What a line counts; a location that doesn't stock the variant says so instead of a number. */
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

/** The levels of stock of such a file. Sold below zero counts as none there. Where all is at one location, it's the place the shop sells from, unless one is called so. */
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

/** Oversold goods have a stock below zero in other shops' files. */
export const belowZero = (line: number, column: string, text: string): LineError => ({
  line,
  column,
  message: `is ${text}: it counts as 0`,
})
