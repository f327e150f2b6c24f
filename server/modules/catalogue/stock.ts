import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/db/statement.ts'
import { type LinePieces, withComponents } from './bundles/pieces.ts'
import { deductDeals } from './deals/deduct.ts'
import { refreshLowStock } from './read-model/low-stock.ts'
import { hasStock, deduct, deductSold, putBack } from './stock-statements.ts'

const pieceArrays = (pieces: { variantId: string; quantity: number }[]) => ({
  ids: pieces.map(({ variantId }) => variantId),
  quantities: pieces.map(({ quantity }) => quantity),
})

/** The order that takes or returns pieces; the ledger refers to it. */
export interface StockCause {
  orderId: string
  now: Date
}

/** Sold pieces of a variant with their price in minor units. `deal` is the limited deal that they count in. */
interface SoldPieces extends LinePieces {
  price: number
  deal: string | null
}

/**
 * Deducts sold pieces from stock and from their deals, at the price they were sold for, together with the commit, so that buyers of a
 * variant wait for each other only as long as PostgreSQL takes. If a piece can't be sold at that price anymore, the transaction is
 * retried, and finds out which.
 */
export function deductStock(tx: Tx, taken: SoldPieces[], { orderId, now }: StockCause): void {
  const deals = taken.flatMap(({ deal, quantity }) => (deal === null ? [] : [{ id: deal, quantity }]))
  deductDeals(tx, deals, { orderId, now })
  const pieces = withComponents(taken)
  const wanted = {
    ...pieceArrays(pieces),
    // Components of a bundle have no price of their own.
    prices: pieces.map(({ line }) => line?.price ?? 0),
    low: limits.product.stockLow,
    now,
    deals: deals.map(({ id }) => id),
    order: orderId,
  }
  changeStock(tx, () => deduct.all(tx, wanted))
}

/** Puts deducted pieces back into stock, together with the commit, after a cancellation or return. */
export function returnStock(tx: Tx, returned: LinePieces[], { kind, orderId, now }: StockCause & { kind: 'cancel' | 'return' }): void {
  const pieces = pieceArrays(withComponents(returned))
  changeStock(tx, () => putBack.all(tx, { ...pieces, low: limits.product.stockLow, kind, now, order: orderId }))
}

/** Whether each variant has at least the wanted number of pieces in stock. */
export async function hasEnoughStock(tx: Tx, wanted: LinePieces[]): Promise<boolean> {
  const row = await hasStock.one(tx, pieceArrays(withComponents(wanted)))
  return row?.covers === true
}

/** Deducts pieces that were sold before and had been put back, as `deductStock` does; ask `hasEnoughStock` first. */
export function deductStockAgain(tx: Tx, taken: LinePieces[], { orderId, now }: StockCause): void {
  const pieces = pieceArrays(withComponents(taken))
  changeStock(tx, () => deductSold.all(tx, { ...pieces, low: limits.product.stockLow, now, order: orderId }))
}

/** Sends the change with the commit; products with low stock, which is shown, are refreshed afterwards. */
export function changeStock(tx: Tx, change: () => Promise<{ product_id: string }[]>): void {
  let low: string[] = []
  tx.atCommit(async () => {
    low = (await change()).map((row) => row.product_id)
  })
  tx.afterCommit(async (database) => {
    if (low.length > 0) await refreshLowStock(database, low)
  })
}
