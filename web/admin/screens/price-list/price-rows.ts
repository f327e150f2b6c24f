import { toInputText } from '#contract/currency.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import type { PriceListRow } from '#contract/price-lists.ts'
import { amountOf } from './parse-prices.ts'
import type { WantedPrice } from './set-prices.ts'

/** A variant in the grid, with its list price as typed; empty if it isn't in the list. */
export interface GridRow {
  sku: string
  name: string
  choice: string
  price: number
  typed: string
  saved: string
  isGiven: boolean
}

const choiceOf = (options: Record<string, string>): string => Object.values(options).join(', ')

export const gridRow = ({ sku, name, options, price, listPrice, isGiven }: PriceListRow): GridRow => ({
  sku,
  name,
  choice: choiceOf(options),
  price,
  typed: toInputText(listPrice),
  saved: toInputText(listPrice),
  isGiven,
})

/** Rows without a price for those variants of a product that the grid doesn't have yet. */
export const addedRows = (product: EditedProduct, rows: readonly GridRow[]): GridRow[] =>
  product.variants
    .filter(({ sku }) => !rows.some((row) => row.sku === sku))
    .map(({ sku, options, price }) => ({ sku, name: product.name, choice: choiceOf(options), price, typed: '', saved: '', isGiven: true }))

/** The changes to save, without rows whose text isn't a complete amount. */
export const changesOf = (rows: readonly GridRow[]): WantedPrice[] =>
  rows.flatMap(({ sku, typed, saved }): WantedPrice[] => {
    if (typed === saved) return []
    const price = amountOf(typed)
    return typed.trim() === '' ? [{ sku, price: null }] : price === null ? [] : [{ sku, price }]
  })

/** The discount in per cent; null if no price is typed. */
export function percentOff({ typed, price }: GridRow): number | null {
  const amount = amountOf(typed)
  return amount === null || price === 0 ? null : Math.round((1 - amount / price) * 100)
}
