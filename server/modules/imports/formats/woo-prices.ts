import type { FileVariant, LineError } from './file-product.ts'
import type { Row } from './table.ts'
import { wooColumns } from './woo-columns.ts'

type Amount = number | null | undefined

/** The prices of a line. A sale with dates is left to `withCurrentPrices`, as only an import knows what time it is. */
export function pricesOf(row: Row, regular: Amount, sale: Amount, notes: LineError[]): Pick<FileVariant, 'price' | 'oldPrice' | 'sale'> {
  const [from, to] = [dateOf(row, wooColumns.saleFrom, '00:00:00', notes), dateOf(row, wooColumns.saleTo, '23:59:59', notes)]
  const usual = { price: regular ?? undefined, oldPrice: regular === undefined ? undefined : null }
  if (sale === undefined || sale === null) return usual
  if (typeof regular === 'number' && sale >= regular) {
    const message = 'is more than the regular price: it is left out, as WooCommerce does'
    if (sale > regular) notes.push({ line: row.line, column: wooColumns.salePrice, message })
    return usual
  }
  if (from === null && to === null) return { price: sale, oldPrice: regular }
  return { ...usual, sale: { price: sale, from, to } }
}

/** A time as WooCommerce writes it ("2026-12-31 23:59:59"), or a day, at `time` of which a sale begins or ends. Null if there is none. */
function dateOf(row: Row, column: string, time: string, notes: LineError[]): string | null {
  const text = row.text(column)
  if (text === '') return null
  const [, day, hour = time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2}:\d{2}))?/.exec(text) ?? []
  const at = new Date(`${day}T${hour.padStart(8, '0')}Z`)
  if (day !== undefined && !Number.isNaN(at.getTime())) return at.toISOString()
  notes.push({ line: row.line, column, message: 'is not a day such as 2026-12-31: it is left out' })
  return null
}
