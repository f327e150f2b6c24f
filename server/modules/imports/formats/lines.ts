import type { ImportKind } from '#contract/import-kinds.ts'
import { limits } from '#contract/limits.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { type ColumnNames, LineCells } from './line-cells.ts'
import { customerColumns, customerOf } from './customer-line.ts'
import type { LineError } from './file-product.ts'
import { belowZero, isShopifyStock, readShopifyStock } from './shopify-stock.ts'
import type { StockLine } from './stock-line.ts'
import type { Table } from './table.ts'
import { translationColumns, translationOf } from './translation-line.ts'

/** Money in minor units. Undefined fields stay as they are; an `oldPrice` of null ends a reduction. */
export interface PriceLine {
  line: number
  sku: string
  price: number | undefined
  oldPrice: number | null | undefined
}

/** A code of a promotion, which the line refers to by name or id. */
export interface CodeLine {
  line: number
  promotion: string
  promotionId: string
  code: string
  usesMax: number | null
}

export interface RedirectLine {
  line: number
  from: string
  to: string
}

export const stockColumns = {
  sku: ['SKU', 'Variant SKU'],
  place: ['Place', 'Location'],
  quantity: ['Quantity', 'On hand'],
  change: ['Change', 'Adjust'],
  reason: ['Reason'],
} as const satisfies Record<string, ColumnNames>
export const priceColumns = {
  sku: ['SKU', 'Variant SKU'],
  price: ['Price', 'Variant Price'],
  oldPrice: ['Compare-at price', 'Variant Compare At Price', 'Compare at price'],
} as const satisfies Record<string, ColumnNames>
export const codeColumns = {
  promotion: ['Promotion'],
  promotionId: ['Promotion ID'],
  code: ['Code'],
  usesMax: ['Uses at most', 'Usage limit'],
} as const satisfies Record<string, ColumnNames>
export const redirectColumns = {
  from: ['Redirect from', 'From'],
  to: ['Redirect to', 'To'],
} as const satisfies Record<string, ColumnNames>

const { stockMax } = limits.product

function stockOf(cells: LineCells): [string, StockLine] {
  const { sku, place, quantity, change, reason } = stockColumns
  const isBelowZero = /^-\d{1,9}$/.test(cells.text(quantity))
  const counted = isBelowZero ? 0 : cells.whole(quantity, { min: 0, max: stockMax })
  const notes = isBelowZero ? [belowZero(cells.line, quantity[0], cells.text(quantity))] : []
  const changed = cells.whole(change, { min: -stockMax, max: stockMax })
  const isBoth = counted !== undefined && changed !== undefined
  if (isBoth) cells.wrong(change, 'stands beside a quantity: one of them')
  if (cells.text(quantity) === '' && cells.text(change) === '') cells.wrong(quantity, 'is missing')
  const key = cells.needed(sku)
  return [
    key,
    {
      line: cells.line,
      sku: key,
      place: cells.text(place),
      quantity: counted,
      change: changed,
      reason: cells.multiline(reason).slice(0, limits.stock.reason),
      notes,
    },
  ]
}

function priceOf(cells: LineCells): [string, PriceLine] {
  const { sku, price, oldPrice } = priceColumns
  const amount = cells.money(price) ?? undefined
  if (amount === 0) cells.wrong(price, 'is not more than 0')
  const key = cells.needed(sku)
  return [key, { line: cells.line, sku: key, price: amount, oldPrice: cells.money(oldPrice) }]
}

function codeOf(cells: LineCells): [string, CodeLine] {
  const { promotion, promotionId, code, usesMax } = codeColumns
  const text = cells.needed(code).toUpperCase()
  const isCode = /^[A-Z0-9][A-Z0-9-]*$/.test(text) && text.length >= promotionLimits.codeMin && text.length <= promotionLimits.codeMax
  if (text !== '' && !isCode)
    cells.wrong(code, `is not ${promotionLimits.codeMin} to ${promotionLimits.codeMax} letters, digits and hyphens`)
  if (cells.text(promotionId) === '') cells.needed(promotion)
  const most = cells.whole(usesMax, { min: 1, max: promotionLimits.usesMax }) ?? null
  return [text, { line: cells.line, promotion: cells.text(promotion), promotionId: cells.text(promotionId), code: text, usesMax: most }]
}

function redirectOf(cells: LineCells): [string, RedirectLine] {
  const from = cells.needed(redirectColumns.from)
  return [from, { line: cells.line, from, to: cells.needed(redirectColumns.to) }]
}

/** The columns of each kind of file. */
export const lineColumns = {
  stock: stockColumns,
  prices: priceColumns,
  customers: customerColumns,
  codes: codeColumns,
  redirects: redirectColumns,
  translations: translationColumns,
} as const satisfies Record<Exclude<ImportKind, 'products'>, Record<string, ColumnNames>>

/** The error of a first line with two columns of the same meaning. */
export function sameColumns(kind: Exclude<ImportKind, 'products'>, table: Table): LineError | undefined {
  if (kind === 'stock' && isShopifyStock(table)) return undefined
  const there = new Map(table.columns.map((name) => [name.toLowerCase(), name]))
  for (const names of Object.values<ColumnNames>(lineColumns[kind])) {
    const [first, second] = names.flatMap((name) => there.get(name.toLowerCase()) ?? [])
    if (second !== undefined) return { line: 1, column: second, message: `means the same as "${first}": leave one of these columns out` }
  }
  return undefined
}

type Reader = (cells: LineCells) => [key: string, content: object]
const readers: Record<Exclude<ImportKind, 'products'>, Reader> = {
  stock: stockOf,
  prices: priceOf,
  customers: customerOf,
  codes: codeOf,
  redirects: redirectOf,
  translations: translationOf,
}

/** Reads the lines of a file, one row per line. */
export function readLines(kind: Exclude<ImportKind, 'products'>, table: Table) {
  if (kind === 'stock' && isShopifyStock(table)) return readShopifyStock(table)
  return table.rows.map((row) => {
    const cells = new LineCells(row)
    const [key, content] = readers[kind](cells)
    return { line: row.line, key, content, errors: cells.errors }
  })
}
